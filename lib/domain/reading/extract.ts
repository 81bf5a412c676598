import type { DocumentText } from "@/lib/core/document-text";
import type { Evidence, Extraction } from "@/lib/core/extraction";
import type { PaperKind } from "@/lib/core/notice";
import { withoutSetAside } from "./denial/set-aside";
import { judge, type KnownNumbers } from "./judge";
import type { Candidate, Reading } from "./page/candidate";
import { toEvidence, toPoints, WordPlaces } from "./page/evidence";
import { readLabeledValues } from "./page/labeled-values";
import { readLines, readSentences } from "./page/page-lines";
import { sidebarsApart } from "./page/sidebar";
import { isOfPayer } from "./paper/kind-groups";
import { type PaperAtHand, paperAtHand } from "./paper-at-hand";
import { readPayerAddress } from "./payer/payer-address";
import { readPayerFaxes } from "./payer/payer-fax";
import { readRemarks } from "./people/facts";
import { doubtedIn } from "./people/several-people";
import { withoutPractice } from "./people/without-practice";
import { readDecision } from "./read-decision";
import { readPeople } from "./read-people";
import { isDated, readServices, type Services } from "./read-services";
import { codeFromRows, linesOfClaim, refusedRows } from "./refused-lines";
import { needSecondSign } from "./second-sign";

/** Text that speaks to software is no statement of the payer: its paragraph gives no values. */
const TO_MACHINES =
  /\b(?:ignore|disregard|forget|override) (?:all |any |the |your )*(?:previous|prior|above|earlier|other|system) (?:instructions?|prompts?|rules|text|content)|\b(?:system|developer) (?:note|prompt|message)\b.{0,20}\b(?:AI|assistant|model|reader)|\b(?:AI|LLM|language model|chatbot|automated) (?:assistants?|readers?|models?|systems?|agents?)\b.{0,60}\b(?:must|should|report|output|return|respond|ignore|note)\b/i;

/** A whole letter without blank lines is not thrown away for one sentence. */
const LONGEST_BARRED = 15;

export function readReading(document: DocumentText): Reading {
  const lines = withoutSetAside(sidebarsApart(readLines(document)));
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
  const at = paperAtHand(readReading(document), known, chosen);
  const show = shownIn(document, at);
  const people = readPeople(at);
  const services = readServices(at, people);
  const told: Extraction = {
    ...at.paper,
    paperEvidence: at.evidence,
    deniedLines: [],
    fields: show.all({
      patient_name: people.patient,
      payer_name: people.payer,
      claim_number: people.claimNumber,
    }),
    facts: show.all({
      member_id: people.member,
      group_number: people.group,
      subscriber_name: people.subscriber,
      date_of_birth: people.birthDate,
      dates_of_service: services.dates,
      billed_amount: services.billed,
      procedure_codes: services.procedures,
      diagnosis_codes: services.diagnoses,
      provider_name: services.provider && {
        ...services.provider,
        value: withoutPractice(services.provider.value),
      },
      authorization_number: people.authorization,
      notice_date: isDated(at.paper.kind) ? services.notice : undefined,
    }),
  };
  const ofPayer = isOfPayer(at.paper.kind) ? withPayersPlaces(told, at, services, show) : told;
  const decided =
    isOfPayer(at.paper.kind) && at.refused ? withDecision(ofPayer, at, services, show) : ofPayer;
  return needSecondSign(judge(decided, at.reading, at.scope, known), at.reading, at.scope, at.weighed);
}

type Shown = {
  all: <Name extends string>(
    found: Partial<Record<Name, Candidate | undefined>>,
  ) => Partial<Record<Name, Evidence>>;
  places: WordPlaces;
};

/** Candidates as they are shown, each with its place, and in doubt where another claim of the paper may be meant. */
function shownIn(document: DocumentText, { whole, block }: PaperAtHand): Shown {
  const places = new WordPlaces(document);
  const all: Shown["all"] = (found) => {
    const shown: Partial<Record<string, Evidence>> = {};
    for (const [name, one] of Object.entries<Candidate | undefined>(found))
      if (one?.value) shown[name] = toEvidence(doubtedIn(block, one, whole), whole.lines, places);
    return shown as ReturnType<Shown["all"]>;
  };
  return { all, places };
}

/** Where the payer takes appeals. */
function withPayersPlaces(
  told: Extraction,
  { reading, paper }: PaperAtHand,
  { provider }: Services,
  show: Shown,
): Extraction {
  const decidesAppeal = paper.kind === "appeal_decision_upheld" || paper.kind === "partly_overturned";
  const { usual, expedited } = readPayerFaxes(reading, provider);
  const places = {
    payer_address: readPayerAddress(reading, provider, decidesAppeal),
    payer_fax: usual,
    expedited_fax: expedited,
  };
  return { ...told, facts: { ...told.facts, ...show.all(places) } };
}

/** Why it was refused, until when that can be appealed, and which of the claim's lines. */
function withDecision(told: Extraction, at: PaperAtHand, { notice }: Services, show: Shown): Extraction {
  const { whole, reading, scope } = at;
  const { code, reason, category, deadline } = readDecision(at, notice?.value);
  const { denial_text: text, ...coded } = show.all({ denial_code: code, denial_text: reason });
  const points = reason?.points && { points: toPoints(reason.points, whole.lines, show.places) };
  const decided: Extraction = {
    ...told,
    fields: { ...told.fields, ...coded, ...(text && { denial_text: { ...text, ...points } }) },
    facts: { ...told.facts, ...show.all({ denial_category: category, appeal_deadline: deadline }) },
  };
  const rows = refusedRows(at, decided);
  const ofRows = codeFromRows(rows, decided.fields.denial_code?.value, reading);
  return {
    ...decided,
    deniedLines: linesOfClaim(rows, at, decided),
    fields: { ...decided.fields, ...show.all({ denial_code: ofRows }) },
    facts: { ...decided.facts, ...show.all({ remark_codes: readRemarks(reading, scope) }) },
  };
}
