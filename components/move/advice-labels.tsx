import { calendarDate } from "@/components/ui/calendar-date";
import { RIGHT_MOVE_LABELS } from "@/lib/core/claim-labels";
import type { LetterPaper } from "@/lib/core/enums";
import type { AdviceDto } from "@/lib/domain/move/schema";

const BASIS_WORDS = {
  letter: "as the notice says",
  rule: "estimated, confirm it on the notice",
  person: "as entered by a person",
} as const;

/** The right next step with its reason, what it needs, until when, and on what it rests (docs/product.md, I1). */
export function AdviceWords({ advice }: { advice: AdviceDto }) {
  const { reason, ground, needs, due, basis, due_of: dueOf, source } = advice;
  return (
    <>
      <p>{reason}</p>
      {ground && (
        <p className="mt-2">
          <q>{ground.words}</q> ({ground.place})
        </p>
      )}
      {needs.length > 0 && (
        <div className="mt-2">
          <p className="font-medium text-ink">It needs:</p>
          <ul className="list-disc pl-5">
            {needs.map((need) => (
              <li key={need}>{need}</li>
            ))}
          </ul>
        </div>
      )}
      <p className="mt-2 text-ink-muted text-xs">
        {due && (
          <>
            {dueOf === "appeal" ? "The time to appeal ends" : "Due"} {calendarDate(due)}
            {basis && ` (${BASIS_WORDS[basis]})`}
            {dueOf === "appeal" ? "; send it before." : "."}{" "}
          </>
        )}
        Source: {source}.
      </p>
    </>
  );
}

/** "Next step: Send a corrected claim". */
export const adviceTitle = ({ move, paper }: Pick<AdviceDto, "move" | "paper">) =>
  `Next step: ${(paper && PAPER_STEPS[paper]) ?? RIGHT_MOVE_LABELS[move]}`;

/** Papers of a step that are a step of their own to whoever has to take it. */
const PAPER_STEPS: Partial<Record<LetterPaper, string>> = {
  expedited_appeal: "Ask for an expedited appeal",
  peer_to_peer: "Talk to the payer's reviewer",
};
