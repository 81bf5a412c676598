import type { Label, LabelKind } from "./labels";

/**
 * Labels that no list has whole, told by the words they are made of: "Date services were rendered" and "Claim processed date" say what
 * they announce, whoever wrote them. Every word must be one that such labels are made of: one other word, and it is none.
 */

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean));

const SMALL = words(
  "of the this that your our for on was were is are been has have had you we it a an in to and when by us at",
);
const DAY = words("date dates date(s) dt dts day days day(s)");
const SPAN = words(
  "from thru through begin begins beginning start started starting end ended ending range period",
);
const ORDER = words("first last initial earliest latest");
/** What is done for a patient, in words that say no more than that. */
const SERVICE = words("service services service(s) svc svcs svc(s) serv servs srvc srvcs srv dos d.o.s");
const CARE = words(
  `care treatment treatments treatment(s) tx visit visits visit(s) procedure procedures procedure(s) encounter encounters appointment
  appointments appt admission admit discharge exam exams examination session sessions session(s) therapy surgery stay hospitalization confinement injection imaging
  study scan specimen collection dispense dispensing fill expense expenses`,
);
const DONE = words(
  "provided rendered performed furnished given supplied dispensed delivered incurred seen treated done administered examined",
);
/** What was charged or refused of it. */
const AT_ISSUE = words(
  "billed denied disputed dispute question issue under review reviewed claimed claim claims bill",
);
const PERSON = words("patient patient's member member's");

const NOTICE = words(
  `notice letter statement determination decision denial explanation benefits benefit eob eop eor remittance remit advice voucher
  notification correspondence communication report order finding findings payment check eft message`,
);
const SENT = words(
  `mailed mailing mail issued issue issuance sent written generated created prepared released release posted processed process processing
  finalized finalization adjudicated adjudication completed completion closed resolved resolution decided denied reviewed review outcome
  disposition`,
);
const CLAIM = words("claim claims claim's bill bills");
/** Days of what a payer got, of cover and of other events. */
const EVENT = words(
  `received receipt filed filing submitted submission effective termination terminated eligibility coverage enrollment injury accident loss
  onset illness due expiration expires expired hire signature signed scanned entered opened assigned`,
);
const ASKED = words(
  "request requests requested records record appeal appeals policy plan information inquiry",
);

const CHARGE = words("charge charges charge(s) charged chg chgs chrg chrgs billed fee fees submitted");
const AMOUNT = words("total totals tot amount amounts amt amts dollar sum gross");
const CHARGED_BY = words(
  `provider provider's provider(s) doctor doctor's physician physician's facility facility's hospital hospital's supplier supplier's clinic
  clinic's dentist dentist's practice practice's they what`,
);
const OF_A_CHARGE = words(
  "original actual full line item claim bill invoice service services visit expense expenses cost costs",
);

const HOLDER = words(
  `member member's mbr mem subscriber subscriber's insured insured's enrollee enrollee's beneficiary beneficiary's recipient recipient's policyholder
  policyholder's contractholder certificateholder cin cardholder cardholder's participant participant's sponsor sponsor's consumer person's person membership subs subscr medicare
  medicaid medi-cal medicare's mbi masshealth badgercare forwardhealth husky tenncare ahcccs soonercare peachcare kancare mainecare`,
);
const IDENTITY = words("id i.d id# identification identifier ident number no num nbr # no(s) id(s)");
const OF_A_HOLDER = words(
  "suffix plan health medical insurance ins unique card covered holder certificate contract benefit benefits family and your the on of as state",
);

const APPEAL = words(
  "appeal appeals appealed appeal's dispute disputes grievance reconsideration redetermination objection",
);
const LIMIT = words(
  "by before due deadline until expire expires expiration end ends closes limit final later last latest",
);
const OF_A_LIMIT = words(
  `to file filed filing submit submitted submission send must be may can received postmarked rights right period date day time limit timely
  written no than request requests window you your the this a an for of our we us in on internal provider member payment claim decision window end`,
);

type Bag = { all: string[]; has: (set: ReadonlySet<string>) => boolean };
const isOf = (bag: Bag, ...sets: ReadonlySet<string>[]) =>
  bag.all.every((word) => sets.some((set) => set.has(word)));

const label = (kind: LabelKind, weight: number): Label => ({ kind, weight });

/** In doubt between two a list's own words win: these are a little weaker. */
const COMPOSED = 0.9;
const WEAK = 0.7;

/** "Days not certified", "From/Through", "Billing period", "Statement covers period from". */
const PERIOD =
  /^(?:days?|dates?)(?: of (?:service|stay))? not (?:certified|approved|authorized|covered|paid)$|^(?:dates? )?from (?:dates? )?(?:to|thru|through)(?: dates?)?$|^(?:claim|billing|bill) (?:period|dates?)(?: from| covered)?$|^statement (?:covers )?(?:(?:from|to|thru|through|begin|end)(?: period| dates?)|period)(?: (?:from|to|thru|through))?$/;

function serviceDate(bag: Bag, text: string): Label | undefined {
  if (PERIOD.test(text)) return label("service_date", COMPOSED);
  const isDated = bag.has(DAY) || bag.has(SPAN) || /^when\b|\bon$/.test(text);
  const isService = bag.has(SERVICE) || bag.has(CARE) || bag.has(DONE);
  if (!isDated || !isService) return undefined;
  // "Date last seen" and "Date of first visit" tell of another day than the claim's.
  if (bag.has(ORDER) && !bag.has(SERVICE))
    return isOf(bag, SMALL, DAY, ORDER, CARE, DONE, PERSON) ? label("other_date", COMPOSED) : undefined;
  if (!isOf(bag, SMALL, DAY, SPAN, ORDER, SERVICE, CARE, DONE, AT_ISSUE, PERSON, RECEIVED)) return undefined;
  // "Date received" alone is the day a claim came in.
  return bag.has(RECEIVED) && !bag.has(SERVICE) && !bag.has(CARE)
    ? undefined
    : label("service_date", COMPOSED);
}
const RECEIVED = words("received receive got");

function noticeDate(bag: Bag, text: string): Label | undefined {
  if (!isOf(bag, SMALL, DAY, NOTICE, SENT, CLAIM, ADVERSE)) return undefined;
  const isDated = bag.has(DAY) && (bag.has(NOTICE) || bag.has(SENT));
  // "Notice we sent" is an earlier one.
  const isSaid =
    !/\b(?:we|you)\b/.test(text.replace(/ to you\b/, "")) &&
    (bag.has(NOTICE) || /\b(?:claim|bill)\b/.test(text)) &&
    /\b(?:\w+ed|sent|written)(?: on| to you(?: on)?)?$/.test(text);
  if (!isDated && !(isSaid && bag.has(SENT))) return undefined;
  return label("notice_date", WEAKER.test(text) ? WEAK : COMPOSED);
}
const ADVERSE = words("adverse final appeal");
const WEAKER = /\b(?:generated|created|prepared|posted|closed|resolved|payment|check|eft|review\w*|order)\b/;

function otherDate(bag: Bag, text: string): Label | undefined {
  if (!isOf(bag, SMALL, DAY, EVENT, ASKED, CLAIM, PERSON) || !(bag.has(EVENT) || bag.has(ASKED)))
    return undefined;
  const isSaid =
    (bag.has(CLAIM) || bag.has(ASKED)) && /\b(?:received|filed|submitted|effective)(?: on)?$/.test(text);
  return bag.has(DAY) || isSaid ? label("other_date", COMPOSED) : undefined;
}

function billed(bag: Bag, text: string): Label | undefined {
  if (!isOf(bag, SMALL, CHARGE, AMOUNT, CHARGED_BY, OF_A_CHARGE)) return undefined;
  const isSum = bag.has(AMOUNT) || /\b(?:charges?|fees?|expenses?|costs?)\b/.test(text);
  // "Claim submitted" is a day, "Services billed" a list of codes.
  const isCharged =
    bag.has(CHARGE) && (isSum || bag.has(CHARGED_BY) || /\byou (?:billed|charged)$/.test(text));
  const isWhole = bag.has(AMOUNT) && /\b(?:bill|claim|invoice|costs?|expenses?)\b/.test(text);
  return isCharged || isWhole ? label("billed", COMPOSED) : undefined;
}

function memberId(bag: Bag, text: string): Label | undefined {
  if (!bag.has(IDENTITY) || !isOf(bag, HOLDER, IDENTITY, OF_A_HOLDER, OF_A_PATIENT)) return undefined;
  const isOfCard = /\bcard\b/.test(text) && /\b(?:id|i\.d|identification|number|no)\b/.test(text);
  const isIdentity = /\b(?:id|i\.d|id#|identification|identifier|ident)\b/.test(text);
  // "Patient's number" is the practice's own.
  if (bag.has(OF_A_PATIENT) && !(isIdentity || /\b(?:member|insurance|plan)\b/.test(text))) return undefined;
  if (bag.has(HOLDER) || bag.has(OF_A_PATIENT)) return label("member_id", COMPOSED);
  const isOfPlan = /\b(?:insurance|ins|health|medical|covered|certificate|contract|your)\b/.test(text);
  return isOfCard || (isOfPlan && isIdentity) ? label("member_id", WEAK) : undefined;
}
const OF_A_PATIENT = words("patient patient's employee employee's veteran veteran's dependent dependent's");

const APPROVAL = words(
  `authorization authorizations auth auth. preauthorization pre-authorization preauth pre-auth precertification pre-certification precert
  pre-cert pa um approval`,
);
const OF_AN_APPROVAL = words(
  "prior previous service treatment case reference ref tracking our plan medical request referral payer on file",
);

/** "Precert #", "UM authorization ID": the number under which care was approved. "No preauthorization" says that there is none. */
const authorization = (bag: Bag, text: string): Label | undefined =>
  !text.startsWith("no ") &&
  bag.has(APPROVAL) &&
  (bag.has(IDENTITY) || /\b(?:ref|reference|on file)$/.test(text)) &&
  isOf(bag, APPROVAL, IDENTITY, OF_AN_APPROVAL)
    ? label("authorization", OF_AN_AUTHORIZATION)
    : undefined;
/** As the listed ones: such a number may be the paper's only one. */
const OF_AN_AUTHORIZATION = 0.55;

const OF_A_CLAIM_NUMBER = words(
  "control ctrl reference ref internal payer payer's plan plan's carrier carrier's insurer insurer's suffix document tracking transaction icn dcn tcn our",
);
/** "Claim Number & Suffix", "Payer's claim tracking ID"; "ID NUMBER" over "CLAIM NUMBER" are two. */
const claimNumber = (bag: Bag, text: string): Label | undefined =>
  ADMINISTRATORS.test(text) ||
  (!/\b(?:number|no|#|id) .*\b(?:claims?|bill)\b/.test(text) &&
    bag.has(CLAIM) &&
    bag.has(IDENTITY) &&
    isOf(bag, CLAIM, IDENTITY, OF_A_CLAIM_NUMBER))
    ? label("claim", COMPOSED)
    : undefined;
/** "Claim administrator's claim number": whoever runs the claims has a number for this one. */
const ADMINISTRATORS =
  /^(?:claims? administrator|administrator|claims? adjuster|adjuster|third party administrator|tpa|company|insurance company)(?:'s)? (?:claim|file) (?:number|no|#|id)$/;

const CODE = words("code codes code(s) cd cds");
const OF_A_CODE = words(
  `adj adjustment adjustments reason reasons rsn denial deny denied disallow disallowed reduction explanation explanations expl exp message msg
  note notes eob eop eor ex carc ansi hipaa payer payer's plan claim line status action`,
);
const OF_A_REMARK = words("remark remarks rmk rarc remittance advice");

/** "ADJ CODES" and "Line remark codes" over a column of them; "Billing code" and "CPT code" are of services. */
function reasonCode(bag: Bag): Label | undefined {
  if (!CODE.has(bag.all.at(-1) ?? "") || !isOf(bag, CODE, OF_A_CODE, OF_A_REMARK)) return undefined;
  if (bag.has(OF_A_REMARK) && !bag.has(OF_A_CODE)) return label("remark", COMPOSED);
  const isStatus = bag.all.every(
    (word) => ["claim", "line", "status", "plan", "payer"].includes(word) || CODE.has(word),
  );
  return isStatus ? undefined : label("code", COMPOSED);
}

const deadline = (bag: Bag): Label | undefined =>
  bag.has(APPEAL) && bag.has(LIMIT) && isOf(bag, APPEAL, LIMIT, OF_A_LIMIT)
    ? label("deadline", COMPOSED)
    : undefined;

const WHOSE_CARE =
  /^(?:name of )?(?:(?:rendering|servicing|billing|treating|performing|attending|requesting|ordering|operating|service|health ?care|medical|pay-to|treatment) )+(?:provider|physician|practitioner|doctor|clinician|therapist|facility|hospital|supplier|specialist|surgeon|dentist|chiropractor)(?:['’]s)?(?: name| information)?$/;
const NAMED =
  /^(?:(?:supplier|clinic|practice|hospital|pharmacy|laboratory|group practice|medical group)(?:'s)? name|name of (?:the )?(?:supplier|clinic|practice|hospital)|dme supplier|service (?:location|facility)|location of service|submitting provider|provider of care|(?:health ?care|health|medical) professional|who provided (?:the |this |your )?(?:services?|care))$/;
const CARED_BY =
  /^(?:services?|service\(s\)|care|treatments?|therapy|procedures?|items?) (?:was |were )?(?:provided|rendered|performed|given|furnished|supplied|billed|received) (?:by|from|at)$/;

const provider = (text: string): Label | undefined =>
  [WHOSE_CARE, NAMED, CARED_BY].some((pattern) => pattern.test(text))
    ? label("provider", COMPOSED)
    : undefined;

/** What such labels begin with: nearly all words of a paper are told apart by this alone. */
const FIRST: ReadonlySet<string> = new Set(
  [
    ...[
      SMALL,
      DAY,
      SPAN,
      ORDER,
      SERVICE,
      CARE,
      DONE,
      AT_ISSUE,
      PERSON,
      RECEIVED,
      NOTICE,
      SENT,
      CLAIM,
      ADVERSE,
    ],
    ...[EVENT, ASKED, CHARGE, AMOUNT, CHARGED_BY, OF_A_CHARGE, HOLDER, OF_A_PATIENT, IDENTITY, OF_A_HOLDER],
    ...[APPEAL, LIMIT, OF_A_LIMIT, OF_A_CODE, OF_A_REMARK, APPROVAL, OF_AN_APPROVAL, OF_A_CLAIM_NUMBER],
    words(
      `name rendering servicing billing treating performing attending requesting ordering operating healthcare pay-to pharmacy laboratory
      group dme who location submitting items item policy card contract certificate administrator administrator's adjuster adjuster's third
      tpa tpa's company company's insurance`,
    ),
  ].flatMap((set) => [...set]),
);
const FIRST_WORD = /^[^\s/&]+/;

const LONGEST = 60;
const MOST_WORDS = 9;

/** The label that words make up by what each of them says, if they do. */
export function composedLabel(printed: string): Label | undefined {
  // "… days of the service. That day was": a sentence ends in it.
  if (
    printed.length > LONGEST ||
    (!printed.includes(" ") && !printed.includes("/")) ||
    /\d|(?<!subscr)(?<=\p{L}{5})\.\s/iu.test(printed)
  )
    return undefined;
  const first = FIRST_WORD.exec(printed)?.[0].toLowerCase().replace(/’/g, "'").replace(/[.,]$/, "");
  if (!first || !FIRST.has(first)) return undefined;
  const text = printed
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/\s*[/&]\s*| - /g, " ")
    .replace(/[.,](?=\s|$)/g, "")
    .replace(/\b(policy|card|contract|certificate) holder/g, "$1holder")
    .trim();
  const all = text.split(/\s+/);
  if (all.length < 2 || all.length > MOST_WORDS) return undefined;
  const bag: Bag = { all, has: (set) => all.some((word) => set.has(word)) };
  return (
    provider(text) ??
    serviceDate(bag, text) ??
    deadline(bag) ??
    noticeDate(bag, text) ??
    otherDate(bag, text) ??
    billed(bag, text) ??
    memberId(bag, text) ??
    authorization(bag, text) ??
    claimNumber(bag, text) ??
    reasonCode(bag)
  );
}
