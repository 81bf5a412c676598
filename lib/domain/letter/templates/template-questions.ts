import type { PersonAnswer } from "../points/answers/best-points";
import type { PlanQuestion } from "../points/open/weighed-questions";
import { hashOf } from "../points/plan/question-id";
import { escapeMarkdown } from "../text/blocks";

const BLANK = /\[([^[\]\n]{2,300})\](?!\()/g;
const MOST = 6;

const idOf = (blank: string) => `template-${hashOf(blank)}`;

/** What a practice's template asks a person for: a question beside the letter, never a bracket in it. */
export const templateQuestions = (body: string, answers: readonly PersonAnswer[]): PlanQuestion[] => {
  const blanks = [...new Set([...body.matchAll(BLANK)].map(([, blank = ""]) => blank.trim()))];
  return blanks
    .filter((blank) => !answers.some(({ questionId }) => questionId === idOf(blank)))
    .slice(0, MOST)
    .map((blank) => ({
      id: idOf(blank),
      text: `The template asks for “${blank}”. What is it here?`,
      why: "Your practice's template has a blank for it; without an answer its sentence is left out.",
      passages: [],
    }));
};

/** The template with what persons answered in the places of its blanks. */
export const withAnswers = (body: string, answers: readonly PersonAnswer[]): string =>
  body.replaceAll(BLANK, (whole, blank: string) => {
    const said = answers.find(({ questionId }) => questionId === idOf(blank.trim()));
    return said ? escapeMarkdown(said.text.replace(/[.!?]+$/, "")) : whole;
  });
