const REASONS: readonly [RegExp, string][] = [
  [/No space left on device|ENOSPC/, "The disk is full: free some space. "],
  [/EADDRINUSE|Address already in use/i, "Its port is in use by another program. "],
  [/Cannot allocate memory|ENOMEM|heap out of memory/, "There is not enough memory. "],
  [/too many clients|remaining connection slots/, "The database has no connection left. "],
  [
    /ECONNREFUSED|CONNECT_TIMEOUT|the database system is (starting up|in recovery)/,
    "The database doesn't answer. ",
  ],
  [
    /incompatible with server|was initialized by PostgreSQL version/,
    "The data is of another PostgreSQL version. ",
  ],
  [/Permission denied|EACCES/, "It isn't allowed to read or write its files. "],
];

/** A sentence, with a space behind it, for what a part's last lines show to be wrong; empty where they show nothing known. */
export const reasonOf = (lines: string): string => REASONS.find(([shows]) => shows.test(lines))?.[1] ?? "";
