import type { DocumentText } from "@/lib/core/document-text";
import type { Evidence, Extraction, ExtractionFact, ExtractionField } from "@/lib/core/extraction";
import type { DeniedLine, LineOfBusiness, PaperKind } from "@/lib/core/notice";
import { CARC } from "@/lib/domain/codes/carc";
import { withoutBounds } from "./deadline/bounding-days";
import { readDeadline } from "./deadline/deadline";
import { readNoticeDate } from "./deadline/notice-date";
import { type CategoryFinding, classifyDenial } from "./denial/category";
import { ownCodeBeside } from "./denial/code-beside";
import { countedReasons } from "./denial/counted-reasons";
import { findCodes, readDenialCode } from "./denial/denial-code";
import { belowLabels, type ReasonText, readDenialText } from "./denial/denial-text";
import { readLegend } from "./denial/legend";
import { withoutOthersLegend } from "./denial/other-claims-legend";
import { afterDecision, withFacts } from "./denial/reason-extent";
import { withoutHeading } from "./denial/reason-heading";
import { bare } from "./denial/refused-rows";
import { wordsOfRow } from "./denial/row-words";
import { withoutSetAside } from "./denial/set-aside";
import { judge, type KnownNumbers } from "./judge";
import { findDates } from "./page/calendar-date";
import { type Candidate, firstLine, type Reading, type Scope, withoutOthers } from "./page/candidate";
import { toEvidence, toPoints, WordPlaces } from "./page/evidence";
import { parseIdentifier, parseMoney } from "./page/identifiers";
import { readLabeledValues } from "./page/labeled-values";
import type { LabelKind } from "./page/labels";
import { readLines, readSentences } from "./page/page-lines";
import { decidesAppeal, decidesClaim, isOfPayer, isOfThePractice } from "./paper/kind";
import { isStatesOwnMedicaid } from "./paper/line-of-business";
import { readPaper } from "./paper/read-paper";
import { readStatedReason, readWhyDismissed, withWhatNeverCame } from "./paper/stated-reason";
import { readPayerAddress } from "./payer/payer-address";
import { readPayerFaxes } from "./payer/payer-fax";
import { readPayer } from "./payer/payer-name";
import { payersStaff } from "./payer/payers-staff";
import { readClaimForm } from "./people/claim-form";
import { readAuthorization, readBirthDate, readMemberId, readRemarks } from "./people/facts";
import { readGroupNumber } from "./people/group-number";
import { numbersOfOthers } from "./people/other-numbers";
import { readPatientName } from "./people/patient-name";
import { readProvider, withoutPractice } from "./people/provider-name";
import { chooseBlock, doubtedIn, isOfAnother } from "./people/several-people";
import { readSubscriber } from "./people/subscriber";
import { needSecondSign } from "./second-sign";
import { readBilledAmount } from "./services/billed-amount";
import { chargesThatAddUp } from "./services/charges-that-add-up";
import { readDeniedLines, rowsToRefund, unpaidRows, wholeClaim } from "./services/denied-lines";
import { readDiagnoses } from "./services/diagnoses";
import { isOfMember } from "./services/family-rows";
import { isMedicareSummary, readSummaryClaim } from "./services/medicare-summary";
import { amountsNotCharged, paidAmounts } from "./services/paid-amounts";
import { readProcedures } from "./services/procedures";
import { withoutGrantedDays } from "./services/refused-days";
import { readServiceDates, serviceDaysBefore } from "./services/service-dates";
import {
  likelierNotice,
  likelierPatient,
  likelierPayer,
  weighedDeadline,
  weighedPatient,
  weighedProvider,
  weighedServices,
} from "./weighed/fill";
import { weighCategory, weighedReason } from "./weighed/weighed-reason";
import { WeighedValues } from "./weighed/weighed-values";

/** Text that speaks to software is no statement of the payer: its paragraph gives no values. */
const TO_MACHINES =
  /\b(?:ignore|disregard|forget|override) (?:all |any |the |your )*(?:previous|prior|above|earlier|other|system) (?:instructions?|prompts?|rules|text|content)|\b(?:system|developer) (?:note|prompt|message)\b.{0,20}\b(?:AI|assistant|model|reader)|\b(?:AI|LLM|language model|chatbot|automated) (?:assistants?|readers?|models?|systems?|agents?)\b.{0,60}\b(?:must|should|report|output|return|respond|ignore|note)\b/i;

/** A whole letter without blank lines is not thrown away for one sentence. */
const LONGEST_BARRED = 15;

export function readReading(document: DocumentText): Reading {
  const lines = withoutSetAside(readLines(document));
  const all = readSentences(lines);
  const addressed = new Set(all.filter((s) => TO_MACHINES.test(s.text)).map((s) => s.paragraph));
  const barred = new Set(
    all.filter((s) => addressed.has(s.paragraph)).flatMap((s) => s.spans.map((p) => p.line)),
  );
  if (barred.size > LONGEST_BARRED) barred.clear();
  return {
    lines: lines.map((line, index) => (barred.has(index) ? { ...line, text: "", cells: [] } : line)),
    sentences: all.filter((s) => !s.spans.every((p) => barred.has(p.line))),
    labeled: readLabeledValues(lines).filter((v) => !barred.has(v.span.line)),
  };
}

/** Whoever was hurt at work or in a car is no plan's member: a number without a known label is the state's, the employer's or the car's. */
const OF_AN_INJURY: ReadonlySet<LineOfBusiness | null> = new Set(["workers_comp", "auto"]);

/** Papers of the practice or its patients: a payer is named in them, not their sender. */
const OF_A_PRACTICE: ReadonlySet<PaperKind | null> = new Set([
  "chart_note",
  "patient_statement",
  "proof_of_sending",
]);

/** A statement and a letter that decides nothing have their own day, too. */
const isDated = (kind: PaperKind | null): boolean =>
  isOfPayer(kind) || kind === "patient_statement" || kind === "other";

/** The reviewer's letterhead stands over an outside review: its payer is named below. */
const NAMED_INSIDE: ReadonlySet<PaperKind | null> = new Set([...OF_A_PRACTICE, "external_review_decision"]);

/** Of several claims on such a paper one may be refused as a whole. */
const PAYS: ReadonlySet<PaperKind | null> = new Set(["partial_denial", "paid_eob"]);

/**
 * What the rules find in a document. Pure: no model, no network, and nothing written in a document changes what
 * is done, because words are only ever compared and copied.
 */
export function extractByRules(
  document: DocumentText,
  known?: KnownNumbers,
  /** A person's choice of what the paper is: it says which values are looked for. */
  chosen?: PaperKind | null,
): Extraction {
  const whole = readReading(document);
  const places = new WordPlaces(document);
  const block = chooseBlock(whole, [...(known?.claimNumbers ?? []), ...(known?.memberIds ?? [])]);
  const { claim: labeled, scope } = block;
  const reading = withoutOthersLegend(withoutOthers(whole, scope), whole, scope);
  const payerOf = (of: Reading) => likelierPayer(readPayer(of, true), new WeighedValues(of));
  const sender = payerOf(whole);
  // Who pays another one's claim of a list stands in that one's row.
  const payer = sender && isOfAnother(sender, block) ? payerOf(reading) : sender;
  // What was granted to somebody else makes no decision on this one; a remittance is one of all its claims.
  const ofOnePerson = block.people && !isOfThePractice(whole);
  const ofAll = readPaper(
    ofOnePerson ? reading : whole,
    payer?.value,
    chosen,
    ofOnePerson && reading !== whole,
  );
  // Of two claims one is paid and this one is not: no part of this one was paid.
  const ofOne =
    PAYS.has(ofAll.paper.kind) && reading !== whole && !block.people
      ? readPaper(reading, payer?.value, chosen, true)
      : ofAll;
  const { paper, evidence, refused } = ofOne.paper.kind === "denial" ? ofOne : ofAll;
  const { kind } = paper;
  const extraction: Extraction = {
    ...paper,
    paperEvidence: evidence,
    deniedLines: [],
    fields: {},
    facts: {},
  };
  const doubted = (found: Candidate) => doubtedIn(block, found, whole);
  const field = (name: ExtractionField, found: Candidate | undefined) => {
    if (found?.value) extraction.fields[name] = toEvidence(doubted(found), whole.lines, places);
  };
  const fact = (name: ExtractionFact, found: Candidate | undefined) => {
    if (found?.value) extraction.facts[name] = toEvidence(doubted(found), whole.lines, places);
  };

  const summary =
    labeled && isMedicareSummary(reading) ? readSummaryClaim(reading, firstLine(labeled)) : undefined;
  const weighed = new WeighedValues(reading);
  const claim = labeled ?? weighed.best("claim_number", numbersOf(reading, NOT_A_CLAIM));
  const form = kind === "claim_form" ? readClaimForm(whole) : {};
  const named =
    form.patient ??
    block.person ??
    likelierPatient(readPatientName(reading, scope), reading, weighed) ??
    weighedPatient(weighed, payer?.value);
  const patient = isOfMember(named, block.given) ? named : undefined;
  field("patient_name", patient);
  const inside = NAMED_INSIDE.has(kind) ? readPayer(reading, false) : undefined;
  field("payer_name", OF_A_PRACTICE.has(kind) ? inside : (inside ?? payer));
  const isNamed = /claim/i.test(labeled?.labelText ?? "");
  if (kind !== "claim_form" && ((decidesClaim(kind) && kind !== "other") || isNamed))
    field("claim_number", claim);

  const group = form.group ?? readGroupNumber(reading);
  const authorization =
    form.authorization ??
    (kind === "external_review_decision"
      ? undefined
      : readAuthorization(reading, claim?.value, kind === "prior_auth_denial"));
  const numbers = [claim, group, authorization].map((one) => one?.value);
  const member =
    form.memberId ??
    readMemberId(reading, claim?.value, scope, patient?.value) ??
    (OF_AN_INJURY.has(paper.lineOfBusiness)
      ? undefined
      : weighed.best("member_id", [
          ...numbers,
          ...numbersOf(reading, NOT_A_MEMBER),
          ...numbersOfOthers(reading),
        ]));
  fact("member_id", member);
  fact("group_number", group);
  fact("subscriber_name", form.insured ?? readSubscriber(reading, patient?.value, scope));
  fact("date_of_birth", form.birthDate ?? readBirthDate(reading, patient?.value));
  const printed = isDated(kind) ? readNoticeDate(reading) : undefined;
  const notice =
    likelierNotice(printed, weighed) ?? (isOfPayer(kind) ? weighed.best("notice_date") : undefined);
  const services =
    summary?.dates ??
    readServiceDates(reading, scope, notice?.value, paper.stage) ??
    (paper.stage === "post_service"
      ? (bareDay(reading, notice?.value) ??
        weighedServices(weighed, notice?.value, reading) ??
        (notice && serviceDaysBefore(reading, notice.value)))
      : undefined) ??
    (kind === "chart_note" ? dayOfNote(reading) : undefined);
  fact(
    "dates_of_service",
    paper.stage === "post_service" ? withoutGrantedDays(withoutBounds(services, reading), reading) : services,
  );
  // What a label calls paid or allowed was not billed, whatever the words around it are like.
  const fees = reading.lines.flatMap(({ text }) =>
    [...text.matchAll(OF_A_FEE)].flatMap((m) => parseMoney(m[1] ?? m[2] ?? "") ?? []),
  );
  const limits = reading.lines.flatMap(({ text }) =>
    [...text.matchAll(OF_A_LIMIT)].flatMap((m) => [m[1], m[2]].flatMap((one) => parseMoney(one ?? "") ?? [])),
  );
  const given = kind === "recoupment" ? paidAmounts(reading.lines) : [];
  const otherwise = reading.labeled.flatMap((v) => (v.label.kind === "money" && parseMoney(v.value)) || []);
  fact(
    "billed_amount",
    readBilledAmount(reading, scope, given) ??
      (block.given
        ? undefined
        : weighed.best("billed_amount", [
            ...[NOTHING, ...otherwise, ...fees, ...limits, ...given],
            ...amountsNotCharged(reading.lines),
          ])),
  );
  // A policy's codes are nobody's procedures.
  if (kind !== "policy") fact("procedure_codes", readProcedures(reading, scope, [...numbers, member?.value]));
  fact("diagnosis_codes", readDiagnoses(reading));
  const provider =
    summary?.provider ??
    form.provider ??
    readProvider(reading, scope, OF_A_PRACTICE.has(kind)) ??
    weighedProvider(weighed, [patient?.value, payer?.value, ...payersStaff(reading)]);
  fact("provider_name", provider && { ...provider, value: withoutPractice(provider.value) });
  fact("authorization_number", authorization);
  if (isDated(kind)) fact("notice_date", notice);
  const settled = () => needSecondSign(judge(extraction, reading, scope, known), reading, scope, weighed);
  if (!isOfPayer(kind)) return settled();
  fact("notice_date", notice);
  fact("payer_address", readPayerAddress(reading, provider));
  const { usual, expedited } = readPayerFaxes(reading, provider);
  fact("payer_fax", usual);
  fact("expedited_fax", expedited);
  if (refused) {
    const isOwn =
      paper.lineOfBusiness === "medicaid_mco" &&
      isStatesOwnMedicaid(payer?.value ?? "", whole.lines.map((line) => line.text).join("\n"));
    const ofState = paper.lineOfBusiness === "workers_comp" || isOwn;
    const text = addDenial(reading, scope, { ...paper, ofState }, notice?.value, weighed, field, fact);
    const reason = extraction.fields.denial_text;
    if (reason && text?.points) reason.points = toPoints(text.points, whole.lines, places);
    const wanted = kind === "recoupment" ? rowsToRefund(reading, scope) : [];
    const read = wanted.length > 0 ? wanted : (summary?.lines ?? readDeniedLines(reading, scope));
    const isWhole = read.length === 0 && kind === "denial" && paper.stage === "post_service";
    const onDay = onItsDay(
      isWhole ? wholeRows(reading, scope, extraction) : read,
      extraction.facts.dates_of_service,
    );
    const rows = ofPapersCode(ofItsService(onDay, extraction.facts.procedure_codes), reading);
    extraction.deniedLines =
      rows.length > 0 || paper.stage !== "post_service" ? rows : wholeClaim(kind, toldOf(extraction));
    const told = extraction.fields.denial_code?.value.split("-").at(-1);
    const [first] = rows;
    // "45" beside a charge that was paid and "204" beside the one that was not: the refused row has its own.
    if (first?.code && rows.every(({ code }) => code === first.code) && told && told !== first.code)
      field("denial_code", codeOfRows(first, told));
    if (!told) field("denial_code", standardCodeOf(rows, reading) ?? ownCodeOf(rows, reading));
    fact("remark_codes", readRemarks(reading, scope));
  }
  return settled();
}

/** The code of what was refused, where the one that was read takes what the contract takes. */
function codeOfRows({ groupCode, code }: DeniedLine, told: string): Candidate | undefined {
  // "501" of the line that was paid beside "617" of the one that was not: payers' own codes, which no list tells apart.
  const isOther = CARC.get(told)?.isDenial === "no" || !(CARC.has(told) || CARC.has(code ?? ""));
  if (!code || !isOther || CARC.get(code)?.isDenial === "no") return undefined;
  return { value: groupCode ? `${groupCode}-${code}` : code, score: 0.7, spans: [] };
}

/** "97 M15" beside each refused charge, without a group, and "97  Payment is included …" below: a number of the standard list. */
function standardCodeOf([first, ...more]: readonly DeniedLine[], { lines }: Reading): Candidate | undefined {
  const code = first?.code ?? "";
  const isStandard = code.length > 1 && CARC.has(code) && CARC.get(code)?.isDenial !== "no";
  if (!isStandard || more.some((row) => row.code !== code)) return undefined;
  const line = readLegend(lines).find(({ marker }) => bare(marker) === code)?.spans[0]?.line ?? -1;
  const start = lines[line]?.text.indexOf(code) ?? -1;
  return start >= 0
    ? { value: code, score: 0.5, spans: [{ line, start, end: start + code.length }] }
    : undefined;
}

/**
 * "note 7F2" under each refused charge and "7F2 - Acupuncture is excluded", "LD" beside one and "LD   Visit note was not legible": the
 * payer's own code. "K7" may be a footnote's mark, and names none by itself. Where several were used, the first refused row's.
 */
function ownCodeOf(rows: readonly DeniedLine[], { labeled, lines }: Reading): Candidate | undefined {
  const [first] = rows;
  const code = first?.code ?? "";
  // A column of messages holds the numbers of messages.
  if (
    labeled.some((v) => v.layout === "below" && v.value === code && /^(?:msg|message)s?$/i.test(v.labelText))
  )
    return undefined;
  const isOwn = /^(?:(?=.*\d)[A-Za-z\d]{3,5}|[a-z][A-Z]|[A-Z]{2})$/.test(code);
  if (!isOwn || /^\d{5}$/.test(code) || first?.groupCode) return undefined;
  const inRow = lines.findIndex((_, at) => wordsOfRow(lines, at)?.code === code);
  const span =
    readLegend(lines).find(({ marker }) => bare(marker) === code)?.spans[0] ??
    wordsOfRow(lines, inRow)?.spans[0];
  const start = span ? (lines[span.line]?.text.lastIndexOf(code, span.start) ?? -1) : -1;
  return span && start >= 0
    ? { value: code, score: 0.5, spans: [{ line: span.line, start, end: start + code.length }] }
    : undefined;
}

/** The lines of a claim that was refused as a whole: nothing was paid for any of them, or they come to what was billed. */
function wholeRows(
  reading: Reading,
  scope: Scope | undefined,
  { facts }: Extraction,
): Extraction["deniedLines"] {
  const unpaid = unpaidRows(reading, scope);
  return unpaid.length > 0 ? unpaid : chargesThatAddUp(reading, scope, facts.billed_amount?.value);
}

/** A claim of one day prints it once, not beside each of its lines. */
function onItsDay(rows: Extraction["deniedLines"], days: Evidence | undefined): Extraction["deniedLines"] {
  const day = days && !days.doubt && !days.value.includes(",") ? days.value : undefined;
  return day ? rows.map((row) => ({ ...row, dateOfService: row.dateOfService ?? day })) : rows;
}

/** "Code billed each day: 98940" over rows of days and charges: where no row names a service, the claim's only one is theirs. */
function ofItsService(
  rows: Extraction["deniedLines"],
  services: Evidence | undefined,
): Extraction["deniedLines"] {
  const only = services && !services.doubt && !services.value.includes(",") ? services.value : undefined;
  const isNamed = rows.some(({ procedureCode }) => procedureCode);
  return only && !isNamed ? rows.map((row) => ({ ...row, procedureCode: only })) : rows;
}

/** "CO-119" over a table whose rows say only "DENY": the one code of the paper is that of all its refused rows. */
function ofPapersCode(rows: Extraction["deniedLines"], reading: Reading): Extraction["deniedLines"] {
  const codes = findCodes(reading).filter(({ group, isDenial }) => group && isDenial !== "no");
  const [one] = codes;
  const isOnly = one && codes.every(({ code }) => code === one.code);
  if (rows.some(({ code, reason }) => code || reason)) return rows;
  if (isOnly) return rows.map((row) => ({ ...row, groupCode: one.group ?? null, code: one.code }));
  const own = codes.length === 0 ? ownCodeBeside(reading) : undefined;
  return own ? rows.map((row) => ({ ...row, ...own })) : rows;
}

const toldOf = ({ fields, facts }: Extraction) => ({
  ...(facts.procedure_codes && { procedures: facts.procedure_codes.value }),
  ...(facts.dates_of_service && { dates: facts.dates_of_service.value }),
  ...(facts.billed_amount && { billed: facts.billed_amount.value }),
  ...(fields.denial_code && { code: fields.denial_code.value }),
  ...(fields.denial_text && { reason: fields.denial_text.value }),
});

/** What a label calls another number is not taken by the words around it. */
const NOT_A_CLAIM: ReadonlySet<LabelKind> = new Set([
  ...(["account", "other_id", "member_id", "group", "appeal"] as const),
]);
const NOT_A_MEMBER: ReadonlySet<LabelKind> = new Set([
  ...(["account", "other_id", "claim", "authorization", "appeal"] as const),
]);
const numbersOf = ({ labeled }: Reading, kinds: ReadonlySet<LabelKind>): string[] =>
  labeled.flatMap((v) => {
    // A "Plan ID" may be the member's, and so may a record's number where the plan is the hospital.
    const isSure =
      v.layout !== "below" &&
      v.label.weight >= (kinds.has("claim") && v.label.kind === "claim" ? A_CLAIMS : SURELY) &&
      !/^plan\b|\brecord\b|\bmrn\b/i.test(v.labelText);
    return (isSure && kinds.has(v.label.kind) && parseIdentifier(v.value)) || [];
  });
const SURELY = 0.9;
/** "Document number" is a claim's or a paper's, and nobody's card has it. */
const A_CLAIMS = 0.85;

/** "The claim was closed at $0.00.": nobody bills nothing. */
const NOTHING = "0.00";

/** "The fee of $25 is not returned.", "$20.00 was paid" */
const OF_A_FEE =
  /\bfee (?:of|is|was) (\$ ?[\d,]+(?:\.\d\d)?)|(\$ ?[\d,]+(?:\.\d\d)?) (?:was|were|has been|have been) (?:already )?paid\b/gi;

/** "Family out-of-pocket $2,118.46 of $7,000.00": how far a year's limit is used. */
const OF_A_LIMIT = /(\$ ?[\d,]+(?:\.\d\d)?) of (?:the |your |a )?(\$ ?[\d,]+(?:\.\d\d)?)/g;

/** "Decision date  11/02/2026" over "Date  08/07/2026   Billed  $640.00": the paper's own day has a label, and the claim's is bare. */
function bareDay({ labeled }: Reading, notice: string | undefined): Candidate | undefined {
  const found = labeled.flatMap((v) => {
    const [day] = /^date$/i.test(v.labelText) && v.layout !== "below" ? findDates(v.value) : [];
    const start = v.span.start + (day?.start ?? 0);
    return day && notice && day.iso < notice
      ? [{ value: day.iso, score: 0.6, spans: [{ ...v.span, start, end: start + day.end - day.start }] }]
      : [];
  });
  const isBilled = ({ spans: [span] }: Candidate) =>
    labeled.some((v) => v.label.kind === "billed" && Math.abs(v.labelLine - (span?.line ?? -9)) <= 2);
  return found.length === 1 ? found.find(isBilled) : undefined;
}

const DAY_OF_NOTE = 0.5;
/** A note of the chart is mostly dated on the day of the visit. */
function dayOfNote(reading: Reading): Candidate | undefined {
  const day = readNoticeDate(reading);
  const doubt = "It is the day of the note, which names no day of the visit.";
  return day && { ...day, score: DAY_OF_NOTE, doubt };
}

/** The nearest sentence to a reason, where none was stated in known words. */
const HARDLY_TOLD = 0.3;
/** From here on the words are those of a reason, or stand where reasons stand. */
const WELL_TOLD = 0.6;

/** The sentence that says no may tell the category more surely than all that its paragraph tells beside it. */
const surerOf = (told?: CategoryFinding, more?: CategoryFinding): CategoryFinding | undefined =>
  told && more && more.category !== "other" && more.confidence > told.confidence ? more : told;

function addDenial(
  reading: Reading,
  scope: Scope | undefined,
  { kind, stage, ofState }: Pick<Extraction, "kind" | "stage"> & { ofState: boolean },
  noticeDate: string | undefined,
  weighed: WeighedValues,
  field: (name: ExtractionField, found: Candidate | undefined) => void,
  fact: (name: ExtractionFact, found: Candidate | undefined) => void,
): ReasonText | undefined {
  const codes = findCodes(reading);
  const code = readDenialCode(reading, codes, scope);
  const told = readDenialText(reading, code, scope);
  const dismissed = kind === "dismissal" ? readWhyDismissed(reading, told) : undefined;
  const stated = dismissed ?? (told && told.score > HARDLY_TOLD ? told : (readStatedReason(reading) ?? told));
  const weighedOne = stated && stated.score >= WELL_TOLD ? stated : weighedReason(reading, stated);
  const likeliest = weighedOne && kind !== "dismissal" ? afterDecision(reading, weighedOne) : weighedOne;
  const best = (kind === "dismissal" && likeliest && withWhatNeverCame(reading, likeliest)) || likeliest;
  const likely = countedReasons(reading, best) ?? (best && withFacts(reading, best));
  const text = likely && withoutHeading(reading.lines, belowLabels(reading, likely));
  field("denial_code", code);
  field("denial_text", text);
  const categoryOf = (said: string | undefined) => weighCategory(classifyDenial(said, code?.value), said);
  const category = surerOf(categoryOf(text?.value), likely === best ? undefined : categoryOf(best?.value));
  if (category) {
    const spans = text?.spans ?? code?.spans ?? [];
    fact("denial_category", {
      value: category.category,
      score: category.confidence,
      spans,
      basis: `from ${category.basis}`,
    });
  }
  const services = readServiceDates(reading, scope, noticeDate, stage)?.value.split(", ");
  const isLast = decidesAppeal(kind) || kind === "recoupment";
  const deadline =
    readDeadline(reading, noticeDate, services, isLast) ??
    // Where the carrier of an injury at work, or the State that pays by itself, takes no reconsideration, the State's hearing or outside review is the next step.
    (ofState && !isLast ? readDeadline(reading, noticeDate, services, true) : undefined) ??
    weighedDeadline(weighed, noticeDate, reading, services);
  fact(
    "appeal_deadline",
    deadline && { ...deadline, basis: `${deadline.basis}: "${deadline.quote.slice(0, 240)}"` },
  );
  return text;
}
