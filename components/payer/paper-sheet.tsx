import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { readableName } from "@/lib/core/readable-name";
import type { RemittancePreviewDto } from "@/lib/domain/remittance/schema";
import { PaperLines } from "./paper-lines";
import { PaperCell, PaperClaim, PaperHeading } from "./remittance-dialogs";
import { amountWords, OUTCOME_WORDS } from "./remittance-labels";
import { LINE_FIELDS, shownValue } from "./sheet-values";

type SheetPreview = RemittancePreviewDto & { paper: NonNullable<RemittancePreviewDto["paper"]> };

const CHECK_FIELDS = [
  ["payer", "Payer"],
  ["trace_number", "Check or EFT number"],
  ["paid_on", "Payment date"],
  ["total", "Check amount"],
] as const;

/** What stands on a paper, claim by claim and line by line, with what does not add up. */
export function PaperSheet({ preview }: { preview: SheetPreview }) {
  const { paper, id, state } = preview;
  // What a claim becomes, in the paper's order; parts that are left out become nothing.
  const kept = paper.claims.filter(({ left_out }) => !left_out);
  return (
    <section aria-label="What the paper says" className="flex flex-col gap-4">
      <Balance paper={paper} />
      <Check id={id} paper={paper} locked={state !== "ready"} />
      {paper.provider_adjustments.length > 0 && (
        <ul className="list-disc pl-4 text-sm">
          {paper.provider_adjustments.map(({ printed, reference, amount }) => (
            <li key={`${printed} ${amount}`}>
              {printed}
              {reference && !printed.includes(reference) && ` (${reference})`}: {amountWords(amount)} off the
              check
            </li>
          ))}
        </ul>
      )}
      {paper.claims.map((claim) => {
        const imbalances = paper.imbalances.filter((one) => one.claim === claim.claim);
        return (
          <PaperClaim
            key={claim.claim}
            remittanceId={id}
            version={paper.version}
            claim={{ claim: claim.claim, claim_id: claim.claim_id, left_out: claim.left_out }}
            name={nameOf(claim)}
            cells={claim.lines.flatMap((line) =>
              LINE_FIELDS.map((field) => ({ line: line.line, field, shown: shownValue(line, field) })),
            )}
            posted={state !== "ready"}
          >
            <ClaimHead claim={claim} match={preview.claims[kept.indexOf(claim)]} />
            <PaperLines claim={claim} imbalances={imbalances} />
            {imbalances
              .filter(({ level }) => level === "claim")
              .map(({ message }) => (
                <p key={message} className="text-warning-text text-xs">
                  {message}
                </p>
              ))}
          </PaperClaim>
        );
      })}
    </section>
  );
}

/** The check: who paid, by which number, when, how much; and the paper itself. */
function Check({ id, paper, locked }: { id: string; paper: SheetPreview["paper"]; locked: boolean }) {
  const { payer, trace_number, paid_on, total } = paper;
  return (
    <PaperHeading
      remittanceId={id}
      version={paper.version}
      check={{ payer, trace_number, paid_on, total }}
      locked={locked}
      paperLink={
        <a
          href={`/api/v1/payers/remittances/${id}/file/`}
          target="_blank"
          rel="noreferrer"
          className="link inline-flex min-h-6 items-center text-sm"
        >
          Open the paper
        </a>
      }
    >
      <div className="grid gap-3 text-sm sm:grid-cols-4">
        {CHECK_FIELDS.map(([field, label]) => (
          <div key={field} className="flex flex-col gap-1">
            <span className="text-ink-muted text-xs">{label}</span>
            <PaperCell name={field} label={label} value={paper[field] ?? ""}>
              <span className="font-medium">{paper[field] ?? "Not printed"}</span>
            </PaperCell>
          </div>
        ))}
      </div>
    </PaperHeading>
  );
}

type PaperClaimDto = SheetPreview["paper"]["claims"][number];

const nameOf = ({ patient_name: name }: PaperClaimDto) => (name ? readableName(name) : "No patient named");

/** Whose claim it is, where it stands, and what posting does with it. */
function ClaimHead({ claim, match }: { claim: PaperClaimDto } & Parameters<typeof Outcome>[0]) {
  const place = [claim.claim_number, claim.patient_account, claim.page && `page ${claim.page}`];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <h3 className="font-medium">
        {claim.claim}. {nameOf(claim)}
      </h3>
      <span className="text-ink-muted">{place.filter(Boolean).join(" · ")}</span>
      {claim.reversal && <Badge tone="warning">Reversal</Badge>}
      {claim.left_out ? <Badge tone="neutral">Left out</Badge> : <Outcome match={match} />}
    </div>
  );
}

function Outcome({ match }: { match: SheetPreview["claims"][number] | undefined }) {
  if (!match) return null;
  const { tone, label } = OUTCOME_WORDS[match.outcome];
  return <Badge tone={tone}>{label}</Badge>;
}

function Balance({ paper }: { paper: SheetPreview["paper"] }) {
  if (paper.imbalances.length === 0) {
    return (
      <Alert
        tone={paper.balanced ? "success" : "info"}
        title={paper.balanced ? "This paper adds up" : "Not all can be checked"}
      >
        {paper.balanced ? "Every line, every claim and the check, to the cent." : paper.unknown.join(" ")}
      </Alert>
    );
  }
  return (
    <Alert tone="warning" title="This paper does not add up">
      <ul className="flex list-disc flex-col gap-1 pl-4">
        {paper.imbalances.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Alert>
  );
}
