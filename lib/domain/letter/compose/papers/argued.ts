import type { LetterPaper } from "@/lib/core/enums";
import { cleanFact } from "../../facts/facts";
import { askedByLaw } from "../../facts/law";
import type { PersonAnswer } from "../../points/answers/best-points";
import type { PlanQuestion } from "../../points/open/weighed-questions";
import { statedBy } from "../answer-blocks";
import type { LetterBody, LetterContext } from "../letter-body";
import { answerTo } from "./cover";

/** What a paper that argues as an appeal does says otherwise. */
type Otherwise = { body: Partial<LetterBody>; questions: PlanQuestion[] };

const URGENCY: PlanQuestion = {
  id: "why-urgent",
  text: "What does the treating clinician say that waiting would put at risk: life, health, or getting function back?",
  why: "A payer decides in the short time when a clinician says why.",
  passages: [],
};

function expedited({ facts }: LetterContext, answers: readonly PersonAnswer[]): Otherwise {
  const said = answerTo(URGENCY.id, answers);
  const byLaw = askedByLaw(facts, ["expedited"]);
  return {
    body: {
      heading: "Request for an expedited appeal",
      request: "an expedited appeal",
      ...(said && { lead: `${cleanFact(said.text)} ${statedBy(said.by)}` }),
      asks: byLaw.length > 0 ? byLaw : ["decide this appeal within the time for urgent requests"],
    },
    questions: said ? [] : [URGENCY],
  };
}

function externalReview({ plan }: LetterContext): Otherwise {
  const reviewer =
    plan === "fehb"
      ? "the Office of Personnel Management"
      : plan === "medicare_advantage" || plan === "part_d"
        ? "the independent review entity"
        : "an independent review organization";
  return {
    body: {
      heading: "Request for external review",
      request: `review by ${reviewer}`,
      asks: [`send ${reviewer} the whole file of this case with the enclosed papers`],
    },
    questions: [],
  };
}

/** Null for the plain appeal. */
export function arguedOtherwise(
  paper: LetterPaper,
  context: LetterContext,
  answers: readonly PersonAnswer[],
): Otherwise | null {
  if (paper === "expedited_appeal") return expedited(context, answers);
  return paper === "external_review" ? externalReview(context) : null;
}
