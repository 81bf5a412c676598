import { isArgued } from "@/lib/core/argued-papers";
import type { DenialCategory, LetterPaper } from "@/lib/core/enums";
import { withApprovalInQuestion } from "../facts/approval-denial";
import type { LetterFacts } from "../facts/facts";
import { withPayersWords } from "../facts/payers-words";
import { withOwnPapers } from "../points/enclosable";
import type { PlanQuestion } from "../points/open/weighed-questions";
import { withOwnDispute } from "../points/own-dispute";
import { planLetter } from "../points/plan";
import {
  answersAll,
  type LetterEvidence,
  type LetterPlan,
  NO_EVIDENCE,
  standsBelow,
} from "../points/plan/letter-plan";
import { wantedConsent } from "../points/wanted-consent";
import { templateQuestions, withAnswers } from "../templates/template-questions";
import { renderTemplate } from "../templates/template-text";
import { type LetterTemplate, PLAIN_TEMPLATE } from "../templates/templates";
import { toHtml } from "../text/blocks";
import { answerBlocks } from "./answer-blocks";
import { belowLimit } from "./below-limit";
import { authorization } from "./bodies/authorization";
import { benefitExclusion } from "./bodies/benefit-exclusion";
import { billing } from "./bodies/billing";
import { coding } from "./bodies/coding";
import { documentation } from "./bodies/documentation";
import { duplicate } from "./bodies/duplicate";
import { eligibility } from "./bodies/eligibility";
import { medicalNecessity } from "./bodies/medical-necessity";
import { other } from "./bodies/other";
import { timelyFiling } from "./bodies/timely-filing";
import { dayBlocks } from "./day-blocks";
import { filedInTime } from "./filed-in-time";
import { type LetterBody, type LetterContext, letterContext } from "./letter-body";
import { closing, opening, requests, statementOfDenial } from "./letter-frame";
import { namedNotice } from "./named-notice";
import { afterFinal } from "./papers/after-final";
import { arguedOtherwise } from "./papers/argued";
import { claimFile } from "./papers/claim-file";
import { correctedClaim } from "./papers/corrected-claim";
import type { WriteCover } from "./papers/cover";
import { notOurs } from "./papers/not-ours";
import { otherPayer } from "./papers/other-payer";
import { peerToPeer } from "./papers/peer-to-peer";
import { records } from "./papers/records";
import { reopening } from "./papers/reopening";

const BODIES: Record<DenialCategory, (context: LetterContext) => LetterBody> = {
  medical_necessity: medicalNecessity,
  authorization,
  coding,
  documentation,
  eligibility,
  billing,
  duplicate,
  timely_filing: timelyFiling,
  benefit_exclusion: benefitExclusion,
  other,
};

export const letterBody = (context: LetterContext): LetterBody =>
  BODIES[context.facts.denialCategory ?? "other"](context);

export type ComposedLetter = {
  content: string;
  format: "html";
  /** What the letter could not say: asked beside it, never left blank in it. */
  questions: PlanQuestion[];
};

/** Papers that argue nothing, each with what it says. */
const COVERS: Partial<Record<LetterPaper, WriteCover>> = {
  corrected_claim: correctedClaim,
  records,
  reopening,
  other_payer: otherPayer,
  peer_to_peer: peerToPeer,
  claim_file: claimFile,
};

/** A whole paper from the facts, the template and the evidence alone. It holds no blank: what is not known is left out. */
export function composeLetter(
  given: LetterFacts,
  template: LetterTemplate = PLAIN_TEMPLATE,
  evidence: LetterEvidence = NO_EVIDENCE,
  paper: LetterPaper = "appeal",
): ComposedLetter {
  const known = paper === "corrected_claim" ? ofCodes(given) : given;
  const read = withOwnPapers(withApprovalInQuestion(withPayersWords(known, evidence.noticeText)), evidence);
  const own = withOwnDispute(read, evidence);
  // Nothing of the chart goes out over another practice's notice.
  const facts = own.noticeOfOther ? { ...own, enclosures: ofNotice(own.enclosures) } : own;
  const plan = planLetter(facts, evidence);
  const inTime = facts.denialCategory === "timely_filing" && filedInTime(facts, plan, evidence);
  const plain = letterContext(facts, paper, plan);
  const context = {
    ...plain,
    notice: namedNotice(facts, evidence.noticeText, plain.ofRequest),
    filedInTime: inTime || undefined,
    consent: wantedConsent(facts, evidence),
  };
  const cover = coverOf(paper, context, plan)?.(context, { plan, ...evidence });
  if (cover) {
    const blocks = [...opening(context, cover, cover.reader), ...cover.blocks, ...closing(context)];
    return { content: toHtml(blocks), format: "html", questions: cover.questions };
  }
  const otherwise = arguedOtherwise(paper, context, evidence.answers);
  const shown = inTime || belowLimit(facts, plan.counted);
  const ofCategory = letterBody(context);
  const body = {
    ...ofCategory,
    ...(shown ? { lead: [ofCategory.lead, shown].filter(Boolean).join(" ") } : {}),
    ...otherwise?.body,
  };
  const answer = [
    ...answerBlocks(plan, facts.enclosures ?? [], body),
    ...dayBlocks(plan, facts.enclosures ?? []),
  ];
  const content = [
    toHtml([
      ...opening(context, body),
      ...statementOfDenial(context, body, answersAll(plan), standsBelow(plan, facts.denialText)),
    ]),
    renderTemplate(withAnswers(template.body, evidence.answers), facts, answer),
    toHtml([...requests(context, body), ...closing(context)]),
  ].join("\n");
  return {
    content,
    format: "html",
    questions: [
      ...(otherwise?.questions ?? []),
      ...plan.questions,
      ...templateQuestions(template.body, evidence.answers),
    ],
  };
}

/** "Not covered with the diagnosis sent for this line": once the claim is corrected it is a matter of its codes, whatever the payer's word for it. */
const ofCodes = (facts: LetterFacts): LetterFacts =>
  OF_NEED.includes(facts.denialCategory ?? "other") && WITH_DIAGNOSIS.test(facts.denialText ?? "")
    ? { ...facts, denialCategory: "coding" }
    : facts;
const OF_NEED: readonly DenialCategory[] = ["medical_necessity", "benefit_exclusion", "other"];
const WITH_DIAGNOSIS =
  /\bdiagnos[ei]s\b[^.;]{0,30}\b(?:sent|submitted|billed|reported|on the (?:claim|line))\b|\b(?:sent|submitted|billed|reported) with\b[^.;]{0,20}\bdiagnos[ei]s\b/i;

const ofNotice = (enclosures: LetterFacts["enclosures"]) =>
  (enclosures ?? []).filter(({ type }) => type === "denial_letter");

/** Medicare's exception to the filing limit is asked for as a reopening, and argued as its category is. */
const coverOf = (
  paper: LetterPaper,
  { facts, carc }: LetterContext,
  { miskeyedDay }: LetterPlan,
): WriteCover | undefined => {
  if (facts.noticeOfOther) return notOurs;
  if (facts.finalDecision && isArgued(paper)) return afterFinal;
  // A year that was keyed wrong made no claim late: the day is corrected, and no exception is asked for.
  const isException = paper === "reopening" && miskeyedDay.length === 0;
  return isException && (carc === "29" || facts.denialCategory === "timely_filing")
    ? undefined
    : COVERS[paper];
};
