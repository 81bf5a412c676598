import { AppLink } from "@/components/ui/app-link";
import { Card } from "@/components/ui/card";
import type { GateDto, GateProblemDto } from "@/lib/domain/letter/gate/schema";
import { Cure, keyOf, openWords } from "./gate-cure";
import { ConfirmPatient, LeaveOutButton } from "./wizard-parts";
import { stepHref } from "./wizard-steps";

interface GateListProps {
  appealId: string;
  gate: GateDto;
  /** Whether the letter has gone out before. */
  sent: boolean;
}

/** Step 5: everything that stands between the letter and its sending, each line one click from its cure. */
export function GateList({ appealId, gate, sent }: GateListProps) {
  const { problems } = gate;
  const these = problems.length === 1 ? "it" : "these";
  return (
    <Card
      title={titleOf(problems)}
      description={
        problems.length === 0
          ? `Patient, payer, claim, facts, enclosures and deadline were compared with your records and with what was read in the documents; nothing ${gate.of_others.length > 0 ? "that goes out " : ""}disagrees. The recipient is checked when you send.`
          : `Settle ${these} before the letter goes out${sent ? " again" : ""}. Until then each page of ${sent ? "a new" : "the"} PDF says DRAFT.`
      }
      headingLevel={3}
      flush
    >
      {problems.length > 0 && (
        <ul aria-label="Before it goes out" className="max-h-80 divide-y overflow-y-auto border-t">
          {problems.map((problem) => (
            <li key={keyOf(problem)} className="flex items-start gap-2.5 px-4 py-2.5 text-sm">
              <span aria-hidden className="icon icon-triangle-alert mt-0.5 text-warning" />
              <div className="min-w-0">
                <p className="break-words text-ink">{problem.message}</p>
                <PaperLink problem={problem} />
                {problem.confirm_patient && (
                  <span className="mr-3">
                    <ConfirmPatient appealId={appealId} {...problem.confirm_patient} confirmed />
                  </span>
                )}
                {problem.leave_out ? (
                  <LeaveOutButton appealId={appealId} {...problem.leave_out} />
                ) : (
                  <Cure appealId={appealId} problem={problem} />
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {gate.of_others.map((title) => (
        <p key={title} className="flex items-start gap-2 border-t px-4 py-2.5 text-ink text-sm">
          <span aria-hidden className="icon icon-triangle-alert mt-0.5 text-warning" />
          <span className="min-w-0 break-words">
            “{title}” names another patient, so the letter uses nothing from it and it isn’t enclosed.{" "}
            <AppLink href={stepHref(appealId, 1)} className="text-accent-text underline underline-offset-2">
              Check the documents
            </AppLink>
          </span>
        </p>
      ))}
      {gate.open_questions > 0 && (
        <p className="flex items-start gap-2 border-t px-4 py-2.5 text-ink text-sm">
          <span aria-hidden className="icon icon-triangle-alert mt-0.5 text-warning" />
          <span>
            {openWords(gate.open_questions)}{" "}
            <AppLink href={stepHref(appealId, 4)} className="text-accent-text underline underline-offset-2">
              Answer in the letter
            </AppLink>
          </span>
        </p>
      )}
      {problems.length === 0 && gate.open_questions === 0 && gate.of_others.length === 0 && (
        <p className="flex items-center gap-2 border-t px-4 py-2.5 text-ink-muted text-sm">
          <span aria-hidden className="icon icon-circle-check text-success" />
          No problem found.
        </p>
      )}
    </Card>
  );
}

/** What is to be looked at before anything is said of it. */
function PaperLink({ problem: { confirm_patient, leave_out } }: { problem: GateProblemDto }) {
  const paper = confirm_patient?.document ?? leave_out?.document;
  if (!paper) return null;
  return (
    <a
      href={`/api/v1/documents/${paper}/file/`}
      target="_blank"
      rel="noreferrer"
      className="mr-3 text-accent-text text-sm underline underline-offset-2"
    >
      Open the document
    </a>
  );
}

const titleOf = ({ length }: readonly GateProblemDto[]): string =>
  length === 0 ? "Before it goes out" : length === 1 ? "1 thing to settle" : `${length} things to settle`;
