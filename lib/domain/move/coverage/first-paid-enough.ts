/** "Medicare payment is equal to or more than the SoonerCare allowed amount", "primary paid more than our maximum". */
const PAID_ENOUGH =
  /\b(?:medicare|(?:primary|first|prior|previous|other)(?: (?:payer|payor|insurance|insurer|carrier|plan|coverage))?(?:['’]s)?|TPL|third[- ]party)\b[^.;]{0,24}\b(?:paid|pays|payments?)\b[^.;]{0,30}\b(?:equal(?:s|led)?|exceed(?:s|ed)?|(?:more|greater|higher) than|at or above|at least)\b[^.;]{0,60}\b(?:allow(?:ed|able|ance)|maximum|rate|fee|would (?:have )?pa(?:y|id)|our (?:benefit|payment))\b/i;
/** "Our allowable is less than what the primary paid". */
const ALLOWS_NO_MORE =
  /\b(?:allow(?:ed|able|ance)|maximum|rate|fee|our (?:benefit|payment))\b[^.;]{0,40}\b(?:(?:less|lower) than|equal to|below|(?:does|do|did) not exceed|not (?:more|greater|higher) than)\b[^.;]{0,40}\b(?:medicare|primary|first|prior|other)\b[^.;]{0,24}\b(?:paid|pays|payments?)\b/i;

/** The second payer says that the first one has paid what it allows itself, or more. */
export const saysFirstPaidEnough = (text: string): boolean =>
  PAID_ENOUGH.test(text) || ALLOWS_NO_MORE.test(text);
