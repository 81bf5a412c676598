/** The practice that billed, or whoever treated there. */
export const ORGANIZATION =
  /\b(?:clinics?|associates|group|physicians?|doctors|hospital|llc|pllc|p\.?c\.?|m\.?d\.?|d\.?o\.?|dpm|dds|dmd|np|centers?|center|practice|orthop\w+|pediatrics?|therapy|pt|rehab\w*|chiropractic|surgery|surgical|dental|imaging|diagnostics?|medical|health|medicine|care|counseling|ambulance|wellness|podiatry|spine|nursing|supply|institute|pain|eye|services|lab|partners|studio|recovery|psychology|acupuncture|\w{3,}ology|\w{3,}ologists?|\w{3,}iatry|allergy|anesthesia|vision|optical|hearing|speech|women's health|midwifery|dentistry|mobility|equipment|home health|infusion|dialysis|hospice|sleep)\b/i;

/** Longer it is a person with the house that the person works for, or no name. */
export const LONGEST_NAME = 60;

/** "Provider Disputes, Station 4" is an office of the payer's; "Twelve more visits" was asked for. */
export const isNoProvider = (value: string): boolean =>
  /^(?:(?:provider|member|customer) )?(?:disputes?|financial|recover\w+|reimbursement|finance|accounting|integrity|relations|services?|correspondence|inquir\w+|operations|network|contact|portal|manual|support|detail|advisory|inquiry|bulletin|payments?|voucher|response|resolution|enrollment|audit|recovery|overpayments?|name and)\b/i.test(
    value,
  ) ||
  /^(?:custodian|keeper|director|manager|office|health information|release) (?:of|manager|management)\b/i.test(
    value,
  ) ||
  /^(?:(?:employee|group|member|your|the|our) )*(?:health|medical|benefit|dental) plan$/i.test(value) ||
  // "Claims administrator for: PRAIRIE STEEL EMPLOYEE HEALTH PLAN (self-funded)"
  /\b(?:employees?['’]?|welfare|teamsters|union|trust)\b[^,]{0,24}\b(?:health|medical|benefits?|dental) (?:plan|fund|trust)(?: \([^()]{3,30}\))?$|\(self-(?:funded|insured)(?: plan)?\)$/i.test(
    value,
  ) ||
  /^(?:(?:\w+ )?(?:more|additional)|up to|your|our|the|this|not|no)\b/i.test(value) ||
  // "Sent: Monday, November 9, 2026" over a mail.
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day,/i.test(value) ||
  // "Attention: External Review Coordinator": whoever takes the letter in.
  /\b(?:coordinator|supervisor|representative|adjuster)$/i.test(value) ||
  /\b(?:visits|sessions|outpatient|inpatient|requested|denied|approved)\b/i.test(value) ||
  // "… written appeal to / Coding Appeals at the address above."
  /\bat the (?:address|number|fax)\b|\b(?:appeals|disputes|grievances|reconsiderations)\b/i.test(value);
