//! The functions that the program can reach, and what they use.

use crate::file::entry;
use crate::function::Function;
use crate::helpers::Helper;
use crate::kind::Kind;
use crate::module::{Initial, Module};
use crate::names::{path, Names};
use crate::options::Options;
use crate::text::is_by_bits;
use crate::uses::Uses;
use anyhow::{Context, Result};
use std::collections::{BTreeMap, BTreeSet};
use wasmparser::{Operator, ValType};

pub(crate) struct Program {
    pub(crate) names: Names,
    /// In the order in which they are written: what is called first, as far as possible.
    pub(crate) functions: Vec<Placed>,
    /// All that the functions use together.
    pub(crate) uses: Uses,
    /// The function that is the program; `None` for a library.
    pub(crate) entry: Option<u32>,
    /// The exported function `at_trap` of a program: a trap calls it before the end.
    pub(crate) at_trap: Option<u32>,
    /// Whether memory can grow.
    pub(crate) grows: bool,
    pub(crate) has_memory: bool,
    /// The functions that can be called through tables, by the numbers that the tables hold.
    pub(crate) targets: Vec<Option<u32>>,
}

/// A function with its place in the file.
pub(crate) struct Placed {
    pub(crate) read: Function,
    /// Functions that it calls and that stand behind it.
    pub(crate) forward: Vec<u32>,
}

impl Program {
    pub(crate) fn read(module: &Module<'_>, options: &Options) -> Result<Program> {
        let library = options.library.is_some();
        let (grows, changes) = instructions(module)?;
        let fixed_table = !changes && !library && module.tables.len() <= 1;
        let names = Names::new(module, fixed_table);
        let entry = if library { None } else { Some(entry(module)?) };
        let targets = if fixed_table { contents(module)? } else { functions(module) };
        let stack = module.global_names.iter().find(|(_, name)| **name == "__stack_pointer").map(|(&index, _)| index);
        let mut reader = Reader {
            module,
            options,
            grows,
            stack: stack.filter(|_| options.check_stack),
            functions: BTreeMap::new(),
            order: Vec::new(),
        };
        let at_trap = module.exported().find(|(name, _)| *name == "at_trap" && !library).map(|(_, number)| number);
        let mut roots: BTreeSet<u32> = module.start.into_iter().chain(entry).chain(at_trap).collect();
        roots.extend(module.exported().map(|(_, number)| number).filter(|_| library));
        for root in roots {
            reader.collect(root)?;
        }
        reader.collect_targets(&targets)?;
        let mut uses = Uses::default();
        reader.functions.values().for_each(|function| uses.add(&function.uses));
        if !fixed_table && module.elements.iter().any(|element| element.place.is_some()) {
            uses.helpers.insert(Helper::TableInit);
        }
        if !fixed_table && module.tables.iter().any(|table| table.value != [Initial::Null]) {
            uses.helpers.insert(Helper::TableFill);
        }
        if library {
            uses.globals.extend(0..module.globals.len() as u32);
        }
        if !fixed_table && !module.tables.is_empty() {
            uses.helpers.extend([Helper::TableGet, Helper::Trap]);
        }
        uses.helpers.extend((grows || library || options.checked).then_some(Helper::Trap));
        uses.helpers.extend(options.checked.then_some(Helper::Inside).filter(|_| module.memory.is_some()));
        for results in module.types.iter().map(|signature| signature.results()).filter(|_| library) {
            // Whoever calls a function of a library looks for its results, even if it never returns.
            uses.results.extend(Kind::all(results)?.into_iter().enumerate().skip(1));
        }
        uses.helpers.extend(global_helpers(module, &uses));
        uses.close();
        let functions = place(reader.functions, &reader.order);
        let has_memory = module.memory.is_some();
        Ok(Program { names, functions, uses, entry, at_trap, grows: grows && has_memory, has_memory, targets })
    }

    pub(crate) fn find(&self, number: u32) -> &Function {
        &self.functions.iter().find(|placed| placed.read.number == number).expect("it was read").read
    }

    /// Whether there is arithmetic that x87 processors do with too many digits.
    pub(crate) fn x87(&self) -> bool {
        self.uses.floats
    }
}

/// The helpers for the floats that globals begin with.
fn global_helpers(module: &Module<'_>, uses: &Uses) -> Vec<Helper> {
    let globals = uses.globals.iter().flat_map(|&index| &module.globals[index as usize].value);
    let helper = |part: &Initial| match part {
        Initial::Value(ValType::F32, bits) => is_by_bits(Kind::Float, *bits).then_some(Helper::FloatOfBits),
        Initial::Value(ValType::F64, bits) => is_by_bits(Kind::Double, *bits).then_some(Helper::DoubleOfBits),
        _ => None,
    };
    globals.filter_map(helper).collect()
}

/// Functions in the order of the file. Those that call one another in a circle cannot all stand in front of their calls.
fn place(mut functions: BTreeMap<u32, Function>, order: &[u32]) -> Vec<Placed> {
    let mut written = BTreeSet::new();
    let mut placed = Vec::new();
    for number in order {
        written.insert(*number);
        let read = &functions[number];
        let forward: Vec<u32> = read
            .uses
            .functions
            .iter()
            .copied()
            .filter(|called| functions.contains_key(called) && written.insert(*called))
            .collect();
        placed.push((*number, forward));
    }
    let take = |(number, forward): (u32, Vec<u32>)| Placed {
        read: functions.remove(&number).expect("each is written once"),
        forward,
    };
    placed.into_iter().map(take).collect()
}

struct Reader<'a> {
    module: &'a Module<'a>,
    options: &'a Options,
    grows: bool,
    stack: Option<u32>,
    functions: BTreeMap<u32, Function>,
    order: Vec<u32>,
}

impl Reader<'_> {
    /// Reads a function and those that it calls.
    fn collect(&mut self, number: u32) -> Result<()> {
        let mut open = vec![(number, Vec::<u32>::new())];
        self.read(number, &mut open[0].1)?;
        while let Some((number, calls)) = open.last_mut() {
            match calls.pop() {
                Some(called) => {
                    let mut calls = Vec::new();
                    if self.read(called, &mut calls)? {
                        open.push((called, calls));
                    }
                }
                None => {
                    if self.functions.contains_key(number) && !self.order.contains(number) {
                        self.order.push(*number);
                    }
                    open.pop();
                }
            }
        }
        Ok(())
    }

    /// Reads a function, if that is still to be done, and gives what it calls, the first one last.
    fn read(&mut self, number: u32, calls: &mut Vec<u32>) -> Result<bool> {
        if (number as usize) < self.module.imports.len() || self.functions.contains_key(&number) {
            return Ok(false);
        }
        let function = Function::read(self.module, self.options, self.grows, self.stack, number)
            .with_context(|| format!("in function {}", path(self.module, number)))?;
        calls.extend(function.uses.functions.iter().rev());
        self.functions.insert(number, function);
        Ok(true)
    }

    /// Reads the functions that tables hold, as far as functions of their types are called through tables.
    fn collect_targets(&mut self, targets: &[Option<u32>]) -> Result<()> {
        loop {
            let mut signatures = BTreeSet::new();
            self.functions.values().for_each(|function| signatures.extend(function.uses.signatures.iter().copied()));
            let before = self.functions.len();
            for &target in targets.iter().flatten() {
                if signatures.contains(&self.module.canonical(self.module.functions[target as usize])) {
                    self.collect(target)?;
                }
            }
            if self.functions.len() == before {
                return Ok(());
            }
        }
    }
}

/// Whether the module has instructions that make memory grow, and such that change tables or make references.
fn instructions(module: &Module<'_>) -> Result<(bool, bool)> {
    let (mut grows, mut changes) = (false, false);
    for body in &module.bodies {
        for operator in body.get_operators_reader()? {
            match operator? {
                Operator::MemoryGrow { .. } => grows = true,
                Operator::TableGet { .. }
                | Operator::TableSet { .. }
                | Operator::TableSize { .. }
                | Operator::TableGrow { .. }
                | Operator::TableFill { .. }
                | Operator::TableCopy { .. }
                | Operator::TableInit { .. }
                | Operator::RefFunc { .. }
                | Operator::ElemDrop { .. } => changes = true,
                _ => {}
            }
        }
    }
    Ok((grows, changes))
}

/// What the only table holds from the beginning to the end.
fn contents(module: &Module<'_>) -> Result<Vec<Option<u32>>> {
    let Some(table) = module.tables.first() else { return Ok(Vec::new()) };
    let mut contents = Vec::new();
    for element in &module.elements {
        let Some((_, place)) = &element.place else { continue };
        let place =
            crate::head::initial_constant(place).context("an element at a place that is not constant")? as usize;
        anyhow::ensure!(place + element.content.len() <= table.least as usize, "elements outside the table");
        contents.resize(contents.len().max(place + element.content.len()), None);
        for (entry, value) in contents[place..].iter_mut().zip(&element.content) {
            *entry = match value {
                Initial::Function(number) => Some(*number),
                _ => None,
            };
        }
    }
    Ok(contents)
}

/// Every function, by its number plus one.
fn functions(module: &Module<'_>) -> Vec<Option<u32>> {
    std::iter::once(None).chain((0..module.functions.len() as u32).map(Some)).collect()
}
