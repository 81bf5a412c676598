import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import type { RemittancePreviewDto } from "@/lib/domain/remittance/schema";
import { PaperLines } from "./paper-lines";
import { PaperClaim, PaperHeading } from "./remittance-dialogs";
import { amountWords, OUTCOME_WORDS } from "./remittance-labels";

type SheetPreview = RemittancePreviewDto & { paper: NonNullable<RemittancePreviewDto["paper"]> };

/** What stands on a paper, claim by claim and line by line, with what does not add up. */
export function PaperSheet({ preview }: { preview: SheetPreview }) {
  const { paper, id, state } = preview;
  // What a claim becomes, in the paper's order; parts that are left out become nothing.
  const kept = paper.claims.filter(({ left_out }) => !left_out);
  return (
    <section aria-label="What the paper says" className="flex flex-col gap-4">
      <Balance paper={paper} />
      <PaperHeading remittanceId={id} paper={paper} locked={state !== "ready"} />
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
            claim={claim}
            imbalances={imbalances.flatMap(({ level, message }) => (level === "claim" ? message : []))}
            outcome={<Outcome match={preview.claims[kept.indexOf(claim)]} />}
            posted={state !== "ready"}
          >
            <PaperLines claim={claim} imbalances={imbalances} />
          </PaperClaim>
        );
      })}
    </section>
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
