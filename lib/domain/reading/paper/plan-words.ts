import type { LineOfBusiness } from "@/lib/core/notice";

/** Programs of the States by their own names; as a plan's or a program's name only, since offices are called by such words, too. */
const STATE_PROGRAM =
  /\bmedicaid\b|\bmedi-cal\b|\bmedical assistance\b|\bhoosier (?:healthwise|care connect)\b|\bhealthy indiana plan\b|\bapple health\b|\bhealthchoice illinois\b|\brite care\b|\brhody health\b|\bSTAR ?\+ ?PLUS\b|\bSTAR (?:kids|health)\b|^STAR$|\bhealthy (?:connections|michigan plan|louisiana|blue(?! living))\b|\bhusky [abd]\b|\bhusky health\b|\bbadgercare\b|\btenncare\b|\bsooner(?:care|select)\b|\bkancare\b|\b(?:centennial|turquoise) care\b|\bheritage health\b(?! network)|\b(?:IA|iowa) health link\b|\bdr\.? dynasaur\b|\bgreen mountain care\b|\bnj familycare\b|\bmaryland healthchoice\b|\bhealthchoices\b|\boregon health plan\b|\bquest integration\b|\bcardinal care\b|\bmountain health trust\b|\bmississippican\b|\bmo healthnet\b|\bchild health plus\b|\bpeachcare\b|\barkids\b|\bhealth first colorado\b|\bmainecare\b|\bmasshealth\b|\bAHCCCS\b|\bhealthy horizons\b/i;
/** Names that insurers give their Medicare plans alone, and the number by which Medicare knows such a plan: "H5216-311". */
const MEDICARE_PRODUCT =
  /\b(?:mediblue|(?:blue shield|keystone|personal choice) 65|freedom ?blue|humanachoice|wellcare (?:giveback|simple|no premium|patriot|assist)|senior blue|secure horizons|gold plus|gold classic|senior advantage)\b|\b[HR]\d{4}-\d{3}\b/i;
const SNP = /\b[CDI]-?SNP\b/;
/** "Providence Medicare Align Group Plan (HMO-POS)", "PriorityMedicare Key (HMO-POS)": Medicare's name and a network's. */
const NETWORK = /\b(?:HMO|PPO|POS|PFFS|advantage)\b/i;
/** "Retiree PPO with Medicare COB", "PPO Medicare Carve-Out": an employer's plan beside Medicare. */
const BESIDE_MEDICARE =
  /\b(?:carve-?out|coordinat\w+|complement\w*|COB|eligible|wrap(?:around)?|(?:HMO|PPO|POS) with medicare(?! part d))\b/i;
const DRUG_PLAN = /\bPDP\b|\bmedicare ?rx\b/i;
const FEDERAL = /\bFEHB\b|\bfederal employees?['’]? health benefits?\b|\bFEP\b|\bpostal service health\b/i;
const EXCHANGE =
  /\bmarketplace\b|(?<!\b(?:off|private)[- ])\bexchange (?:plan|product|individual)\b|\bon[- ]exchange\b/i;
const AT_WORK =
  /^(?:WC(?=\W*$| (?:claim|medical)\b)|work(?:ers?|man|men)?['’]?s?['’]? ?comp(?:ensation)?\b)/i;
const OF_A_CAR =
  /^(?:PIP(?=\W*$| (?:claim|medical|coverage)\b)|no-?fault\b|med(?:ical)? ?pay(?:ments)?(?=\W*$| coverage\b)|auto(?:mobile)?(?= (?:PIP|med|no|insurance|liability)|$))\b/i;
/** What a label lists, denies, or says of another plan. */
const NOT_ITS_OWN =
  /\bcommercial\b|\bsupplement\b|\bmedigap\b|\b(?:no(?!-fault)|not|none|other|primary|secondary|prior|previous|before|after|instead|term(?:ed|inated)?|ended|expired|exhausted|inactive)\b|[[(][ _]*[)\]]|\b(?:HMO|PPO|EPO|POS|medicaid|medicare)(?:,| \/| or) /i;
/** "Program ..... Ohio Medicaid", "Line of business: Medicaid Managed Care"; the value begins with none of the leader's signs. */
const LABELED =
  /(?:^[ \t|]{0,40}|[ \t]{2}|\| ?|• ?)(?:LOB|line(?: of business)?|(?:benefit |health )?plan(?: name| type)?|product|program|coverage(?: type)?|(?:claim|policy) type)(?:[ \t]{0,3}[:.][ \t:.]{0,60}|[ \t]{2,60})([^\s:.|][^\n|]{1,90})/gim;
/** An insurer that the paper names beside the plan has its own block, under its own heading. */
const OTHER_PLAN =
  /\b(?:other|another|primary|secondary|second|additional) (?:health )?(?:insurance|insurer|coverage|plan|payer|carrier)\b|\bcoordination of benefits\b|\bCOB\b/i;
const BLOCK = 240;
/** A value ends where the next column or a sentence begins: "Plan: Summit PPO. The patient may have a Medicare Advantage plan." */
const COLUMN_ENDS = /[ \t]{2,}|(?<=\p{L}{2}|\))(?<!\b(?:Inc|Co|Corp|Ltd|St|No))\. (?=\p{Lu})/u;
/** "Plan type    Medicaid    Commercial    Medicare": the heads of a table. */
const A_PLAN = /^(?:commercial|medicaid|medicare(?: advantage)?|marketplace|exchange|tricare)\s*$/i;
/** "Marketplace Foods Employee Benefit Plan": an employer may be called like a program. */
const EMPLOYEES = /\bemployees?\b/i;
const LABELED_PART = 6000;

/** The plan under a label of its own; none where labels name several, as where each plan has its own address for appeals. */
export function planUnderLabel(text: string): LineOfBusiness | null {
  const part = text.slice(0, LABELED_PART);
  const plans = new Set<LineOfBusiness>();
  for (const { index, 1: printed = "" } of part.matchAll(LABELED)) {
    const [value = "", ...beside] = printed.split(COLUMN_ENDS);
    if (beside.some((cell) => A_PLAN.test(cell))) continue;
    if (/^commercial\b(?!,| or | and )/i.test(value)) plans.add("commercial");
    if (NOT_ITS_OWN.test(value) || OTHER_PLAN.test(part.slice(Math.max(0, index - BLOCK), index))) continue;
    const plan = planCalled(value.trim());
    if (plan) plans.add(plan);
  }
  const [plan = null, another] = plans;
  // What is called commercial may be an employer's own money.
  return another || plan === "commercial" ? null : plan;
}

function planCalled(name: string): LineOfBusiness | null {
  if (SNP.test(name) || MEDICARE_PRODUCT.test(name)) return "medicare_advantage";
  if (DRUG_PLAN.test(name)) return "part_d";
  if (/medicare/i.test(name))
    return NETWORK.test(name) && !BESIDE_MEDICARE.test(name) ? "medicare_advantage" : null;
  if (FEDERAL.test(name)) return "fehb";
  if (EMPLOYEES.test(name)) return null;
  if (EXCHANGE.test(name)) return "marketplace";
  if (STATE_PROGRAM.test(name)) return "medicaid_mco";
  if (AT_WORK.test(name)) return "workers_comp";
  return OF_A_CAR.test(name) ? "auto" : null;
}

/** "Medi-Cal ID (CIN): 91234567A": the number that a State gives its members, whoever manages the plan. */
const STATE_NUMBER =
  /(?:^[ \t|]{0,40}|[ \t]{2}|\| ?)(?:medi-cal|masshealth|providerone|ahcccs|tenncare|mainecare|badgercare|forwardhealth|soonercare|medicaid)(?: (?:member|client|recipient|enrollee|beneficiary))? (?:ID|no\b|number|#)(?: ?\([A-Z]{2,6}\))?[ .:]{1,40}[A-Z]{0,3}\d/im;

/** Who decides after the plan, by the program that alone has such a decider. */
const DECIDERS: readonly [LineOfBusiness, RegExp][] = [
  [
    "medicaid_mco",
    /\bstate (?:fair )?hearing\b(?! (?:officers?|aids?|instruments?|loss|health|care|clinics?|centers?|screening|impair\w+|conservation|(?:and|&) speech)\b)|\bmedicaid fair hearing\b|\b(?:ask|request|apply) (?:for )?a (?:state )?fair hearing\b(?! (?:under|before|by) (?:the |our )?(?:medical|bylaws|peer|credential))|\bfair hearing (?:from|with|by|through) the (?:state|department)\b/gi,
  ],
  [
    "medicare_advantage",
    /(?<!\b(?:external|if you (?:ask|request|file|want|choose))\b[^.;]{0,80})\b(?:we|plan) (?:will |must |shall )?(?:automatically )?(?:send|forward)s?\b[^.;]{0,80}\bindependent review entity\b|\bnon-?(?:contract|participating)\w*\b[^.;]{0,80}\b(?:signed|send|submit|include|completed?|enclose)\b[^.;]{0,40}\bwaiver of liability\b|\bfast[- ]track appeal\b[^.;]{0,60}\bquality improvement organization\b|\bquality improvement organization\b[^.;]{0,60}\bfast[- ]track appeal\b/gi,
  ],
  [
    "fehb",
    /\b(?:ask|request|write|appeal|send)\b[^.;]{0,80}\b(?:OPM|office of personnel management)\b|\bdisputed claims process\b(?=[^.;]{0,60}\b(?:brochure|section 8)\b)|\b(?:brochure|section 8)\b[^.;]{0,60}\bdisputed claims process\b/gi,
  ],
];
/** "FEP members may ask OPM", "if the plan is a Medicaid plan": what holds for some of a payer's plans. */
const OF_SOME =
  /\b(?:medicaid|medicare|FEP|FEHB|federal|government|public)\b[^.;]{0,40}\b(?:members?|enrollees?|plans?|patients?|beneficiar\w+|recipients?|program|coverage|employees?)\b|\b(?:if|for|when)\b[^.;]{0,60}\b(?:medicaid|medicare|federal|medi-cal|CHIP)\b|\b(?:members?|enrollees?|people) (?:(?:of|with|in) (?:our )?(?:CHIP|medi-cal)|who (?:get|have|are in|are enrolled))\b/i;
const DENIED_RIGHT =
  /\b(?:no right to|not (?:have (?:the|a) right to|entitled to|eligible for|send)|cannot (?:ask|request))\b[^.;,]{0,40}$/i;
const CLAUSE = 160;

/** The plan by its next decider: told only where the paper names one program's, and not for some plans alone. */
export function planByDecider(text: string): LineOfBusiness | null {
  if (STATE_NUMBER.test(text.slice(0, LABELED_PART))) return "medicaid_mco";
  const flat = text.replace(/\s+/g, " ");
  const plans = DECIDERS.filter(([, words]) =>
    [...flat.matchAll(words)].some(({ 0: said, index }) => {
      const before =
        flat
          .slice(Math.max(0, index - CLAUSE), index)
          .split(/[.;!?] /)
          .at(-1) ?? "";
      const asks = said.split(/\b(?:OPM|office|independent|waiver|quality)\b/i)[0];
      return !OF_SOME.test(`${before}${asks}`) && !DENIED_RIGHT.test(`${before}${said}`);
    }),
  ).map(([plan]) => plan);
  return plans.length === 1 ? (plans[0] ?? null) : null;
}

/** The number under which Medicare's office takes in a plan's letters, in the foot: "Y0037_25_4711_C", "H5216_GHHLT5REN_M". */
const MATERIAL = /\b[HRY]\d{4}_[A-Za-z0-9_]{3,40}_[CM]\b/;
export const hasMedicareMaterial = (text: string): boolean => MATERIAL.test(text);

/** The day of an injury, and the rules by which work injuries alone are paid or disputed. */
const DAY_OF_INJURY =
  /\b(?:(?:date of (?:injury|accident|loss))|(?:injury|accident|loss) date|DOI|D\/I)[ .:]{1,30}\d/i;
const PAID_AS_COMP =
  /\bOMFS\b|\bofficial medical fee schedule\b|\bworkers['’]? compensation (?:medical )?fee (?:schedule|guidelines?)\b|\bDWC(?:[- ]?\d|'s| form)|\bSBR-1\b|\bsecond bill review\b|\bmedical fee (?:guideline|dispute)\b|\bMTUS\b|\bWCAB\b/i;
/** A person who claims, the day of the injury and the employer: three labels of one file; a car's insurer asks for no employer. */
const CLAIMANT = /\b(?:claimant|injured (?:worker|employee))(?: name)?[ .:|]{1,30}\S/i;
/** New York's no-fault insurers pay by the schedule of work injuries, and health plans ask about accidents. */
const NO_WORK_INJURY =
  /\bno-?fault\b|\bPIP\b|\b(?:auto(?:mobile)?|motor vehicle) (?:accident|claim|insur\w+|policy)\b|\b11 NYCRR\b|\baccident (?:questionnaire|details|information)\b|\bsubrogation\b/i;
const EMPLOYER = /\bemployer[ .:|]{1,30}\p{Lu}/iu;
export const isPaidAsComp = (text: string): boolean =>
  DAY_OF_INJURY.test(text) &&
  !NO_WORK_INJURY.test(text) &&
  (PAID_AS_COMP.test(text) || (CLAIMANT.test(text) && EMPLOYER.test(text)));

/** Whose money pays, in the words of a payer that only handles the claims; "self-insured plans" in general say nothing of this one. */
const EMPLOYERS_MONEY =
  /(?<!\b(?:if|some|certain|may|when|for)\b[^.;]{0,80})(?:\b(?:pays?|funds) (?:the )?(?:benefits|claims)\b[^.;]{0,20}\b(?:its|their) own (?:funds|assets)\b|\bclaims? administrator only\b|\badministrative (?:claims? (?:payment )?)?services only\b(?! (?:for|to) (?:some|certain|those|self)\b)|\bdoes not (?:insure|underwrite) (?:the|this|your) (?:plan|benefits|coverage)\b|\b(?:your|this) plan is an employer['’]s (?:health |group )?plan\b)|\bfunding(?: type)?(?: {0,3}[:.][ :.]{0,60}| {2,40})ASO\b/i;
export const isEmployersMoney = (text: string): boolean =>
  EMPLOYERS_MONEY.test(text.replace(/[^\S ]+/g, " "));
