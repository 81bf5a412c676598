import { shownDay } from "@/lib/core/dates";
import type { LetterPaper, RightMove } from "@/lib/core/enums";
import { CARC } from "@/lib/domain/codes/carc";
import { RARC } from "@/lib/domain/codes/rarc";
import { setApartBelow } from "./as-billed/set-apart-below";
import { sentencesOn } from "./facts/ground";
import type { Due, DueBasis, Ground, MoveCase, MoveFacts, Proposal } from "./facts/move-facts";
import { fittingSource } from "./rules/fitting-source";
import { BY_CATEGORY, NO_DENIAL } from "./rules/rules-by-category";
import { BY_CODE } from "./rules/rules-by-code";
import { BY_FORM } from "./rules/rules-by-form";
import { BY_GROUND } from "./rules/rules-by-ground";
import { BY_LAW } from "./rules/rules-by-law";
import { BEFORE_NEXT_LEVEL, BY_STOCK } from "./rules/rules-by-own-file";
import { BY_PAPER } from "./rules/rules-by-paper";
import { BY_PAYER_ORDER } from "./rules/rules-by-payer-order";
import { BY_REVIEW } from "./rules/rules-by-review";
import type { AdviceDto } from "./schema";

/** What to do about a denial, and on what that rests. A proposal: a person decides. */
export type Advice = {
  move: RightMove;
  /** The one of the step's papers that is meant, where it is not its first one. */
  paper?: LetterPaper;
  /** The words of the paper that the step rests on. */
  ground?: Ground;
  /** False: an appeal has no standing. True: one is open, though another step may come first. */
  appealPossible: boolean;
  /** Why, and what to do, in one sentence each. */
  why: string;
  steps: string;
  source: string;
  /** Papers and facts that are not there yet. */
  needs: string[];
  due: string | null;
  basis: DueBasis | null;
  /** Whose last day it is: the step's own, or that of the appeal which another step must not lose. */
  dueOf: "step" | "appeal" | null;
};

const RULES = [
  ...BEFORE_NEXT_LEVEL,
  ...BY_REVIEW,
  ...BY_PAPER,
  ...BY_STOCK,
  ...BY_LAW,
  ...BY_PAYER_ORDER,
  ...BY_FORM,
  ...BY_GROUND,
  ...BY_CODE,
];
/** "97140-59", "87804 QW 59", or the modifier in a column of its own, before the units and the charge. */
const SETTING_APART =
  /\b[0-9A-Z]\d{3}[0-9A-Z](?:[- ,|]{1,6}(?:[A-Z][A-Z0-9]|50|52)\b){0,3}(?: ?- ?(?:25|58|59|76|77|78|79|91|X[EPSU])\b(?!\.\d| ?(?:%|min|units?\b|visits?\b|days?\b|years?\b|yrs?\b|y\/?o\b|sessions?\b|to\b))|[ |]{1,12}(?:25|58|59|76|77|78|79|91|X[EPSU])(?: {2,}|[ |]{1,12}\d{1,3}(?:\.0+)?[ |]{1,12}\$?\d))/g;
/**
 * "20610 RT" beside "20610-LT" in rows of the claim: one code at two places of the body, each with the modifier that names it. What a
 * corrected claim should carry is said in words, without an amount.
 */
const AT_A_PLACE = /\b([0-9A-Z]\d{3}[0-9A-Z])[- |]{1,12}(RT|LT|E[1-4]|F[1-9A]|T[1-9A]|LC|LD|RC)(?![\w-])/g;
const AMOUNT_OR_DAY = /\d\.\d\d(?!\d)|\d\/\d/;
const atTwoPlaces = (text: string): boolean => {
  const rows = text.split("\n").filter((line) => AMOUNT_OR_DAY.test(line));
  const places = Map.groupBy(rows.join("\n").matchAll(AT_A_PLACE), ([, code]) => code);
  return [...places.values()].some((found) => new Set(found.map(([, , place]) => place)).size > 1);
};
/** "Billed without a valid modifier": said of the denied line, whatever another line of the claim carries. */
const MISSES_ONE =
  /\b(?:without|lack(?:s|ed|ing)?|missing|omit(?:s|ted|ting)?|no) (?:(?:an?|the|any) )?(?:(?:valid|appropriate|required|proper|correct|necessary|supporting) ){0,2}(?:[A-Z0-9]{2} )?modifier\b|\bmodifier(?: [A-Z0-9]{2})? (?:is|was) (?:missing|omitted|absent|not (?:present|billed|appended|reported|used))\b/i;
/** Behind the code; 25 tells a visit from a procedure, not a service from its repetition. */
const OF_A_VISIT = /^\w{5}\W+25\b/;

/** The one place that says what the right move is, for letters, remittances and what a person typed (docs/product.md, I1). */
export function adviceFor(facts: MoveFacts): Advice {
  const found = caseOf(facts);
  const rule =
    RULES.find(({ when }) => when(found)) ?? (found.silent ? NO_DENIAL : BY_CATEGORY[found.category]);
  const due = dueOf(rule, facts);
  const ground = rule.ground && facts.grounds?.[rule.ground];
  return {
    move: rule.move,
    ...(rule.paper && { paper: rule.paper }),
    ...(ground && { ground }),
    appealPossible: rule.appealPossible ?? true,
    why: rule.why,
    steps: rule.steps,
    source: fittingSource(rule.source, found.plan),
    needs: needsOf(rule, found, facts),
    due: due?.date ?? null,
    basis: due?.basis ?? null,
    dueOf: due && (isEndOfAppeal(due, rule.move, facts) ? "appeal" : "step"),
  };
}

/** Something on the claim itself has to change. */
export const asksCorrection = (move: RightMove) => move === "corrected_claim" || move === "reopening";

export const adviceDto = ({
  move,
  paper,
  ground,
  appealPossible,
  why,
  steps,
  source,
  needs,
  due,
  basis,
  dueOf,
}: Advice): AdviceDto => ({
  move,
  paper: paper ?? null,
  appeal_possible: appealPossible,
  reason: `${why} ${steps}`,
  ground: ground ?? null,
  source,
  needs,
  due,
  basis,
  due_of: dueOf,
});

function caseOf(facts: MoveFacts): MoveCase {
  const carc = (facts.carc ?? "").replace(/^0+(?=\w)/, "");
  const remarks = new Set(facts.remarks ?? []);
  const reason = facts.reasonText ?? "";
  const paper = facts.noticeText ?? "";
  const denied = facts.procedures ?? [];
  const ofLine = (text: string) => denied.some((code) => text.startsWith(code.slice(0, 5)));
  const marked = [...denied, paper]
    .flatMap((text) => text.match(SETTING_APART) ?? [])
    .concat(setApartBelow(paper, reason, denied))
    .filter((text) => denied.length === 0 || !MISSES_ONE.test(reason) || ofLine(text));
  return {
    carc,
    group: facts.group ?? "",
    remarks,
    hints: new Set([...remarks].flatMap((remark) => RARC.get(remark)?.hint ?? [])),
    category: facts.category ?? CARC.get(carc)?.category ?? "other",
    plan: facts.lineOfBusiness ?? null,
    kind: facts.kind ?? null,
    stage: facts.stage ?? null,
    level: facts.level ?? null,
    held: new Set(facts.held),
    history: facts.history ?? {},
    ncci: facts.ncci,
    denied,
    setApart: marked.length > 0,
    repeated: marked.some((text) => !OF_A_VISIT.test(text)) || atTwoPlaces(paper),
    silent: !(
      carc ||
      remarks.size > 0 ||
      reason.trim() ||
      facts.category ||
      facts.kind === "prior_auth_denial"
    ),
    reason: reason.trim(),
    paper: sentencesOn({ text: paper, place: "" }),
    says: (pattern) => pattern.test(reason || paper),
    prints: (pattern) => pattern.test(reason) || pattern.test(paper),
  };
}

const APPEALS: readonly RightMove[] = ["appeal", "external_review"];
/** Moves that lose the right to appeal when they come after its deadline. */
const KEEPS_DEADLINE: readonly RightMove[] = [...APPEALS, "send_records", "reopening", "corrected_claim"];

function dueOf({ move, paper }: Proposal, { deadline, answerBy, correctBy, talkBy }: MoveFacts): Due | null {
  if (paper === "peer_to_peer") return talkBy ?? null;
  if (move === "send_records" && answerBy) return answerBy;
  if (move === "corrected_claim" && correctBy) return correctBy;
  return KEEPS_DEADLINE.includes(move) ? (deadline ?? null) : null;
}

/** A request for records has no other time than the one to answer it. */
const isEndOfAppeal = (due: Due, move: RightMove, { deadline, kind }: MoveFacts): boolean =>
  due === deadline && !APPEALS.includes(move) && kind !== "records_request";

/** Days before the appeal itself is due, and lost without a word where nobody says so. */
function toGoOn(found: MoveCase, { keepBy, today }: MoveFacts): string[] {
  if (!keepBy || (today && keepBy < today) || found.stage === "post_service") return [];
  const who =
    found.plan === "medicaid_mco" ? "; the member asks for that, a provider can't (42 CFR 438.402)" : "";
  return [`To keep the services going meanwhile: a request by ${shownDay(keepBy)}${who}`];
}

function needsOf(rule: Proposal, found: MoveCase, facts: MoveFacts): string[] {
  const { deadline, today } = facts;
  const needs = (rule.needs ?? []).flatMap((need) =>
    typeof need === "string" ? need : found.held.has(need.unless) ? [] : need.text,
  );
  if (!APPEALS.includes(rule.move)) return needs;
  needs.unshift(...toGoOn(found, facts));
  if (found.plan === "tricare") {
    needs.push("If the practice is in TRICARE's network: the patient's written appointment of the practice");
  }
  // Only a date that the paper or a person gives can have passed; a counted one says nothing.
  if (deadline && deadline.basis !== "rule" && today && deadline.date < today) {
    needs.push("Good cause for a late appeal, with proof");
  }
  return needs;
}
