import { foldOcr } from "./clean-text";

/** What a printed label announces. Kinds that fill no field are here too: they mark where a value ends. */
export type LabelKind =
  | "patient"
  | "member"
  | "subscriber"
  | "provider"
  | "payer"
  | "claim"
  | "reference"
  | "authorization"
  | "appeal"
  | "account"
  | "other_id"
  | "member_id"
  | "group"
  | "notice_date"
  | "soft_date"
  | "service_date"
  | "birth_date"
  | "other_date"
  | "deadline"
  | "billed"
  | "money"
  | "code"
  | "group_code"
  | "remark"
  | "reason"
  | "procedure"
  | "diagnosis"
  | "fax"
  | "other";

/** `weight` 0 to 1: how surely the words announce the kind. A final `#` stands for "number", "no.", "id" or nothing. */
type LabelRow = readonly [LabelKind, weight: number, labels: string];

const ROWS: readonly LabelRow[] = [
  [
    "patient",
    1,
    `
    patient name, patient's name, patient full name, name of patient, pt name, patient/member name,
    beneficiary name, name of beneficiary, dependent patient, patient is, member/patient name,
    patient member name, claimant/patient, 8 patient name`,
  ],
  [
    "patient",
    0.95,
    `
    patient, beneficiary, your patient, person who received care, who got care, injured worker,
    injured person, injured party, injured employee, recipient name, recipient, patient information,
    patient info, pat name, person receiving care, for patient`,
  ],
  [
    "patient",
    0.8,
    `
    enrollee name, enrollee, covered person, client name, client, dependent name, dependent, claimant name,
    claimant, notice for, person covered, covered individual, eligible injured person, covered member,
    services for, child's name, veteran name, veteran, resident`,
  ],
  [
    "member",
    0.75,
    `
    member name, mbr name, member's name, our member, name of member, insured/member, customer name, member,
    mbr, customer, consumer, health plan member, plan member, member full name`,
  ],
  [
    "member",
    0.45,
    `
    name, insured name`,
  ],
  [
    "subscriber",
    0.3,
    `
    subscriber name, subscriber, insured's name, insured, card holder, cardholder, policyholder,
    policy holder, policyholder/subscriber name, policyholder name, employee name, employee,
    participant name, participant, sponsor name, sponsor, contract holder, certificate holder,
    primary insured, name of insured, named insured, member/subscriber, enrolled employee, 4 insured's name,
    head of household, case name, responsible party, policyholder/subscriber information`,
  ],
  [
    "subscriber",
    0.3,
    `
    group/subscriber, group #/subscriber`,
  ],
  [
    "provider",
    1,
    `
    provider name, rendering provider, servicing provider, service provider, billing provider,
    services provided by, provider of service, treating provider, performing provider, perf prv, perf prov,
    prov name, dentist, treating dentist, clinician, prescriber, requesting provider, ordering provider,
    facility, facility name, services provided by/, benefits were payable to, payee, payee name, rendering,
    provider, provider who asked, physician, attending physician, healthcare provider, health care provider,
    hospital, practitioner, doctor, site, pay to, paid to, supplier, care provided by, treating physician,
    33 billing provider, billing provider info & ph #, location, therapist, pharmacy, lab`,
  ],
  [
    "provider",
    0.5,
    `
    to, attn, attention, mail to, requestor, referring, referring provider, referring physician, pcp,
    applicant for benefits, vendor`,
  ],
  [
    "payer",
    1,
    `
    payer name, payer, payor, payor name, insurance company, insurer, insurance carrier, carrier,
    health plan, health plan name, company/plan name, 50 payer name, payer/plan, insurer name, plan name,
    name of insurer, name and address of insurer, primary payer, insurance plan, claims administrator`,
  ],
  [
    "payer",
    0.7,
    `
    plan, contractor, from, company, issued by, sent by, administrator, administered by`,
  ],
  [
    "claim",
    1,
    `
    claim number, claim no, claim id, claim #, claim nbr, claim num, clm #, clm no, clm number, clm id, icn,
    dcn, dcn/icn, icn/dcn, claim icn, claim dcn, claim (icn, claim control #, claim ctrl #,
    payer claim control #, payer clm ctrl #, payer claim ctrl #, payer claim #, payer icn, payer control #,
    internal control #, document control #, tcn, transaction control #, claim reference #, claim ref #,
    claim ref, claim reference, claim identifier, our claim #, our claim, claim/control, claim/control #,
    claim control, total for claim #, total for claim, patient's claim number, claim transaction #,
    claim tracking #, claims #, claim identification #, claim(s) #, claim doc id, original claim,
    claim / reference, claim/reference #, claim/ref #, carrier claim #, claim number(s), claim numbers,
    claim/icn, plan claim #, medicare claim #, eob claim #, claim document #, internal claim #,
    claim number (icn, icn/claim #`,
  ],
  [
    "claim",
    0.85,
    `
    claim, claims, our file (icn, our file #, our file, file #, bill control #, adjudication #, encounter #,
    document #, ccn, claim file #`,
  ],
  [
    "reference",
    0.7,
    `
    reference #, reference number, reference, ref #, our reference, our ref, your reference, reference id`,
  ],
  [
    "reference",
    0.6,
    `
    case #, case number, tracking #, request #, service request #, request id, case id, event #,
    determination #, pa case id, pa case #, certification #, transaction #, control #, control number,
    control, transaction id, inquiry tracking #, event id, episode #, review #, review id, decision #`,
  ],
  [
    "authorization",
    0.55,
    `
    authorization #, authorization number, auth #, auth no, auth, authorization, prior authorization #,
    prior authorization number, prior auth #, referral #, precertification #, pre-certification #,
    preauthorization #, prior authorization, certification, predetermination #,
    63 treatment authorization codes, treatment authorization codes, 23 prior authorization number,
    prior approval #, auth/referral #, authorization/reference #, authorization reference #, auth ref #`,
  ],
  [
    "appeal",
    1,
    `
    appeal #, appeal number, appeal case #, appeal id, dispute case #, dispute #, grievance #,
    reconsideration #, dispute id, appeal/grievance #, complaint #, redetermination #, appeal reference #,
    dispute reference #, grievance case #, ptd #, mac appeal #, qic appeal #, appeal case number, docket #`,
  ],
  [
    "account",
    1,
    `
    patient account #, patient account, patient acct #, patient acct, pat acct #, pat acct, pt acct #,
    pt acct, acnt, acct, patient no, patient #, patient control #, pcn, pat cntl #, patient control no,
    26 patient's account no, patient's account no, 3a pat cntl #, provider account #, your account #,
    your patient #, patient ref #, account #, acct #, patient account/reference, patient ctrl #, pat ctrl #,
    your reference #, your ref, provider's reference #, provider claim #, submitter claim #,
    patient acct/control #, provider ref #, account reference, invoice #, medical record no, account number,
    your claim #, your acct`,
  ],
  [
    "other_id",
    1,
    `
    check number, check #, check no, check/eft #, check/eft, check/eft no, eft #, payment number,
    payment no, trace, trace #, payment #, voucher #, medical record #, med rec, med rec #, mrn,
    provider number, provider #, provider id, npi, tin, tax id #, tax identification number, tax id,
    fed tax no, federal tax id number, federal tax id, vendor no, payee tin, payee id, ra no, ra #,
    remittance #, ptan, payer id, bill id, bill #, ein, batch #, statement #, sponsor ssn, ssn, plan id,
    51 health plan id, rx #, rx number, page, payee npi, rendering npi, billing npi, license #, warrant #,
    document id, letter id, form #, drg, provider tin, group npi, eob #, draft #, eob number, sequence #,
    version, adjuster, examiner, naic, case manager, correspondence id, ccn id, job #, doc id, notice id,
    letter #, barcode, remit #, bpid, medicare contractor id, uin, provider id #, confirmation #`,
  ],
  [
    "member_id",
    1,
    `
    member id #, member id, member number, member no, member #, mbr id, mbr #, subscriber id,
    subscriber id #, subscriber #, enrollee id, enrollee #, insured's i.d. number, 1a insured's i.d. number,
    insured id, insured's id, identification number, identification no, identification #, medicare number,
    medicare #, mbi, hic, hicn, mid, medicaid id, medicaid #, medicaid/chip id, customer id, customer #,
    contract number, contract #, contract no, certificate #, certificate no, certificate number, card id,
    card #, prefix & id, recipient id, recipient #, health plan id, client id, 60 insured's unique id,
    insured's unique id, enrollment code id, policyholder/subscriber id, beneficiary id,
    member identification #, patient id, patient id #, health insurance claim #, medicare id, participant #,
    participant no, employee id, dod benefits #, id card #, plan member id, hic/member id,
    member/subscriber id, subscriber/member id, policy id, cin, medicaid recipient id, coverage id, umi,
    member card #, patient member id, contract id, dbn, health record #, beneficiary #`,
  ],
  [
    "member_id",
    0.7,
    `
    id #, id no, id number, id, policy number, policy #, policy no, policy`,
  ],
  [
    "group",
    1,
    `
    group number, group #, group no, group, grp, group/policy #, employer group #,
    11 insured's policy group, insured's policy group, 62 insurance group no, insurance group no, group id,
    insured's policy group or feca number, account name / account #, grp #, contract/group #, plan/group #,
    group account #, plan number, account/group #, client #`,
  ],
  [
    "notice_date",
    1,
    `
    date of this notice, date of notice, notice date, letter date, date of letter, date of this letter,
    mail date, mailing date, date mailed, mailed on, issue date, date issued, issued on, issued,
    statement date, date of eob, eob date, eop date, remit date, remittance date, voucher date,
    date of denial, denial date, decision date, date of decision, date of review, review date,
    date of determination, determination date, ra date, date of this statement, date of remittance,
    production date, notification date, advice date, date of explanation, date printed on notice,
    date of action, date of this decision, date sent, sent on, letter dated, dated, notice mailed,
    explanation date, date of remit`,
  ],
  [
    "notice_date",
    0.9,
    `
    payment date, check date, paid date, date processed, processed date, processed on, date of processing,
    process date, processing date, date paid, check/eft date, status date, finalized date, finalized on,
    adjudication date, date finalized, date adjudicated, date, date of payment, check issue date, eft date,
    completed on, adjudicated, processed, finalized`,
  ],
  [
    "deadline",
    1,
    `
    appeal by, appeal deadline, appeal due date, appeal due, must appeal by, last day to appeal,
    deadline to appeal, file appeal by, appeal must be received by, dispute by, appeal before,
    appeal no later than, you must appeal by, deadline for appeal, appeal request due, respond by, reply by,
    appeals due, appeal rights expire, appeal filing deadline, dispute deadline`,
  ],
  [
    "service_date",
    1,
    `
    date of service, dates of service, date(s) of service, service date, service dates, dos, from dos,
    to dos, visit, date of visit, dt svc, svc dt, service from/to, service dt, serv date, begin svc,
    end svc, from/to dates, service period, when, sessions, seen, date of serv, admit date, admission date,
    discharge date, service from, service date(s), statement covers period, days denied, procedure date,
    24 procedure date, dates, from date, to date, thru date, service through, 45 serv date,
    first date of service, date rendered, service begin, service end, date of care, treatment date,
    treatment dates, date(s), dates billed, dos from, dos to, dates of care, fill date, date filled,
    serv dates, service, services, confinement dates`,
  ],
  [
    "birth_date",
    1,
    `
    date of birth, dob, birth date, birthdate, patient's birth date, 3 patient's birth date, 10 birthdate,
    21 date of birth, patient dob, d.o.b., member dob, born`,
  ],
  [
    "other_date",
    1,
    `
    received, received on, date received, printed, date of injury, claim received, received date,
    claims processed, print date, run date, effective date, doi, date of loss, accident date,
    claims processed between, signature date, term date, date requested, request date, date of request,
    request received, fax date, dol, as of, scan date, creation date, period, date admitted, due date`,
  ],
  [
    "billed",
    1,
    `
    billed charges, amount billed, total billed, billed amount, total charge, total charges, charges,
    you billed, billed, 28 total charge, total billed charges, total fee, 32 total fee, charge,
    charge amount, submitted charges, submitted amount, total submitted, amount charged, amount in question,
    claim amount, submitted charge, provider charged, total amount billed, total claim charge,
    amount of claim, fee, chg, amount submitted, amount, total amount charged, claim charge, bill amount,
    original charges, claim total, amount of bill, amount in dispute, total, totals`,
  ],
  [
    "money",
    1,
    `
    paid, amount paid, allowed, allowed amount, deductible, copay, coinsurance, patient responsibility,
    payment, plan paid, you owe, disallow, disallowed, non-covered, noncovered, not covered, benefit paid,
    approved, total paid, your share, discount, you may owe, ineligible, allowable, 29 amount paid, balance,
    denied amount, allow, deny, chg amt, reduction, patient owes, adj, adjustment`,
  ],
  [
    "code",
    1,
    `
    denial code, reason code, adjustment code, adjustment reason code, claim adjustment reason code, carc,
    denial reason code, hipaa adjustment, denial, reason cd, adj reason, rsn, rsn code, rsn cd, adj code,
    carc code, carc/rarc, grp/rc, group/reason, hipaa code, hipaa reason, hipaa carc, ex code, ex codes,
    ex cd, explanation code, explain code, explanation codes, reason codes, adjustment reason, eob code,
    exp code, remark code(s), claim adj reason, cas, adj rsn, adj reason code, denial/reason code,
    denial codes, national code, message code, disposition code, action code, rc, remit code, eob/adj,
    reason/remark, reason/remark code, exp cd, ansi code, ansi, ansi reason, hipaa rsn, adj cd, oac,
    proprietary code, eob codes`,
  ],
  [
    "group_code",
    1,
    `
    group code, adjustment group, claim adjustment group code, grp cd, group cd`,
  ],
  [
    "remark",
    1,
    `
    remark, remarks, remark code, remark codes, rarc, remittance advice remark code, rem, rem code, rmk,
    rarc code, moa, rarcs, moa code, mia, remark cd, rmk code`,
  ],
  [
    "reason",
    1,
    `
    reason for denial, denial reason, reason for the denial, reason for this denial,
    reason for our decision, reason for adverse determination, reason denied, clinical rationale, rationale,
    reason for decision, basis for denial, basis for decision, basis of decision, basis for determination,
    explanation of the decision, explanation of decision, why did we deny your request, why, why we denied,
    why we denied this claim, why was it denied, why it was denied, reason / motivo,
    reason for determination, reason for non-payment, reason for nonpayment, why did we deny,
    explanation of denial, specific reason for denial, specific reason, specific reasons, denial rationale,
    denial explanation, clinical reason, principal reason, principal reasons, the reason for our decision,
    why we made this decision, reason for adverse benefit determination, reason(s) for denial,
    why is my request denied, why was my request denied, why we did not pay, what we found,
    denial description, determination rationale, why did we deny your request?, reason for this decision,
    reason for this action, reason for action, why we are taking this action, analysis, the reason is,
    reason your claim was denied, basis, reason we denied, reasons for denial, reason for partial denial,
    our reason, reason not paid, why we can't pay, why we cannot pay, why this was denied,
    why this claim was denied, summary of decision, denial statement`,
  ],
  [
    "reason",
    0.7,
    `
    reason, explanation, comments, comment, explanation of code, decision, determination, disposition,
    finding, findings, message, explanation of benefits decision, note, notes, remark text`,
  ],
  [
    "procedure",
    1,
    `
    procedure, procedure code, procedure codes, proc, proc code, cpt, cpt code, cpt/hcpcs, cpt codes, hcpcs,
    hcpcs code, procedure requested, requested service, service requested, service asked for, code, what,
    drug, cpt/mod, item, items, description, type of service, services provided, treatment,
    requested services, proc/mod, mod, modifier, mods, medication, test, procedure(s)`,
  ],
  [
    "diagnosis",
    1,
    `
    diagnosis, diagnosis code, diagnosis codes, dx, icd-10, icd10, icd-10 code, diag, diagnoses, icd`,
  ],
  [
    "fax",
    1,
    `
    fax, fax number, fax no, fax #, facsimile, appeals fax`,
  ],
  [
    "other",
    1,
    `
    group name, account name, employer, employer name, relationship, relation, patient relationship,
    6 patient relationship, network, status, claim status, line, units, pos, phone, telephone, tel, call,
    questions, asg, address, patient address, 9 patient address, sex, gender, age, subject, re, claim type,
    type of bill, bill type, tooth, tooth/area, 61 group name, 59 p.rel, state, product, lob,
    line of business, plan type, claim detail, level of care, specialty, provider status, msg, see notes,
    see remarks, days/units, benefit plan, claim form, claim summary, claim for, customer service,
    relation to insured, market, patient share, qty, quantity, jurisdiction, mod 1, place of service,
    patient responsibility amount, subscriber address, member phone, member services, appeals,
    patient's address, 5 patient's address`,
  ],
];

export type Label = { kind: LabelKind; weight: number };

const NUMBER_WORDS = ["", "number", "no", "num", "nbr", "nr", "id", "identifier", "#", "numbers", "nos"];

/** The label's letters and digits, folded: scanners' errors, case and punctuation do not tell labels apart. */
function keyOf(words: string): string {
  return foldOcr(words)
    .replace(/rn/g, "m")
    .replace(/[^a-z0-9#]/g, "");
}

const BY_KEY = new Map<string, Label>();
let longest = 1;

function learn(words: string, label: Label): void {
  const key = keyOf(words);
  if (!BY_KEY.has(key)) BY_KEY.set(key, label);
  longest = Math.max(longest, words.split(/[\s/]+/).length);
}

// Exact forms first: the bare form of "member #" must not take "member" from the names.
const LISTS = ROWS.map(([kind, weight, labels]) => ({
  label: { kind, weight },
  list: labels.split(",").map((l) => l.trim()),
}));
for (const { label, list } of LISTS) for (const words of list) if (!words.endsWith("#")) learn(words, label);
for (const { label, list } of LISTS) {
  for (const words of list) {
    if (words.endsWith("#"))
      for (const word of NUMBER_WORDS) learn(`${words.slice(0, -1)}${word}`.trim(), label);
  }
}

/** Most words a label has. */
export const LONGEST_LABEL = longest;

/** The label that these words are, if any. */
export function labelOf(words: string): Label | undefined {
  return BY_KEY.get(keyOf(words));
}
