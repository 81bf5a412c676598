import type { LetterPaper } from "@/lib/core/enums";
import { answerBlocks } from "../compose/answer-blocks";
import { letterBody } from "../compose/compose";
import { filedInTime } from "../compose/filed-in-time";
import { letterContext } from "../compose/letter-body";
import { closing, opening, requests, statementOfDenial } from "../compose/letter-frame";
import { namedNotice } from "../compose/named-notice";
import { arguedOtherwise } from "../compose/papers/argued";
import { withApprovalInQuestion } from "../facts/approval-denial";
import type { LetterFacts } from "../facts/facts";
import { withPayersWords } from "../facts/payers-words";
import { withOwnPapers } from "../points/enclosable";
import { withOwnDispute } from "../points/own-dispute";
import { planLetter } from "../points/plan";
import { isOpen, type LetterEvidence, NO_EVIDENCE } from "../points/plan/letter-plan";
import { wantedConsent } from "../points/wanted-consent";
import { toMarkdown } from "../text/blocks";
import { type CitedFact, citedFacts } from "./cited-facts";
import { cleanModelBody } from "./model-body";
import { supportedBody } from "./supported-body";

/**
 * Sets a body that a model wrote into the letter's own frame. Only sentences that rest on the facts they name stay; points
 * that it left unanswered are answered as the built-in composer does. Identifiers in the body must have been restored before.
 */
export function frameModelBody(
  known: LetterFacts,
  markdownBody: string,
  evidence: LetterEvidence = NO_EVIDENCE,
  paper: LetterPaper = "appeal",
): { content: string; format: "markdown"; leftOut: string[] } {
  const read = withOwnPapers(withApprovalInQuestion(withPayersWords(known, evidence.noticeText)), evidence);
  const facts = withOwnDispute(read, evidence);
  const plan = planLetter(facts, evidence);
  const inTime = facts.denialCategory === "timely_filing" && filedInTime(facts, plan, evidence);
  const plain = letterContext(facts, paper, plan);
  const context = {
    ...plain,
    notice: namedNotice(facts, evidence.noticeText, plain.ofRequest),
    filedInTime: inTime || undefined,
    consent: wantedConsent(facts, evidence),
  };
  const body = { ...letterBody(context), ...arguedOtherwise(paper, context, evidence.answers)?.body };
  const enclosures = facts.enclosures ?? [];
  const cited = citedFacts(plan, enclosures);
  const kept = supportedBody(cleanModelBody(markdownBody), facts, cited);
  const told = toldPoints(cited, kept.used);
  const untold = {
    ...plan,
    points: plan.points.filter((point) => !told.has(point.text) || point.answer),
    supporting: plan.supporting.filter(({ need, answer }) => !told.has(need.label) || answer),
  };
  const complete =
    untold.points.every(isOpen) && untold.supporting.every(({ facts: [first], answer }) => !first && !answer);
  const asks = /^#{1,6}\s+what we ask/im.test(kept.body);
  const content = [
    toMarkdown(opening(context, body)),
    toMarkdown(statementOfDenial(context, body)),
    kept.body,
    complete ? "" : toMarkdown(answerBlocks(untold, enclosures, body)),
    asks ? "" : toMarkdown(requests(context, body)),
    toMarkdown(closing(context)),
  ];
  return { content: content.filter(Boolean).join("\n\n"), format: "markdown", leftOut: kept.leftOut };
}

/** What the model answered with half of its facts or more; the rest is answered as the built-in composer does. */
function toldPoints(cited: readonly CitedFact[], used: ReadonlySet<string>): ReadonlySet<string> {
  const points = new Set(cited.flatMap((fact) => fact.points));
  const isTold = (point: string) => {
    const own = cited.filter((fact) => fact.points.includes(point));
    return own.filter(({ id }) => used.has(id)).length * 2 >= own.length;
  };
  return new Set([...points].filter(isTold));
}
