/** Where a request came from, for throttles, sessions and the audit trail. */
export type Origin = { requestId: string; address: string; userAgent: string };
