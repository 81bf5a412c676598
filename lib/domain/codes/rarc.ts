/** What a remark code adds to a reason that says little by itself (16, 96, 252, A1). */
export type RemarkHint =
  /** Unprocessable: no appeal rights, a new claim is needed. */
  | "unprocessable"
  /** Data on the claim are missing or wrong. */
  | "fix_claim"
  /** The payer waits for records. */
  | "send_records"
  /** Another payer comes first, or its explanation of benefits is missing. */
  | "other_payer"
  /** Never covered, by law or by the plan. */
  | "excluded"
  /** A coverage policy was applied. */
  | "policy";

type Remark = { description: string; hint: RemarkHint | null };

const ROWS: readonly (readonly [code: string, hint: RemarkHint | null, description: string])[] = [
  ["M15", null, "Counted as part of another service"],
  ["M20", "fix_claim", "Procedure code (HCPCS) missing or not valid"],
  ["M25", "send_records", "Records do not support the level of service billed"],
  ["M50", "fix_claim", "Revenue code missing or not valid"],
  ["M51", "fix_claim", "Procedure code missing or not valid"],
  ["M52", "fix_claim", "First date of service missing or not valid"],
  ["M53", "fix_claim", "Days or units missing or not valid"],
  ["M60", "send_records", "Certificate of medical necessity missing"],
  ["M62", "fix_claim", "Authorization number missing or not valid"],
  ["M64", "fix_claim", "A further diagnosis missing or not valid"],
  ["M76", "fix_claim", "Diagnosis missing or not valid"],
  ["M77", "fix_claim", "Place of service missing or not valid"],
  ["M79", "fix_claim", "Charge missing or not valid"],
  ["M80", null, "Not paid together with a service already processed for that session"],
  ["M81", "fix_claim", "Diagnosis must be coded in full detail"],
  ["M86", null, "The same or a similar service was already paid within the time limit"],
  ["M119", "fix_claim", "Drug code (NDC) missing or not valid"],
  ["M127", "send_records", "Medical record for this service missing"],
  ["MA04", "other_payer", "Primary payer's identity or payment information missing or unreadable"],
  ["MA27", "fix_claim", "Medicare number or name on the claim is wrong"],
  ["MA36", "fix_claim", "Patient's name missing or not valid"],
  ["MA61", "fix_claim", "Patient's identification number missing or not valid"],
  ["MA63", "fix_claim", "Principal diagnosis missing or not valid"],
  ["MA83", "fix_claim", "The claim does not say whether this payer is primary or secondary"],
  ["MA92", "other_payer", "Information on other insurance missing"],
  ["MA112", "fix_claim", "Group practice information missing or not valid"],
  ["MA114", "fix_claim", "Where the service was given is missing or not valid"],
  ["MA120", "fix_claim", "Laboratory certificate (CLIA) number missing or not valid"],
  ["MA130", "unprocessable", "Claim cannot be processed; no appeal rights, send a new claim"],
  ["N4", "other_payer", "Earlier payer's explanation of benefits missing or incomplete"],
  ["N19", null, "Counted as incidental to the main procedure"],
  ["N20", null, "Not paid together with another service of the same day"],
  ["N29", "send_records", "Documentation missing"],
  ["N30", null, "Patient not eligible for this service"],
  ["N56", "fix_claim", "Procedure code not right for the service or the date"],
  ["N95", null, "This type of provider may not bill this service"],
  ["N115", "policy", "Decided under a local coverage determination"],
  ["N130", "excluded", "See the plan's benefit documents for limits of this service"],
  ["N179", "send_records", "Information asked from the member is awaited"],
  ["N206", "send_records", "Supporting documents do not match the claim"],
  ["N257", "fix_claim", "Billing provider's identifier missing or not valid"],
  ["N265", "fix_claim", "Ordering provider's identifier missing or not valid"],
  ["N286", "fix_claim", "Referring provider's identifier missing or not valid"],
  ["N290", "fix_claim", "Rendering provider's identifier missing or not valid"],
  ["N362", "policy", "More days or units than the payer's limit"],
  ["N382", "fix_claim", "Patient identifier missing or not valid"],
  ["N386", "policy", "Decided under a national coverage determination"],
  ["N418", "other_payer", "Sent to the wrong payer or contractor"],
  ["N425", "excluded", "Excluded by law"],
  ["N428", null, "Not covered in this place of service"],
  ["N430", "fix_claim", "Procedure code does not agree with the units"],
  ["N479", "other_payer", "Primary payer's explanation of benefits missing"],
  ["N519", "fix_claim", "Modifiers cannot be combined"],
  ["N522", null, "Duplicate of a claim that was or will be passed on by another payer"],
  ["N640", "policy", "More often than the payer allows"],
  ["N657", "fix_claim", "Should be billed with the code that fits the service"],
  ["N706", "send_records", "Documentation missing"],
  // A Medicare contractor's own code, seen where others put a remark.
  ["56900", "send_records", "Medicare's request for records was not answered"],
];

/** Remark codes (RARC) that practices meet, in our own short words. */
export const RARC: ReadonlyMap<string, Remark> = new Map(
  ROWS.map(([code, hint, description]) => [code, { description, hint }]),
);
