import type { Evidence, Extraction, ExtractionFact, ExtractionField } from "@/lib/core/extraction";
import { birthDatesOf } from "./deadline/birth-dates";
import { judgeBirth, judgeNotice } from "./gates/date-gate";
import { judgeByTwin, judgeMember } from "./gates/identifier-gate";
import { balancedLine, judgeTotal } from "./gates/money-gate";
import { isNoOrganization, isPlace } from "./gates/name-gate";
import { isOtherProvider, isOwnName, noticeOwner, OTHER_PROVIDER, type OwnNames } from "./gates/notice-owner";
import { judgeReason } from "./gates/reason-gate";
import type { Reading, Scope } from "./page/candidate";
import { comparable } from "./page/clean-text";
import { DOUBTFUL, type Ruling } from "./page/ruling";
import { isOfPayer } from "./paper/kind-groups";
import { billedOfLines } from "./services/billed-amount";
import { doubtOfFamily } from "./services/family-rows";
import { isMedicareSummary } from "./services/medicare-summary";
import { judgeDiagnoses } from "./services/misread-diagnoses";
import { BY_WORDS } from "./weighed/weighed-values";

/** What the practice's own record says of the claim that a document belongs to; it settles what a scan leaves open. */
export type KnownNumbers = {
  claimNumbers: readonly string[];
  memberIds: readonly string[];
  /** What payers know the practice by. */
  own?: OwnNames;
};

/** A repaired value is fairly sure at best. */
const REPAIRED = 0.8;

/**
 * The checks that every proposed value passes before it is filled or printed (docs/product.md, E15): a failed one goes, or
 * says why it is in doubt.
 */
export function judge(
  extraction: Extraction,
  reading: Reading,
  scope: Scope | undefined,
  known: KnownNumbers | undefined,
): Extraction {
  const { fields, facts } = extraction;
  const services = facts.dates_of_service?.value.split(", ") ?? [];
  const notice = facts.notice_date?.value;
  const tokens = tokensOf(reading);
  const patient = comparable(fields.patient_name?.value ?? "-");
  const family = doubtOfFamily(reading);
  const ofOne = (): Ruling => (family ? { doubt: family } : {});
  const rulings: Partial<Record<ExtractionField | ExtractionFact, (value: string) => Ruling>> = {
    patient_name: (value) => ({ dropped: isPlace(value), ...ofOne() }),
    subscriber_name: (value) => ({ dropped: isPlace(value) }),
    payer_name: (value) => ({ dropped: isNoOrganization(value) || comparable(value) === patient }),
    provider_name: (value) => ({
      dropped: isNoOrganization(value) || comparable(value) === patient,
      ...ofOne(),
      ...(isOfPayer(extraction.kind) && isAnothers(value, reading, known) && { doubt: OTHER_PROVIDER }),
      ...(isOwn(value, reading, known) && { settles: BY_WORDS }),
    }),
    denial_text: judgeReason,
    claim_number: (value) => judgeByTwin(value, tokens, known?.claimNumbers),
    member_id: (value) =>
      firstSaying(
        judgeMember(value, labelOf(reading, value), tokens),
        judgeByTwin(value, tokens, known?.memberIds),
      ),
    notice_date: (value) => judgeNotice(value, { services, births: birthDatesOf(reading) }),
    date_of_birth: (value) => judgeBirth(value, notice, services),
    // A Medicare Summary Notice prints its columns in headings of four lines; its total is labeled.
    billed_amount: (value) =>
      firstSaying(
        ofOne(),
        isMedicareSummary(reading) ? {} : judgeTotal(value, billedOfLines(reading, scope)),
      ),
    dates_of_service: ofOne,
    procedure_codes: ofOne,
    diagnosis_codes: judgeDiagnoses,
  };
  return {
    ...extraction,
    fields: judged(fields, rulings),
    facts: judged(facts, rulings),
    deniedLines: extraction.deniedLines.map(balancedLine),
  };
}

/** Nothing in the notice is the practice's own: no name, no number, no claim of its records. */
function isAnothers(provider: string, { lines }: Reading, known: KnownNumbers | undefined): boolean {
  if (!known?.own || !isOtherProvider(provider, known.own)) return false;
  const text = lines.map((line) => line.text).join("\n");
  const compact = comparable(text);
  if (known.claimNumbers.some((number) => number.length >= 5 && compact.includes(comparable(number))))
    return false;
  return noticeOwner(text, known.own) === "unclear";
}

/** The practice's own name in a notice that is its own: what no label tells, its record does. */
function isOwn(provider: string, { lines }: Reading, known: KnownNumbers | undefined): boolean {
  return (
    known?.own !== undefined &&
    isOwnName(provider, known.own) &&
    noticeOwner(lines.map((line) => line.text).join("\n"), known.own) === "ours"
  );
}

const firstSaying = (...rulings: Ruling[]): Ruling => rulings.find((r) => Object.keys(r).length > 0) ?? {};

function judged<Name extends ExtractionField | ExtractionFact>(
  values: Partial<Record<Name, Evidence>>,
  rulings: Partial<Record<ExtractionField | ExtractionFact, (value: string) => Ruling>>,
): Partial<Record<Name, Evidence>> {
  const kept: Partial<Record<Name, Evidence>> = {};
  for (const name of Object.keys(values) as Name[]) {
    const evidence = values[name];
    const ruling = evidence && rulings[name]?.(evidence.value);
    if (!evidence || ruling?.dropped) continue;
    kept[name] = ruling ? ruledOver(evidence, ruling) : evidence;
  }
  return kept;
}

function ruledOver(told: Evidence, { doubt, value, repaired, settles }: Ruling): Evidence {
  const { doubt: before, ...settled } = told;
  const evidence: Evidence = settles !== undefined && before === settles ? settled : told;
  if (value !== undefined && repaired !== undefined)
    return { ...evidence, value, repaired, confidence: Math.min(evidence.confidence, REPAIRED) };
  if (doubt === undefined) return evidence;
  return { ...evidence, doubt: evidence.doubt ?? doubt, confidence: Math.min(evidence.confidence, DOUBTFUL) };
}

/** Every word of the pages that may be a number of something. */
function tokensOf({ lines }: Reading): string[] {
  return lines.flatMap(({ text }) =>
    text
      .split(/[\s|]+/)
      .map((word) => word.replace(/^[(#:"']+|[).,;:"']+$/g, ""))
      .filter((word) => word.length >= 6 && (word.match(/\d/g)?.length ?? 0) >= 3),
  );
}

const labelOf = ({ labeled }: Reading, value: string): string =>
  labeled.find((v) => v.label.kind === "member_id" && v.value.includes(value))?.labelText ?? "";
