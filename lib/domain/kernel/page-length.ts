const LENGTHS = [1, 11, 26, 51, 101, 201];

/**
 * How many rows a query reads that wants so many: for the limit that is written into its text, since one that is a value would be planned
 * for each time (the database must take it for a tenth of the table). A few lengths, so that there are few texts; the rest is cut off.
 */
export const pageLength = (rows: number): number => LENGTHS.find((length) => length >= rows) ?? rows;
