/** "99214    99213    182.00    71.28", "99214   165.00   99213   52.10", "99214  billed 168.00  priced as 99213": a visit (CPT, evaluation and management), and right behind it the one that it was paid as. */
export const PAID_AS_OTHER_LEVEL =
  /\b(99[2-4]\d\d)\b[^\n\d]{1,30}(?:\d{2,3}\.\d\d [^\n\d]{0,24})?(?!\1)\b99[2-4]\d\d\b/;
