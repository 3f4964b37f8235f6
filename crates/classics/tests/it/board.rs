use classics::board::{board, cantor_rank, every_board, from_cantor_rank};

#[test]
fn cantor_ranks_count_the_boards_in_lexicographic_order() {
    let mut boards = 0;
    for (rank, board) in every_board().enumerate() {
        assert_eq!(cantor_rank(board), rank, "{board:?}");
        assert_eq!(from_cantor_rank(rank), board);
        boards += 1;
    }
    assert_eq!(boards, 362_880);
    assert!(every_board().zip(every_board().skip(1)).all(|(board, next)| board < next));
}

#[test]
fn only_nine_different_symbols_are_a_board() {
    for symbols in ["12345678x", "12345678X", "123456780"] {
        assert_eq!(board(symbols), Some([1, 2, 3, 4, 5, 6, 7, 8, 0]));
    }
    for symbols in ["", "12345678", "12345678x0", "12345678x1", "12345678x ", "112345678", "12345679x", "1234567x\r"] {
        assert_eq!(board(symbols), None, "{symbols}");
    }
}
