import {
  type CareStage,
  FOLLOWS_KIND,
  type LineOfBusiness,
  PAPER_VALUES,
  type PaperEvidence,
  type PaperKind,
  type PaperReading,
  type PaperValueName,
} from "@/lib/core/notice";
import { PAPER_WORDS } from "@/lib/core/notice-labels";
import { findCodes } from "../denial/denial-code";
import type { Reading } from "../page/candidate";
import { readProcedures } from "../services/procedures";
import { claimsIn } from "../signs/claims-in";
import { familiesOf } from "../signs/kind-cues";
import { paymentsOf } from "../signs/payments";
import { statusesOf } from "../signs/rejected-claims";
import { type Paper, saidIn, states } from "../signs/statements";
import type { Likely } from "../weighed/weighed-paper";
import { chartSigns } from "./chart-signs";
import { decisionLevelOf } from "./level";
import { isStatesOwnMedicaid, lineOfBusinessOf } from "./line-of-business";
import { isOfTheOffice } from "./office-papers";
import { REFUSED } from "./refusal";
import { careStageOf } from "./stage";

type Told = Omit<PaperReading, "deniedLines">;
/** The payer's name as it was read. */
type Sign = {
  reading: Reading;
  paper: Paper;
  told: Told;
  payerName: string | undefined;
  byRules: PaperKind | null;
  /** The reading leaves out what the paper says of other claims or people. */
  isPart: boolean;
  /** What each value may be by words and rules together, likeliest first. */
  likely: { kinds: Likely<PaperKind>; stages: Likely<CareStage>; plans: Likely<LineOfBusiness> };
};

type Doubt = readonly [confidence: number, why: string] | null;

/** How often a value of this evidence was right on papers that the rules had not seen (docs/measured/reading.md). */
const CERTAIN = 0.97;
const LIKELY = 0.8;
const OPEN = 0.5;

const REFUSING_HEAD = /\b(?:denial|denied|adverse|non-?certif\w+|not (?:approved|covered|authorized))\b/i;
const OF_A_RECORD = 6;
const OF_AN_EOB = 3;
const OF_AN_APPEAL =
  /\b(?:final (?:internal )?(?:adverse|determination)|(?:first|second)[- ]level|reconsideration|redetermination|your (?:appeal|dispute|grievance))\b/i;
/** No heading: what may be done, and where it goes. */
const RIGHTS =
  /\b(?:you (?:may|can|have)|right to|if you|within|how to|to (?:ask|request|file|appeal)|p\.? ?o\.? box)\b/i;
const ASKS_HEAD =
  /\b(?:documentation|records?|information) request(?:ed)?\b|\brequest for (?:\w+ ){0,2}(?:records?|documentation|information)\b/i;
const IN_PART = /\b(?:in part|partial(?:ly)?|partly)\b/i;
/** Neither "is not covered" nor, of a duplicate, "was already paid" on another claim; and what a policy covers "when …" grants nothing. */
const GRANTED =
  /\b(?:(?:was|were|has been|have been|will be) (?:(?!not |never |already )\w+ )?(?:paid|approved|allowed|covered|authorized|processed for payment)|(?:is|are) (?:(?!not |never |already )\w+ )?(?:paid|approved|allowed|covered|authorized|processed for payment)\b(?! (?:\w+ )?(?:while|when|only|if|unless|until|where|once|provided|as long as|after)\b)|we (?:(?!never )\w+ )?(?:paid|approved|allowed|covered)|(?:paid|approved|allowed) (?:as|in full|for))\b/i;

/** Why the rules' choice is less than certain, for each of the four values; none is a doubt of words alone. */
export function paperEvidenceOf(sign: Sign): PaperEvidence {
  const { told, likely } = sign;
  const kind =
    kindDoubt(sign) ??
    narrow(
      told.kind,
      likely.kinds.filter(({ choice }) => !isRuledOut(choice, sign)),
    );
  const doubts: Record<PaperValueName, Doubt> = {
    kind,
    stage: stageDoubt(sign) ?? narrow(told.stage, likely.stages),
    level: levelDoubt(sign) ?? (kind && otherLevel(sign)),
    lineOfBusiness: planDoubt(sign) ?? narrow(told.lineOfBusiness, likely.plans),
  };
  const evidence: PaperEvidence = {};
  for (const name of PAPER_VALUES) {
    if (sign.told[name] === null) continue;
    const [confidence, doubt] = doubts[name] ?? [isFarAhead(name, sign) ? CERTAIN : LIKELY, undefined];
    evidence[name] = { confidence, ...(doubt ? { doubt } : {}) };
  }
  return evidence;
}

/** Measured set by set on papers that neither rules nor weights had met (docs/measured/reading.md). */
const FAR_BEHIND = 0.02;

/** Measured the same way: what is less far ahead is fairly sure. */
const BY_FAR = 0.003;
/** Of a plan that nothing names the share is nobody's: what is left is less than all. */
const HALF = 0.5;

/** What the rules choose is sure only where the paper's words, weighed, leave hardly anything else. */
function isFarAhead(name: PaperValueName, { told, likely }: Sign): boolean {
  const byFar = <T extends string>(value: T | null, ranked: Likely<T>) =>
    ranked[0]?.choice === value && ranked[0].share >= HALF && (ranked[1]?.share ?? 0) < BY_FAR;
  if (name === "stage") return byFar(told.stage, likely.stages);
  // "commercial" is what is left where nothing names another plan.
  if (name === "lineOfBusiness")
    return told.lineOfBusiness !== "commercial" && byFar(told.lineOfBusiness, likely.plans);
  // Which decision it is follows from the kind; a second one has a first one beside it.
  return byFar(told.kind, likely.kinds) && (name === "kind" || told.level !== "second");
}

const wordsOf = { ...PAPER_WORDS.kind, ...PAPER_WORDS.stage, ...PAPER_WORDS.line_of_business };

/** A choice that is little ahead of the next is in doubt between the two. */
function narrow<T extends PaperKind | CareStage | LineOfBusiness>(told: T | null, likely: Likely<T>): Doubt {
  const share = likely.find(({ choice }) => choice === told)?.share ?? 0;
  const rival = likely.find(({ choice }) => choice !== told && choice !== null);
  if (told === null || !rival?.choice || rival.share < FAR_BEHIND) return null;
  return [Math.max(OPEN, Math.min(LIKELY, share)), `Its words also fit ${wordsOf[rival.choice]}.`];
}

/**
 * What the figures of a plain denial leave no room for, whatever its words would fit: a denial in part where every charge that is read came to nothing,
 * or where one service is all there is; one in advance where a line has a code of the standard list, which only a claim is given (measured in
 * docs/measured/reading.md). A reading that was cut to one claim has not all figures of its paper.
 */
function isRuledOut(rival: PaperKind | null, { reading, told: { kind }, byRules, isPart }: Sign): boolean {
  if (kind !== "denial" || byRules !== "denial" || isPart) return false;
  if (rival === "prior_auth_denial") return findCodes(reading).some(({ isDenial }) => isDenial === "yes");
  if (rival !== "partial_denial") return false;
  const { paid, refused, zeroPaid, paidRow, allowedRow, emptyRow, unpaidRow } = paymentsOf(reading);
  if (paid || paidRow || allowedRow) return false;
  const isOne = () => readProcedures(reading, undefined)?.value.split(", ").length === 1;
  return (refused && (zeroPaid || emptyRow || unpaidRow)) || isOne();
}

/** The level follows from the kind: where others are likely that tell another level, so is that. */
function otherLevel({ paper, told: { kind, level }, likely: { kinds } }: Sign): Doubt {
  const all = [...paper.head.split("\n"), ...paper.sentences];
  const others = kinds.filter(({ choice }) => choice !== kind && decisionLevelOf(choice, all) !== level);
  return others.reduce((sum, { share }) => sum + share, 0) < FAR_BEHIND ? null : [LIKELY, FOLLOWS_KIND];
}

function kindDoubt({ reading, paper, told: { kind }, byRules }: Sign): Doubt {
  if (byRules === "other" && kind !== "other")
    return [OPEN, "No rule knows this paper; it was told by its words."];
  const families = familiesOf(paper);
  const all = saidIn(paper);
  const isCoded = findCodes(reading).some(({ isDenial }) => isDenial === "yes");
  switch (kind) {
    case "other":
      return isOfTheOffice(reading)
        ? [LIKELY, "It looks like a log, an account or a screen of the practice, which decides nothing."]
        : [OPEN, "The rules know no kind of paper that looks like this."];
    case "denial":
      if (claimsIn(reading) >= 2)
        return [LIKELY, "It lists several claims, which may be decided each in its own way."];
      if (paper.head.split("\n").some((line) => OF_AN_APPEAL.test(line) && !RIGHTS.test(line)))
        return [LIKELY, "It refuses something, and its heading speaks of an appeal that was made."];
      if (ASKS_HEAD.test(paper.head))
        return [LIKELY, "It refuses something, and its heading asks for records."];
      if (paymentsOf(reading).paid) return [LIKELY, "It refuses something and pays something as well."];
      if (states(all, GRANTED))
        return [LIKELY, "It refuses something and speaks of what is paid or approved as well."];
      return isCoded || families.eob >= OF_AN_EOB || states(all, REFUSED) || REFUSING_HEAD.test(paper.head)
        ? null
        : [LIKELY, "It gives a reason, but doesn't say in plain words that anything is denied."];
    case "records_request":
      return states(all, REFUSED) ? [LIKELY, "It asks for records and speaks of a denial as well."] : null;
    case "paid_eob":
      if (paymentsOf(reading).zeroPaid && paymentsOf(reading).paid)
        return [LIKELY, "It pays, and for one of its lines nothing was paid."];
      return isCoded ? [LIKELY, "It pays, and has a code of a denial as well."] : null;
    case "partly_overturned":
      return IN_PART.test(paper.text)
        ? null
        : [LIKELY, "It speaks of what is upheld and of what is overturned."];
    case "chart_note":
      return Math.max(families.record, chartSigns(reading).clinical) < OF_A_RECORD ||
        families.eob >= OF_AN_EOB
        ? [LIKELY, "It looks like a chart note, but has words of another paper."]
        : null;
    case "policy":
    case "patient_statement":
    case "proof_of_sending": {
      if (statusesOf(reading).rejected > 0)
        return [OPEN, "It lists claims that were rejected: those never reached the payer."];
      const own = {
        policy: families.policy,
        patient_statement: families.statement,
        proof_of_sending: families.sending,
      };
      return own[kind] <= Math.max(families.eob, OF_A_RECORD - 1)
        ? [LIKELY, "Few of its words tell what it is."]
        : null;
    }
    default:
      return null;
  }
}

function stageDoubt({ paper, told: { kind, stage } }: Sign): Doubt {
  const told = careStageOf(paper);
  if (told !== null && told !== stage)
    return [LIKELY, "Its kind and its words tell different stages of the care."];
  if (stage === "concurrent" && kind !== "prior_auth_denial" && /\b(?:billed|charges?)\b/i.test(paper.text))
    return [LIKELY, "It speaks of care that goes on and of charges for care that was given."];
  return null;
}

const SECOND_WORDS = /\b(?:second|2nd|level (?:2|ii|two))\b/i;
const FIRST_WORDS = /\b(?:first|1st|level (?:1|i|one)|redetermination)\b/i;

function levelDoubt({ paper, told: { level } }: Sign): Doubt {
  if (level === "first" && SECOND_WORDS.test(paper.text) && !FIRST_WORDS.test(paper.text))
    return [LIKELY, "It decides an appeal and speaks of a second level."];
  if (level === "second" && FIRST_WORDS.test(paper.head))
    return [LIKELY, "It speaks of the first level as well."];
  return null;
}

function planDoubt({ paper, told: { lineOfBusiness }, payerName }: Sign): Doubt {
  if (lineOfBusiness === "commercial" && lineOfBusinessOf({ payerName }, paper.text) === null)
    return [OPEN, "Nothing printed names the kind of plan; commercial is what is left."];
  if (lineOfBusiness === "medicaid_mco" && isStatesOwnMedicaid(payerName ?? "", paper.text))
    return [LIKELY, "It looks like the State's own Medicaid program, without a managed care plan."];
  if (lineOfBusiness === null || !payerName) return null;
  const byPayer = lineOfBusinessOf({ payerName });
  const byWords = lineOfBusinessOf({}, paper.text);
  const differ = byPayer && byWords && byPayer !== byWords;
  return differ && ![byPayer, byWords].includes("commercial")
    ? [LIKELY, "The payer's name and the words of the paper tell different plans."]
    : null;
}
