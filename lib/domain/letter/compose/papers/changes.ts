import type { DeniedLine } from "@/lib/core/notice";
import { cleanFact, dollars, isStated, type LetterFacts, longDate, stated } from "../../facts/facts";
import { hashOf, type PersonAnswer, type PlanQuestion } from "../../points/plan";
import type { Block } from "../blocks";
import { answerTo } from "./cover";

/** One denied line, what the payer had, and what it should be. */
type Change = { service: string; had: string; becomes: string | null; question: PlanQuestion };

const baseOf = (code: string) => code.toUpperCase().split(/[-\s]/)[0] ?? "";

function serviceOf({ procedureCode, dateOfService, amount }: DeniedLine): string {
  return [
    procedureCode && cleanFact(procedureCode),
    dateOfService && longDate(dateOfService),
    amount && dollars(amount),
  ]
    .filter(Boolean)
    .join(", ");
}

/** The claim's record may carry the code as corrected already: the same service with other modifiers. */
function correctedCode(line: DeniedLine, facts: LetterFacts): string | null {
  const source = facts.provenance?.procedureCodes;
  if (!line.procedureCode || !source || !("record" in source) || source.record !== "claim") return null;
  const had = cleanFact(line.procedureCode).toUpperCase();
  const now = (facts.procedureCodes ?? []).filter((code) => baseOf(code) === baseOf(had));
  const [only] = now;
  return now.length === 1 && only && only.toUpperCase() !== had ? only : null;
}

/** Lines that are in dispute; where the notice tells none apart, the claim as a whole. */
function changesOf(facts: LetterFacts, answers: readonly PersonAnswer[]): Change[] {
  const lines = facts.deniedLines ?? [];
  const whole = isStated(facts, "procedureCodes") ? stated(facts, "procedureCodes") : "The claim";
  const subjects =
    lines.length > 0 ? lines.map((line) => [serviceOf(line), line] as const) : [[whole, null] as const];
  return subjects
    .filter(([service]) => service !== "")
    .map(([service, line]) => {
      const id = `change-${hashOf(service)}`;
      const code = line && correctedCode(line, facts);
      const said = answerTo(id, answers);
      return {
        service,
        had: line?.procedureCode ? cleanFact(line.procedureCode) : "",
        becomes: said ? cleanFact(said.text) : code,
        question: {
          id,
          text: `What does the corrected claim say for ${service}?`,
          why: "The payer compares the two claims line by line.",
          passages: [],
        },
      };
    });
}

/** "What changes", line by line, and the questions for lines whose change nobody has said yet. */
export function whatChanges(
  facts: LetterFacts,
  answers: readonly PersonAnswer[],
): { blocks: Block[]; questions: PlanQuestion[] } {
  const changes = changesOf(facts, answers);
  const known = changes.filter(({ becomes }) => becomes !== null);
  return {
    blocks:
      known.length > 0
        ? [
            { kind: "heading", text: "What changes" },
            {
              kind: "table",
              head: ["Service", "On the first claim", "On the corrected claim"],
              rows: known.map(({ service, had, becomes }) => [service, had, becomes ?? ""]),
            },
          ]
        : [],
    questions: changes.filter(({ becomes }) => becomes === null).map(({ question }) => question),
  };
}
