import type { LineOfBusiness } from "@/lib/core/notice";
import type { Line } from "../page/page-lines";
import { isMarketplace } from "./marketplace";
import { withoutOtherPlans } from "./other-plans";
import {
  hasMedicareMaterial,
  isEmployersMoney,
  isPaidAsComp,
  planByDecider,
  planUnderLabel,
} from "./plan-words";

/** Whose plan it may be: what was set takes precedence over the payer's name. */
export type PlanSigns = {
  lineOfBusiness?: LineOfBusiness | null;
  payerName?: string;
  /** What stands under a heading of its own in a table: "Line of business" over "Medicare Advantage PPO". */
  underHeading?: string;
  /** The paper's lines with their columns, as printed. */
  printed?: string;
};

const ADVANTAGE =
  /medicare[\s-]*(advantage|complete|plus|choice|plans?\b|health plans?|\(?(?:HMO|PPO))|\badvantage (?:plan )?\(?(?:HMO|PPO|D-SNP)\b|\badvantage$|\bMA(PD|-PD)? plan\b|\bMedicare Part C\b|\bgold plus\b|\bdual complete\b|\bamerivantage\b|\bmedicare assured\b|\bVIP (?:care|choice)\b|\bD-?SNP\b/i;
/** "Aetna Medicare" is a private plan, not the government's contractor. */
const PRIVATE_MEDICARE =
  /\b(aetna|humana|united|uhc|cigna|anthem|blue\b|kaiser|wellcare|molina|devoted|alignment|scan\b|health ?spring|elevance|clover).*medicare|medicare.*\b(aetna|humana|united|uhc|cigna|anthem|blue\b)/i;
const PRIVATE_MEDICARE_HEAD =
  /\b(aetna|humana|united ?health ?care|uhc|cigna|anthem|blue (cross|shield)|kaiser|wellcare|molina|health ?spring)\s(\w+\s)?medicare\b(?! supplement)/i;
const ADVANTAGE_HEAD = /\bmedicare advantage (?:organi[sz]ation|plan|\(?(?:HMO|PPO|POS|PFFS|D-?SNP)\b)/i;
/** Who sells plans of Medicare's and no others. */
const ADVANTAGE_ONLY =
  /^(?:devoted health|alignment health(?: ?care| plan)|scan health plan|clover health|essence healthcare|careplus health|healthsun|leon health|zing health|ultimate health plans|solis health|eternalhealth|gold kidney|peoples health|brand new day)\b/i;
/** Names under which one payer sells a program's plan, in the letterhead: "Humana Gold Plus (HMO)". */
const PRODUCT_HEAD = /\bgold plus\b|\bdual complete\b|\bHMO D-?SNP\b/i;
const MEDICAID_HEAD =
  /\bapple health\b|\bmedicaid\b|\bmedical assistance\b|\bAHCCCS\b|\bhealthy horizons (?:in|of) \p{Lu}|\bblue cross community health plans\b|\bcommunity plan of \p{Lu}/iu;
/** "(Health First Colorado)" alone in its line, "MassHealth ACO member", "under MassHealth rule 130 CMR": a State's program for whose member the paper is, whatever plan writes it. */
const PROGRAMS =
  "(?:health first colorado|masshealth|medi-cal|mainecare|soonercare|badgercare(?: plus)?|tenncare|apple health|ahcccs|husky health|mo healthnet|kancare|(?:turquoise|centennial) care|oregon health plan|nj familycare|healthy michigan plan|mississippican|peachcare|cardinal care|hoosier healthwise|healthy indiana plan)";
const STATES_PROGRAM = new RegExp(
  `^[\\s|]*\\(?${PROGRAMS}\\)?\\s*$|\\b(?<!\\b(?:(?:if|other|secondary|has|have|had|whether)\\b[^.;\\n]{0,30}|(?:also|records? shows?|was an?)\\b[^.;\\n]{0,60}))${PROGRAMS} (?:\\p{Lu}{2,4} )?(?:members?|enrollees?|rules?|regulations?|handbook|appeals?)\\b(?! ?:|,? (?:please )?(?:call|go|write|use|send|contact|should)\\b)`,
  "imu",
);
/** "Commonwealth of Virginia Medicaid (Cardinal Care)", "MO HealthNet Managed Care." in the foot of a paper, alone in its column. */
const IN_FOOT = new RegExp(
  `(?<!\\b(?:other|secondary|primary|insurance|coverage|payer|insurer|carrier|plan|enrolled|eligibility)\\b[^\\n]{0,30})(?:^ {0,90}| {3})(?:(?:(?:State|Commonwealth) of )?(?:\\p{Lu}\\p{Ll}+ ){1,2}Medicaid(?: Program)? \\(${PROGRAMS}\\)|(?:State|Commonwealth) of (?:\\p{Lu}\\p{Ll}+ ){1,2}Medicaid|${PROGRAMS} managed care)\\.?(?= {3}| *$)`,
  "imu",
);
const programInFoot = (printed: string, own: string): LineOfBusiness | null =>
  IN_FOOT.test(printed) && !MEDICARE.test(own.slice(0, HEAD_LINES)) && !OF_ALL_PLANS.test(own)
    ? "medicaid_mco"
    : null;
/** A list of where each kind of plan is asked names the State's program beside others. */
const OF_ALL_PLANS =
  /\bcommercial (?:members?|enrollees?|plans?|products?|claims?|appeals?)\b|^[\s|]*(?:commercial|PPO|HMO|marketplace|exchange)\s*:?\s*$/im;
const LETTERHEAD = 200;
const MEDIGAP = /medicare supplement|medigap/i;
const PART_D =
  /\bpart d\b|prescription drug plan|\bmedicare ?rx\b|\bexpress scripts medicare\b|\(PDP\)|\b(silverscript|wellcare value script)\b/i;
const MEDICARE =
  /\bmedicare\b|noridian|novitas|palmetto gba|first coast service|national government services|\bngs\b|\bcgs administrators|wps government/i;
const MEDICAID =
  /medicaid|\bhealth care programs\b|\bmedical assistance (?:program|administration)\b|\bdepartment of (?:human|social|medical assistance|health care policy) (?:services|and financing)\b|\bhealth care authority\b|medi-cal\b|mainecare|health first colorado|soonercare|badgercare|masshealth|tenncare|apple health|ahcccs|\btmhp\b|healthy blue|better health of|superior healthplan|sunshine health|peach state health|carolina complete health|buckeye health plan|meridian ?health plan|\bCHIP\b|husky health|\bmo healthnet\b|community health choice|amerihealth caritas(?! (?:next|vip)\b)|keystone first(?! vip\b)|louisiana healthcare connections|(?:absolute|iowa|nebraska) total care\b|home state health\b|priority partners\b|\bl\.a\. care\b|inland empire health plan|caloptima|forwardhealth|kancare\b|partnership healthplan of california|\b(?:turquoise|centennial) care\b|\boregon health plan\b|\bnj familycare\b|\bhealthy michigan plan\b|\bmississippican\b/i;
/** Names under which mostly a State's plan is sold, and a plan for who has Medicare, too: "Amerigroup Amerivantage". */
const MEDICAID_BRAND =
  /^(?!.*\b(?:medicare|advantage|amerivantage|dual)\b).*(?:\bupmc for you\b|\bgeisinger health plan family\b(?! (?:practice|medicine|care))|\bhighmark wholecare\b|\bunitedhealthcare community plan\b|\bamerigroup\b)/i;
const TRICARE = /tricare|\bchampus\b|humana military|health net federal services/i;
const FEHB =
  /\bfehb|federal employee (health benefits )?program|blue cross.{0,40}federal employee|mail handlers benefit|\bMHBP\b|\bGEHA\b|government employees health association|\bNALC health|\bAPWU health plan|rural carrier benefit plan|foreign service benefit plan|\bSAMBA\b|\bservice benefit plan\b|\bcompass rose\b|\bpanama canal area benefit|\bFEP (?:blue|member|claim)|postal service health benefits/i;
const WORKERS_COMP =
  /\bdepartment of labor (?:and|&) industries\b|\bstate ((compensation|industrial) (insurance )?)?fund\b|\bindustrial (?:insurance )?(?:fund|commission)\b|workers'? comp(ensation)? (insurance|fund|trust|pool|board|division|claims?|bureau)|\bworkers'? comp(ensation)? ?[-–:]|\b(?:SAIF\b|texas mutual|pinnacol|NYSIF|state insurance fund|accident fund|zenith insurance|MEMIC|missouri employers mutual|kentucky employers['’]? mutual|employers (?:compensation|preferred|assurance)|copperpoint|montana state fund|workwell)|\b(sedgwick|gallagher bassett|corvel|coventry workers)\b/i;
/** "Texas Workers' Compensation", "Workers Compensation, Georgia" alone in a line or column of the letterhead; no claim on another's paper is headed so. */
const WORKERS_COMP_HEAD =
  /(?:^|\s{2,})(?:\p{Lu}\p{L}+ ){0,3}workers['’]? comp(?:ensation)?(?:(?: (?:division|unit|department|program|services))?\s*$|, (?:\p{Lu}\p{L}+ ?){1,2}(?=\s{2,}|\s*$))/imu;
const AUTO =
  /\bgeico\b|\bprogressive (casualty|insurance|direct)|\bstate farm mutual|\ballstate\b|\bauto(mobile)? insurance|\bno-fault\b|\busaa casualty|\bnationwide auto|\besurance\b|\bmercury (?:insurance|casualty)|\berie insurance|\bamica\b|\bplymouth rock\b|\bNJM\b|\bfarmers insurance exchange|\bbristol west\b|\bkemper (?:auto|personal)|\bdairyland\b|\binfinity (?:auto|insurance)|\bnational general\b|\bamerican family (?:mutual|insurance)|\bauto-owners\b|\bpersonal injury protection\b/i;

/** "Erie Insurance Group Health Plan", "National General Accident & Health": such an insurer's cover for illness. */
const OF_HEALTH = /\bhealth (?:plan|benefits?)\b|\baccident (?:&|and) health\b/i;

/** A notice may mention any program in passing; these phrases say that it is about one. */
const TRICARE_NOTICE =
  /\bDoD benefits? (?:number|no|#)|\b32 CFR 199\b|\b(?:contractor|administrator) for (?:the )?tricare|(?:excluded|covered) (?:from|by|under) tricare|tricare (program|explanation|east|west|region|claim|prime|select|beneficiary)/i;
/** An office of the program's own, alone in a line of the letterhead. */
const TRICARE_HEAD = /^tricare\b[^.]{0,50}$/im;
const ADVANTAGE_NOTICE =
  /your medicare (advantage|health) plan|medicare advantage (member|plan name|id|reconsideration)|notice of denial of (medical coverage|payment)|integrated (denial|coverage) (notice|determination)|notice of medicare non-?coverage|medicare health plan reconsideration|\bmedicare (?:coverage|benefits?|plan) \(Part C\)|\b(?:this is|as|we are) an? medicare advantage (?:plan|organi[sz]ation)\b|\b42 C\.?F\.?R\.? (?:§+ ?|parts? |sections? |sec\. )?422\b|(?<!\b(?:other|another|secondary|primary|if|whether)\b[^.;]{0,30})\bpart C (?:plan|appeal|coverage|benefits?)\b/i;
/** "Devoted Health is an HMO and PPO plan with a Medicare contract.": what Medicare has each private plan print in its foot. */
const WITH_CONTRACT =
  /\bis an? (?:(?:HMO|PPO|HMO-POS|PFFS|D-SNP|C-SNP|I-SNP)(?:, and |, | and | or |\/| )){1,4}(?:plans? |organization )?with a Medicare contract\b/i;
export const saysContract = (text: string): boolean => WITH_CONTRACT.test(text.replace(/\s+/g, " "));
/** "Summit Health Plans, your patient's Medicare Advantage plan, has chosen this claim.": who decides; "bill Humana, the patient's Medicare Advantage plan" is another payer. */
const DECIDES_AS_ADVANTAGE =
  /(?:^|[.:]\s)\s*(?:\p{Lu}[\p{L}&'’-]*\s){0,5}\p{Lu}[\p{L}&'’-]*,\s(?:your|the|this)\s(?:patient|member|enrollee)['’]s\sMedicare\sAdvantage\s(?:health\s)?plan,\s(?:has|have|asks|requests|denied|denies|reviewed|decided|chose|requires|cannot|does\snot|did\snot|will\snot)\b(?!\s(?:paid|processed|covered|already|primary))/mu;
/** "on behalf of Univera Healthcare - Senior Choice Advantage (HMO)", or the plan's name alone in a line: whose decision a reviewer's paper gives. */
const ADVANTAGE_NAME =
  /(?:\bon behalf of\b[^\n.;]{2,60}|^[\s|]*(?:[\p{Lu}&][\p{L}&'’.-]* ){1,6})\badvantage \(?(?:HMO|PPO|PFFS|HMO-POS|[DC]-?SNP)\b/imu;
/** "Contract H0609": the number by which Medicare knows an Advantage plan; beside it the paper has to name Medicare. */
const ADVANTAGE_CONTRACT =
  /(?<!\b(?:other|primary|secondary|previous|prior|former|new)\b[^\n]{0,60})\bcontract(?: (?:no\.?|number|id|#))?[ :.#]{1,8}[HR]\d{4}\b/i;
/** Only against a private Medicare plan a provider without a contract appeals with a waiver, and an independent entity looks at its dismissal. */
const WAIVER = /\bwaiver\s+of\s+liability\b/i;
const REVIEW_ENTITY = /\bindependent\s+review\s+entity\b|\bIRE\b/i;
const PART_D_NOTICE =
  /notice of denial of medicare (part d |prescription drug )|medicare prescription drug (coverage|plan)|(?<!\b(?:creditable|as good as)\b[^.\n]{0,40})\bpart d (coverage|redetermination|plan|drug|sponsor)/i;
/** In a paper's title or letterhead, whatever other plans of Medicare its sender has: "Wellcare Medicare Rx Appeals". */
const PART_D_HEAD =
  /\bnotice of denial of medicare part d\b|\bexpress scripts medicare\b|\bmedicare part d (?:appeals?|coverage determinations?|redeterminations?|prescription|grievances?)\b|\bdrug under medicare part d\b|\bmedicare rx\b|\(PDP\)/i;
/** Such words beside a plan for care that is no drug are its sender's other desk or product. */
const OTHER_THAN_DRUGS =
  /\bpart [ABC]\b|\b(?:HMO|PPO|PFFS)\b|\bmedical (?:coverage|services?|care)\b|\bcreditable\b|\bexplanation of (?:benefits|payment)\b|\bremittance\b/i;
const MEDICARE_NOTICE =
  /medicare summary notice|medicare (fee-for-service )?remittance|medicare redetermination|medicare (reconsideration|appeal) (decision|notice)|qualified independent contractor|(jurisdiction|part) [ab] mac\b|medicare administrative contractor|\b(?:DME|A\/B) MAC\b|\bPTAN\b|\btargeted probe and educate\b|\bMBI\b|\brecovery audit contractor\b|medicare number[ :]|\bOMHA\b|office of medicare hearings|medicare part:? +[AB]\b|\bCERT (?:program|documentation|contractor|review)\b|\bdear medicare provider\b/i;
const MEDICAID_NOTICE =
  /medicaid managed|managed long[ -]term care|(?:coverage|program|plan|line of business|benefit)(?: type| plan| name)? ?: ?(?:\w+ )?medicaid|medicaid\/?(chip)? ?(member|recipient|id|number)|member of .{0,40}medicaid|medicaid program|medical assistance managed care|state fair hearing|\boffice of fair hearings\b|(?<!\bif [^.;]{0,30}\b(?:medicaid|medi-cal)\b[^.;]{0,50})\b(?:department|authority|agency|commission) for a fair hearing\b|\brecipient (id|name|no)\b/i;
const WORKERS_COMP_NOTICE =
  /\b(?:department of labor (?:and|&) industries|industrial insurance)\b|\binjured (worker|employee)\b|\bdate of injury\b|(?<!\b(?:appears?|seems?|may|might|could|whether|if|any|no|possibl[ey]|bill|to be an?)\b[^.;]{0,40})\bcompensable (?:injury|condition|claim)|(?<!\b(?:appears?|seems?|may|might|could|whether|if|any|possibl[ey])\b[^.;]{0,40})\baccepted (?:body parts?|conditions?)\b(?! (?:under|by|of|in) (?:\w+ )?(?:workers|another|their|that))|\bpart of (?:the|your|an) accepted claim\b|\b(DOI|D\.O\.I\.?|WCAB|WCB) ?[:#]|\binjury of ?: *\d|\btime[- ]loss (is|benefits?|paid)\b|(?<!\b(?:whether|if|no|any|another)\b[^.;]{0,24})workers'? comp(ensation)? (claim|carrier'?s? explanation|explanation|medical|utilization)|\bmedical treatment utilization schedule\b|\bworkers['’]? compensation jurisdictional\b/i;
const AUTO_NOTICE =
  /\b(date of|loss) (loss|date)\b|\binjured party\b|\bno-fault (denial|benefits|claims?|law|insurance|examiner|adjuster|unit|department)|personal injury protection|\bPIP (benefits|claims?|coverage|unit|department)\b|\bmedical payments coverage\b|\bmotor vehicle (accident|no-fault)/i;
/** Their programs are none of the lines above. */
const VETERANS = /\bchampva\b|veterans affairs|\bVA community care/i;
/** "If your plan is governed by ERISA" says nothing about this plan; "is subject to ERISA" does, and "is not" denies it. */
const ERISA =
  /(?<!\b(?:if|may have)\b[^.]{0,80})(\b(is|are)\b(?! not\b)[^.]{0,40}\b(subject to|governed by|covered (by|under)) (?:the )?(?:ERISA|employee retirement)|(?<!\bany )\brights under ERISA|\bERISA (?:section |§ ?)?502\b|\bsection 502\(a\) of (?:ERISA|the employee retirement)|\b502\(a\) of (ERISA|the employee retirement))/i;
/** "for the Lakehead Paper Company Employee Health Plan" in the letterhead. */
const EMPLOYER_PLAN =
  /(?:\bfor (?:the )?\s?|^[^\S\n]*(?:health )?plan(?: name)?:?[^\S\n]{1,20})[A-Z][^\n]{3,60}\bemployees?['’]? (?:health|medical|welfare|benefits?)(?: \w+)? plan\b/im;
/** "TEAMSTERS JOINT COUNCIL 58 WELFARE TRUST": what a trade's union and its employers hold in trust is a plan of ERISA's. */
const UNION_FUND =
  /^(?=.*\b(?:local(?: union)?|lodge|joint council|district council|district) (?:no\.? ?|# ?)?\d|.*\b(?:teamsters|carpenters|pipe ?fitters|plumbers|ironworkers|laborers|electrical workers|sheet metal|bricklayers|operating engineers|boilermakers|glaziers|painters|roofers|food (?:and|&) commercial) ).*\b(?:welfare|health|benefits?) (?:trust|fund|plan)\b/im;
/** "Sutter Trades Health and Welfare Fund", whose board of trustees hears appeals: a fund of that name without a board may be anybody's. */
const WELFARE_FUND = /\b(?:welfare|benefits?|health) (?:fund|trust)\b/i;
const BOARD = /\bboard of trustees\b/i;
const HEAD_LINES = 400;
/** An employer's own money: ERISA's plans, except those of governments and churches. */
const SELF_FUNDED = /(?<!\bif\b[^.]{0,80})\bself-?(funded|insured)\b(?! (or|and) (fully|insured))/i;
const NOT_ERISA =
  /\b(county|city of|town of|school|public (employees|schools)|state (employees|of)|university|church|diocese|ministries|municipal)\b/i;
const PRIVATE_PAYER =
  /blue ?cross|blue ?shield|\bbcbs|aetna|anthem|cigna|unitedhealth|\buhc\b|\bumr\b|optum|humana|kaiser|highmark|premera|regence|wellmark|carefirst|health ?partners|priority health|tufts|harvard pilgrim|moda health|emblemhealth|meritain|geisinger|upmc|medica\b|quartz|independence|oxford|sharp health|summacare|delta dental|metlife|guardian|vision|dental|trust fund|welfare fund|benefit trust|health net|health new england|florida blue|\bmutual\b|cooperative|life and health|health and life|health (plan|insurance|partners|options|services)|insurance (company|co|trust)|benefit (co|company|services|trust)|indemnity|independent licensee|\bhealth$|\b(HMO|PPO|EPO)\b/i;
const PRIVATE_NOTICE =
  /\bsubscriber\b|\bgroup (number|no|name|#|id)|\bgroup ?:|\bemployee ?:|\bplan sponsor\b|\bemployer group\b|\bcertificate (no|number|of coverage)\b|\bpolicyholder\b|\b(?:plan|coverage) (?:is|comes from|is through) (?:an|your|the|his|her) employer\b/i;

/**
 * Whose rules govern the plan: from what is set, else from the payer's name, else from the words of the notice. A commercial
 * payer's own Medicare or Medicaid product is told by the notice. Null where nothing tells; nothing is guessed.
 */
export function lineOfBusinessOf(signs: PlanSigns, noticeText = ""): LineOfBusiness | null {
  if (signs.lineOfBusiness) return signs.lineOfBusiness;
  const payer = signs.payerName ?? "";
  if (TRICARE.test(payer)) return "tricare";
  if (FEHB.test(payer)) return "fehb";
  if (isMarketplace(payer)) return "marketplace";
  const letterhead = noticeText.slice(0, LETTERHEAD);
  const ofMedicare = PRODUCT_HEAD.test(letterhead) || ADVANTAGE_HEAD.test(letterhead);
  if (MEDICAID.test(payer) || (MEDICAID_BRAND.test(payer) && !ofMedicare)) return "medicaid_mco";
  if (MEDIGAP.test(payer)) return null;
  if (PART_D.test(payer)) return "part_d";
  if (ADVANTAGE.test(payer) || PRIVATE_MEDICARE.test(payer) || ADVANTAGE_ONLY.test(payer))
    return "medicare_advantage";
  // The program's name alone stands on the private plans' forms too.
  if (/^medicare$/i.test(payer) && PART_D_NOTICE.test(noticeText)) return "part_d";
  // "Solace Horizon Medicare    Medicare Advantage organization": no contractor of the government says so of itself.
  if (MEDICARE.test(payer) && ADVANTAGE_HEAD.test(letterhead)) return "medicare_advantage";
  if (MEDICARE.test(payer)) return "medicare_ffs";
  if (!OF_HEALTH.test(payer)) {
    if (WORKERS_COMP.test(payer)) return "workers_comp";
    if (AUTO.test(payer)) return "auto";
  }
  const own = withoutOtherPlans(noticeText);
  return (
    planStated(signs.underHeading ?? "") ??
    planStated(own) ??
    planUnderLabel(signs.printed ?? noticeText) ??
    ofNotice(own) ??
    programInFoot(signs.printed ?? "", own) ??
    privatePlan(payer, noticeText)
  );
}

/** The State pays by itself, or through a fiscal agent: no managed care plan stands between, whose rules would hold. */
const STATES_OWN =
  /\b(?:division|department|office|bureau|agency|administration) (?:of|for) (?:(?:\p{L}+ ){0,2}medicaid\b|medical assistance\b|health care policy)|\bforwardhealth\b|\bmedicaid (?:program[),]|division\b|agency\b|fee[- ]for[- ]service\b|FFS\b)|\bfiscal (?:agent|intermediary)\b|\bhealth first colorado\b|\bmainecare\b|\btmhp\b|\btexas medicaid (?:&|and) healthcare partnership\b/iu;
const OF_A_PLAN = /\bmanaged care\b|\bMCO\b|\bHMO\b|\bhealth ?plan\b|\b(?:member|enrollee) of\b|\bCHIP\b/i;

export const isStatesOwnMedicaid = (payer: string, text: string): boolean => {
  const head = `${payer}\n${text.slice(0, HEAD_LINES)}`;
  return STATES_OWN.test(head) && !OF_A_PLAN.test(head);
};

/** "LOB   OHIO MEDICAID", "Plan   Humana Gold Plus (HMO), Medicare Advantage": under its own label, whatever the payer is called. */
const PLAN_LABEL =
  /(?:^|[ |•])(?:LOB|Line of business|LINE OF BUSINESS|(?:Benefit )?Plan(?: name| type)?|PLAN|Product|PRODUCT|Program|PROGRAM)(?: ?: ?|\s+)([A-Z(][^\s|]*(?: [ ,]{0,2}[A-Z(][^\s|]*){0,7} {0,3})$/gm;

function planStated(text: string): LineOfBusiness | null {
  const part = text.slice(0, LABELED_PART);
  for (const [, value = ""] of [...part.matchAll(PLAN_LABEL), ...part.matchAll(TICKED_BEHIND)]) {
    if (MEDIGAP.test(value) || SEVERAL_PLANS.test(value)) continue;
    if (TRICARE.test(value)) return "tricare";
    if (ADVANTAGE.test(value)) return "medicare_advantage";
    if (/\b(?:medicaid|medi-cal)\b/i.test(value)) return "medicaid_mco";
  }
  const [called] = CALLED_ADVANTAGE.exec(part) ?? [];
  return called && !MEDIGAP.test(called) && !SEVERAL_PLANS.test(called) ? "medicare_advantage" : null;
}
/** "Line of business: Commercial, Medicaid, Medicare Advantage", "(X) Commercial (_) Medicare Advantage", "Retiree PPO (After Medicare Advantage)": what a form lists, or another plan. */
const SEVERAL_PLANS =
  /\bcommercial\b|\([\s_]*\)|\b(?:PPO|HMO|EPO|POS)(?:,| \/) |\b(?:no|not|after|before|instead of) (?:medicare advantage|medicaid)\b/i;
/** "Plan   Humana Gold Plus HMO (Medicare Advantage) EFT trace   88128", "Plan: Devoted CORE (HMO), a Medicare Advantage plan": its name goes on in words. */
const CALLED_ADVANTAGE =
  /(?:^|\| )(?:LOB|Line of business|(?:Benefit )?Plan(?: name| type)?|PLAN|Product|PRODUCT)(?: ?: ?|\s)(?!(?:[^\n]{0,60} )?(?:not|no|other|than|primary|secondary|supplement\w*|if|has|have|may|was)\b)(?:[\p{Lu}(][^\s|]* ){1,7}(?:an? )?\(?Medicare Advantage\b/mu;
const PLAN_HEADING = /^(?:lob|line of business|product|program|(?:benefit )?plan(?: name| type)?)$/i;

/** The plan under its heading in a line of several headings, as its label and its value would be printed beside each other. */
export function planUnderHeading(lines: readonly Line[]): string {
  const stated = lines.flatMap(({ cells }, at) => {
    const heading = cells.length > 1 ? cells.find(({ text }) => PLAN_HEADING.test(text)) : undefined;
    const value = lines[at + 1]?.cells.find(({ start }) => heading && Math.abs(start - heading.start) <= 2);
    return heading && value ? [`Plan: ${value.text}`] : [];
  });
  return stated.join("\n");
}

/** "| OH Medicaid  [X] |" among boxes that are not ticked */
const TICKED_BEHIND = /(?:^|[|]| {2})\s*(\p{Lu}[\p{L} ]{3,30}?) {1,4}\[ ?[xX] ?\](?= *(?:\||$))/gmu;
const LABELED_PART = 6000;

/** A program stands on its papers by its own name, or by a word that no other plan has. */
const NAMED: Partial<Record<LineOfBusiness, readonly RegExp[]>> = {
  medicare_ffs: [MEDICARE, MEDICARE_NOTICE],
  medicare_advantage: [
    /medicare\b|\badvantage\b|\bMA-?PD\b|\bD-?SNP\b/i,
    ADVANTAGE,
    REVIEW_ENTITY,
    WAIVER,
    ADVANTAGE_ONLY,
  ],
  part_d: [/\bmedicare\b/i, PART_D],
  tricare: [TRICARE, TRICARE_NOTICE],
  fehb: [
    FEHB,
    /\bfederal employees?\b|\bOPM\b|\boffice of personnel management\b|\bdisputed claims process\b|\bpostal service\b/i,
  ],
};

/** Whether a paper may be of a plan at all: what it never names is not told by the rest of its words. */
export const isNamedIn = (plan: LineOfBusiness | null, text: string): boolean =>
  (plan && NAMED[plan]?.some((words) => words.test(text))) ?? true;

function ofNotice(text: string): LineOfBusiness | null {
  const head = text.slice(0, LETTERHEAD);
  const opening = text.slice(0, HEAD_LINES);
  if (PART_D_HEAD.test(opening) && !OTHER_THAN_DRUGS.test(opening)) return "part_d";
  if (PRIVATE_MEDICARE_HEAD.test(head) || ADVANTAGE_HEAD.test(head)) return "medicare_advantage";
  if (PRODUCT_HEAD.test(head)) return "medicare_advantage";
  if (MEDICAID_HEAD.test(head) && !MEDICARE.test(head)) return "medicaid_mco";
  if (MEDICAID_BRAND.test(text.split("\n")[0] ?? "") && !MEDICARE.test(head)) return "medicaid_mco";
  if (STATES_PROGRAM.test(text) && !MEDICARE.test(opening) && !OF_ALL_PLANS.test(text)) return "medicaid_mco";
  if (TRICARE_NOTICE.test(text) || TRICARE_HEAD.test(head)) return "tricare";
  if (FEHB.test(text)) return "fehb";
  if (PART_D_NOTICE.test(text)) return "part_d";
  if (ADVANTAGE_CONTRACT.test(text.slice(0, LABELED_PART)) && /\bmedicare\b/i.test(text))
    return "medicare_advantage";
  if (
    ADVANTAGE_NOTICE.test(text) ||
    saysContract(text) ||
    DECIDES_AS_ADVANTAGE.test(text) ||
    ADVANTAGE_NAME.test(text.slice(0, LABELED_PART))
  )
    return "medicare_advantage";
  if (WORKERS_COMP_NOTICE.test(text) || WORKERS_COMP_HEAD.test(text.slice(0, HEAD_LINES)))
    return "workers_comp";
  if (AUTO_NOTICE.test(text)) return "auto";
  if (MEDICAID_NOTICE.test(text)) return "medicaid_mco";
  if (MEDICARE_NOTICE.test(text)) return "medicare_ffs";
  if (hasMedicareMaterial(text)) return "medicare_advantage";
  if (WAIVER.test(text) && REVIEW_ENTITY.test(text)) return "medicare_advantage";
  if (isPaidAsComp(text)) return "workers_comp";
  const byDecider = planByDecider(text);
  if (byDecider) return byDecider;
  const employer =
    EMPLOYER_PLAN.test(text.slice(0, HEAD_LINES)) && !NOT_ERISA.test(text.slice(0, HEAD_LINES));
  const isFund =
    UNION_FUND.test(text.slice(0, HEAD_LINES)) ||
    (WELFARE_FUND.test(text.slice(0, HEAD_LINES)) && BOARD.test(text));
  const fund = isFund && !NOT_ERISA.test(text.slice(0, HEAD_LINES));
  const employersMoney = SELF_FUNDED.test(text) || isEmployersMoney(text);
  if (ERISA.test(text) || employer || fund || (employersMoney && !NOT_ERISA.test(text))) return "erisa";
  return isMarketplace(text) ? "marketplace" : null;
}

/** A program for veterans is none of the lines that are told here. */
export const isForVeterans = (payer: string, text: string): boolean =>
  VETERANS.test(`${payer}\n${text.slice(0, LETTERHEAD)}`);

function privatePlan(payer: string, text: string): LineOfBusiness | null {
  if (isForVeterans(payer, text)) return null;
  const named = PRIVATE_PAYER.test(payer) || PRIVATE_PAYER.test(text.slice(0, LETTERHEAD));
  return named || PRIVATE_NOTICE.test(text) ? "commercial" : null;
}
