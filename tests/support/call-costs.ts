/**
 * The most that a call may ask of the database (docs/performance.md): times that it waits for an answer, statements, and
 * rows read, the session check and the audit record among them. No clock, so that a busy machine changes nothing. A call
 * that has become cheaper gets its new figures here, rows with a quarter to spare for the planner; one that needs more needs a reason in the commit.
 */
export type CallCost = { roundTrips: number; queries: number; rows: number };

export const MOST: Record<string, CallCost> = {
  "claims list": { roundTrips: 3, queries: 5, rows: 450 },
  "the denied ones": { roundTrips: 3, queries: 5, rows: 625 },
  "one claim": { roundTrips: 3, queries: 6, rows: 60 },
  statistics: { roundTrips: 3, queries: 5, rows: 220 },
  "patient search": { roundTrips: 3, queries: 6, rows: 60 },
  "change a claim": { roundTrips: 6, queries: 12, rows: 80 },
  "create a claim": { roundTrips: 6, queries: 11, rows: 80 },
  "documents list": { roundTrips: 5, queries: 7, rows: 515 },
  "appeals list": { roundTrips: 6, queries: 8, rows: 410 },
  worklist: { roundTrips: 4, queries: 7, rows: 325 },
};
