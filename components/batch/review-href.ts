/** The wizard with the bar that leads from letter to letter of a batch; it opens where the appeal stands. */
export const reviewHref = (appealId: string, batchId: string) => `/appeals/${appealId}?batch=${batchId}`;
