/** What each row of a table looks like, for a row that a client leaf draws around cells of the server. */
export const ROW = "group/row row cards:row-card";

/** The same of a cell. */
export const CELL = "cell cards:cell-line";
