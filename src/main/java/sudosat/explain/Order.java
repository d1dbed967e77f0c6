package sudosat.explain;

/** Whose habit decides which technique is tried first. */
enum Order {
  /** By ratings, where what leads to a value at once comes before what does not: how steps are shown and the hardest one is rated. */
  SUDOKU_EXPLAINER,
  /** All singles first: how the weights of the steps are summed up. */
  HODOKU
}
