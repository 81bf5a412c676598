/** Where a request came from, for throttles, sessions and the audit trail. */
export type Origin = {
  requestId: string;
  address: string;
  userAgent: string;
  /** The secret of the browser's device cookie, where it has one. */
  device?: string | null;
};
