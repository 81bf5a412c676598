import type { DecisionOutcome } from "@/lib/core/cases";
import type { CareStage, DecisionLevel, LineOfBusiness, PaperKind } from "@/lib/core/notice";
import { lastWorkingDay } from "./business-day";
import type { Clock } from "./clock";
import { type DisputeSteps, disputeClocks } from "./dispute";
import { type ClockRule, type ClockStart, count } from "./rule";
import { ANSWER_WITHIN, ASK_AFTER, PAYMENT_AFTER_DISPUTE, RULES, SENT_ON_BY_PLAN } from "./rules";
import type { ClockDto, ClockKind } from "./schema";

export type Stated = {
  date: string;
  basis: Clock["basis"];
  certain: boolean;
  source: string;
  /** The step that the notice's own words for the time name; else the level of its decision tells. */
  kind?: ClockKind | undefined;
};

/** The step that a notice's words for its time are for; undefined where they say "appeal" alone. */
export function stepIn(words: string): ClockKind | undefined {
  if (SECOND.test(words)) return "second_level";
  return OUTSIDE.test(words) && !/\bappeals?\b/i.test(words) ? "external_review" : undefined;
}
const SECOND =
  /\b(?:second|2nd|level (?:two|2|ii))(?:[- ](?:level|step))? (?:appeals?|reviews?|reconsiderations?|grievances?)\b/i;
const OUTSIDE = /\b(?:independent )?external review\b|\bindependent review organization\b/i;

/** A payer's answer to a request that was sent. */
export type Decided = {
  outcome: DecisionOutcome;
  on: string;
  level: DecisionLevel | null;
  /** The last day that the paper or a person names: of the next level, or to send what was asked for. */
  due: string | null;
  basis: "letter" | "person";
  /** Money came for it. */
  paid: boolean;
  /** The next level was begun: its dates are its own. */
  followed: boolean;
};

/** What is known of a case. Days are ISO dates of the practice. */
export type ClockFacts = {
  lineOfBusiness: LineOfBusiness | null;
  kind: PaperKind | null;
  stage: CareStage | null;
  level: DecisionLevel | null;
  noticeDate: string | null;
  /** The last day of the next step as it is on record: what the notice or a person says, or what was counted once. */
  stated: Stated | null;
  firstService: string | null;
  /** The advice is that an appeal has no standing. */
  noStanding?: boolean;
  /** The paper says that nothing was decided yet. */
  undecided?: boolean;
  /** The notice offers a talk with its reviewer, with or without a time for it. */
  offersTalk?: boolean;
  /** The notice's own time for a talk with its reviewer. */
  peerToPeer?: Stated | null;
  /** Until when care that is cut or stopped goes on if somebody asks for it, as the notice says. */
  keepServices?: Stated | null;
  /** The notice's own time for a corrected claim. */
  correctedClaim?: Stated | null;
  /** How the payer answered the request, as a person confirmed it or a payment told. */
  decided?: Decided | null;
  /** When the paper went out; certain where the payer has it since that day and its rules are known. A corrected claim or a cover of records appeals nothing. */
  sent: { on: string; certain: boolean; appeals: boolean } | null;
  /** The dispute is over an out-of-network rate. */
  negotiable: boolean;
  /** How far a federal payment dispute has come, as a person wrote it down. */
  dispute?: DisputeSteps;
  followUps: readonly string[];
};

/** What a decision leaves open: nothing after it was overturned, paid, or never a denial. */
const OPEN: readonly (PaperKind | null)[] = [
  null,
  "denial",
  "partial_denial",
  "prior_auth_denial",
  "appeal_decision_upheld",
  "partly_overturned",
  "dismissal",
  "recoupment",
  "records_request",
  "remittance",
  "external_review_decision",
  "other",
];

/**
 * The dates of a case, the nearest first. Before sending: what has to be done and by when. After it: when the payer has to answer,
 * and where no rule tells, when to ask; a sent request always has a date.
 */
export function clocksOf(facts: ClockFacts): Clock[] {
  const own = ownClocks(facts);
  const byPerson = facts.followUps.map(
    (due): Clock => ({
      kind: "follow_up",
      due,
      workBy: lastWorkingDay(due),
      basis: "person",
      source: "Set by a person",
      from: null,
      certain: true,
    }),
  );
  return [...own, ...byPerson].sort((a, b) => a.due.localeCompare(b.due) || a.kind.localeCompare(b.kind));
}

function ownClocks(facts: ClockFacts): Clock[] {
  const { sent, decided } = facts;
  if (!sent) return beforeSending(facts);
  if (!sent.appeals && !facts.negotiable && (!decided || decided.outcome === "acknowledged"))
    return [
      askAfter(
        sent.on,
        "What was sent is no appeal, and no rule tells when it is answered: ask after 30 days",
      ),
    ];
  if (!decided) return [...receipt(facts, sent), ...afterSending(facts, sent)];
  if (decided.outcome === "acknowledged") return afterSending(facts, sent);
  if (decided.outcome === "more_information") return [...asked(decided), ...afterSending(facts, sent)];
  return afterDecision(facts, decided);
}

/** What the payer asked for is sent by the day that it names, else soon. */
function asked({ due, on, basis }: Decided): Clock[] {
  const last = due ?? count(on, ANSWER_WITHIN);
  return [
    {
      kind: "follow_up",
      due: last,
      workBy: lastWorkingDay(last),
      basis: due ? basis : "rule",
      source: due ? "The payer's request for information" : "What a payer asks for: commonly within 45 days",
      from: due ? null : on,
      certain: due !== null,
    },
  ];
}

/** The next level while the denial stands; after a won case the payment, until it is there. */
function afterDecision(facts: ClockFacts, decided: Decided): Clock[] {
  if (decided.followed) return [];
  if (decided.outcome === "overturned") {
    if (decided.paid) return [];
    if (facts.negotiable && facts.dispute?.selectedOn)
      return [
        {
          kind: "idr",
          due: count(decided.on, PAYMENT_AFTER_DISPUTE),
          workBy: null,
          basis: "rule",
          source: "Surprise billing: payment 30 days after the entity's decision (45 CFR 149.510)",
          from: decided.on,
          certain: false,
        },
      ];
    return [
      {
        kind: "follow_up",
        due: count(decided.on, ASK_AFTER),
        workBy: null,
        basis: "rule",
        source: "Overturned, and no payment was posted yet: ask after 30 days",
        from: decided.on,
        certain: false,
      },
    ];
  }
  const next = beforeSending({
    ...{ ...facts, sent: null, noStanding: false, undecided: false },
    ...answeringDecision(decided, facts.kind),
  });
  return next.length > 0 ? next : [lookAgain(facts, decided)];
}

/** A denial that was kept is looked at again, also where nothing is filed here or nothing tells whose rules the next level follows. */
function lookAgain(facts: ClockFacts, decided: Decided): Clock {
  const due = count(decided.on, ASK_AFTER);
  return {
    kind: "follow_up",
    due,
    workBy: lastWorkingDay(due),
    basis: "rule",
    source: planSendsOn(facts, decided)
      ? SENT_ON_BY_PLAN
      : "No rule is known for a next level here: ask within 30 days of the decision what is left",
    from: decided.on,
    certain: false,
  };
}

/** What a Medicare Advantage plan upholds on reconsideration goes on by itself; a dismissal decides nothing and does not. */
const planSendsOn = ({ lineOfBusiness }: ClockFacts, { outcome, level }: Decided): boolean =>
  lineOfBusiness === "medicare_advantage" &&
  outcome !== "dismissed" &&
  (level === null || level === "initial" || level === "first");

/** What a step that answers a decision counts from. Money that a payer takes back stays that: each level can stop it. */
export function answeringDecision(
  { level, on, due, basis }: Decided,
  appealed: PaperKind | null,
): Pick<ClockFacts, "kind" | "level" | "noticeDate" | "stated"> {
  const source = basis === "letter" ? "Stated in the decision" : "The decision, as a person was told";
  return {
    kind: appealed === "recoupment" ? appealed : "appeal_decision_upheld",
    level: level && level !== "initial" ? level : "first",
    noticeDate: on,
    stated: due ? { date: due, basis, certain: true, source } : null,
  };
}

/** Steps that need a decision which can be contested. */
const CONTESTS: readonly ClockKind[] = ["appeal", "second_level", "external_review"];

function beforeSending(facts: ClockFacts): Clock[] {
  if (!OPEN.includes(facts.kind)) return [];
  const level = facts.level ?? "initial";
  const asked: readonly ClockKind[] =
    facts.kind === "recoupment"
      ? [
          "recoupment",
          "appeal",
          "second_level",
          ...(level === "initial" ? [] : (["external_review"] as const)),
        ]
      : facts.negotiable
        ? ["idr", "appeal"]
        : ["appeal", "second_level", "external_review", "peer_to_peer", "corrected_claim", "timely_filing"];
  const { peerToPeer, correctedClaim, keepServices } = facts;
  // A date that only a rule counts is for nothing where nothing can be contested; what the notice itself says stays.
  const contests = !facts.noStanding && !facts.undecided;
  const stated = contests || facts.stated?.basis !== "rule" ? facts.stated : null;
  const usual = asked
    .filter((kind) => contests || !CONTESTS.includes(kind))
    .filter((kind) => kind !== "peer_to_peer" || facts.offersTalk)
    .flatMap((kind) => fromRule(kind, facts) ?? []);
  const own = [
    // Care that was given already cannot go on, and without an appeal nothing does.
    ...(keepServices && contests && isStillGiven(facts) ? [statedClock("keep_services", keepServices)] : []),
    ...(peerToPeer ? [statedClock("peer_to_peer", peerToPeer)] : []),
    ...(correctedClaim && asked.includes("corrected_claim")
      ? [statedClock("corrected_claim", correctedClaim)]
      : []),
  ];
  const counted = [...usual.filter(({ kind }) => own.every((one) => one.kind !== kind)), ...own];
  if (!stated) return counted;
  // What the notice says goes before the usual limit of the same step.
  const kind: ClockKind =
    stated.kind ?? (level === "initial" ? "appeal" : level === "first" ? "second_level" : "external_review");
  if (stated.basis === "rule" && counted.some((other) => other.kind === kind && other.due === stated.date))
    return counted;
  return [statedClock(kind, stated), ...counted.filter((other) => other.kind !== kind)];
}

/** Where nothing tells the stage, a service before the notice was given already. */
const isStillGiven = ({ stage, firstService, noticeDate }: ClockFacts): boolean =>
  stage === null
    ? firstService === null || (noticeDate !== null && firstService >= noticeDate)
    : stage !== "post_service";

const statedClock = (kind: ClockKind, { date, basis, source, certain }: Stated): Clock => ({
  ...{ kind, due: date, workBy: lastWorkingDay(date), basis, source, from: null, certain },
});

/** The payer says that it has the request; whatever it answers tells that too. */
function receipt(facts: ClockFacts, sent: { on: string }): Clock[] {
  const rule = facts.negotiable ? null : ruleOf("acknowledgment", facts);
  if (!rule) return [];
  const due = count(sent.on, rule.period);
  const { kind, source } = rule;
  return [{ kind, due, workBy: null, basis: "rule", source, from: sent.on, certain: false }];
}

const askAfter = (on: string, source: string): Clock => ({
  ...{ kind: "follow_up", due: count(on, ASK_AFTER), workBy: null },
  ...{ basis: "rule", source, from: on, certain: false },
});

function afterSending(facts: ClockFacts, sent: { on: string; certain: boolean }): Clock[] {
  if (facts.negotiable) return disputeClocks(sent.on, facts.dispute);
  const rule = ruleOf("payer_response", facts);
  if (!rule) return [askAfter(sent.on, "No rule is known for this payer's answer: ask after 30 days")];
  return [
    {
      kind: "payer_response",
      due: count(sent.on, rule.period),
      workBy: null,
      basis: "rule",
      source: rule.source,
      from: sent.on,
      certain: sent.certain && facts.stage !== null,
    },
  ];
}

const STARTS: Record<ClockStart, (facts: ClockFacts) => string | null> = {
  notice: ({ noticeDate }) => noticeDate,
  payment: ({ noticeDate }) => noticeDate,
  service: ({ firstService }) => firstService,
  sent: ({ sent }) => sent?.on ?? null,
};

/** A usual limit is never certain: the date on the notice wins. */
function fromRule(kind: ClockKind, facts: ClockFacts): Clock | null {
  const rule = ruleOf(kind, facts);
  const from = rule && STARTS[rule.start](facts);
  if (!rule || !from) return null;
  const due = count(from, rule.period);
  const workBy = lastWorkingDay(rule.safe ? count(from, rule.safe) : due);
  return { kind, due, workBy, basis: "rule", source: rule.source, from, certain: false };
}

/** The rule for the case. A stage that nothing tells is taken as after the service, which leaves a payer the longer time. */
export function ruleOf(
  kind: ClockKind,
  { lineOfBusiness, stage, level }: Pick<ClockFacts, "lineOfBusiness" | "stage" | "level">,
): ClockRule | null {
  return (
    RULES.find(
      (rule) =>
        rule.kind === kind &&
        lineOfBusiness !== null &&
        rule.linesOfBusiness.includes(lineOfBusiness) &&
        (!rule.stages || rule.stages.includes(stage ?? "post_service")) &&
        (!rule.levels || rule.levels.includes(level ?? "initial")),
    ) ?? null
  );
}

export const clockDto = ({ workBy, ...clock }: Clock): ClockDto => ({ ...clock, work_by: workBy });
