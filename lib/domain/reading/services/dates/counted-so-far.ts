/** "Visits counted for this member" over the times in which they were used: what came before the claim. */
export const COUNTED_SO_FAR =
  /^\s*(?:(?:therapy|chiropractic|covered|prior|earlier) )?(?:visits?|sessions?|treatments?|services?|benefits?) (?:counted|used|already used|so far|paid (?:so far|this year)|applied)\b(?!.*\b(?:dates? of service|service dates?|DOS)\b)/i;
