import { PartButton, type View } from "@/components/server-part/server-part";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button-link";
import { DateText } from "@/components/ui/date-text";
import { PAPER_WORDS } from "@/lib/core/notice-labels";
import type { DecisionDto } from "@/lib/domain/case/decision/schema";
import { OUTCOME_TONES, SOURCE_LABELS } from "./case-chips";
import { OUTCOME_LABELS } from "./case-labels";
import { StartNextLevel } from "./start-next-level";

interface DecisionListProps {
  decisions: readonly DecisionDto[];
  decisionView: View<{ decisionId: string }>;
  /** Names the appeal of each: on the page of all open ones. */
  named?: boolean;
}

/** The payer's answers, newest first, each with what it leads to. */
export function DecisionList({ decisions, decisionView, named = false }: DecisionListProps) {
  return (
    <ul className="divide-y border-t">
      {decisions.map((decision) => (
        <li key={decision.id} className="flex flex-wrap items-start justify-between gap-3 px-4 py-3">
          <div className="min-w-0 flex-1 basis-64">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <State decision={decision} />
              <span className="font-medium">{headline(decision)}</span>
            </p>
            <p className="mt-0.5 break-words text-ink-muted text-sm">
              {SOURCE_LABELS[decision.source]}
              {decision.paid_by && decision.paid_by !== decision.source && PAID_BY[decision.paid_by]}
              {decision.reference && ` · appeal number ${decision.reference}`}
              {decision.next_level_due && (
                <>
                  {" "}
                  · next level by <DateText value={decision.next_level_due} />
                </>
              )}
            </p>
            {named && (
              <p className="mt-0.5 break-words text-ink-muted text-sm">
                {decision.appeal
                  ? [decision.patient_name, decision.claim_number, decision.payer_name]
                      .filter(Boolean)
                      .join(" · ")
                  : "No appeal yet: choose the one that it answers."}
                {!decision.appeal && decision.document && ofPaper(decision.document)}
              </p>
            )}
            {decision.reasons.length > 0 && decision.state !== "dismissed" && (
              <ul className="mt-1 list-disc pl-4.5 text-sm">
                {decision.reasons.map(({ text, page }) => (
                  <li key={text} className="break-words">
                    {text}
                    {page !== null && <span className="text-ink-muted"> (page {page})</span>}
                  </li>
                ))}
              </ul>
            )}
          </div>
          <div className="flex flex-wrap items-center gap-2">
            {decision.document && (
              <ButtonLink
                size="sm"
                variant="ghost"
                href={`/api/v1/documents/${decision.document.id}/file/`}
                target="_blank"
                rel="noreferrer"
              >
                <span aria-hidden className="icon icon-file-text" /> Paper
              </ButtonLink>
            )}
            {decision.state === "proposed" && (
              <PartButton
                size="sm"
                variant={named ? "secondary" : "primary"}
                view={decisionView}
                input={{ decisionId: decision.id }}
              >
                Review
              </PartButton>
            )}
            <NextLevel decision={decision} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Whose it may be: of several that wait, each by its file. */
const ofPaper = ({ filename, kind }: NonNullable<DecisionDto["document"]>) =>
  kind ? ` ${filename} was read as “${PAPER_WORDS.kind[kind]}”.` : ` ${filename}`;

const PAID_BY = {
  remittance: " · paid by a posted remittance",
  paper_eob: " · paid by a paper EOB",
} as const;

function State({ decision: { state, outcome, document } }: { decision: DecisionDto }) {
  if (state === "dismissed") return <Badge>Dismissed</Badge>;
  if (state === "proposed")
    return document?.status === "pending" ? (
      <Badge tone="info">Being read</Badge>
    ) : (
      <Badge tone="warning">To be confirmed</Badge>
    );
  return outcome && <Badge tone={OUTCOME_TONES[outcome]}>{OUTCOME_LABELS[outcome]}</Badge>;
}

const headline = ({ summary, document, outcome }: DecisionDto) =>
  outcome === null && document ? document.filename : summary;

function NextLevel({ decision }: { decision: DecisionDto }) {
  const { state, outcome, next_appeal: next } = decision;
  if (outcome !== "upheld" && outcome !== "partly_overturned" && outcome !== "dismissed") return null;
  if (next)
    return (
      <ButtonLink size="sm" href={`/appeals/${next}`}>
        Open Next Level
      </ButtonLink>
    );
  if (state !== "confirmed") return null;
  return <StartNextLevel decisionId={decision.id} />;
}
