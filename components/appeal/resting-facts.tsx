import { Card } from "@/components/ui/card";
import { CONFIRMABLE, type Confirmable } from "@/lib/core/confirmation";
import { EXTRACTION_FIELDS } from "@/lib/core/extraction";
import type { AppealDto } from "@/lib/domain/appeal/schema";
import { evidenceOf } from "./check-source";
import { placeWords } from "./document-title";
import { isFact, labelOf, shownFact } from "./fact-text";

/** Step 5: what the letter rests on, and who vouches for it: a person, the practice's record, or only the paper (docs/product.md, I6). */
export function RestingFacts({ appeal }: { appeal: AppealDto }) {
  const { confirmations, facts } = appeal.extraction;
  const shown = CONFIRMABLE.filter((name) =>
    isFact(name)
      ? confirmations[name] && facts[name]
      : EXTRACTION_FIELDS.includes(name) && appeal[name] !== "",
  );
  if (shown.length === 0) return null;
  return (
    <Card
      title="What the letter rests on"
      description="A check mark is a value that a person or your own record confirms."
      headingLevel={3}
    >
      <dl className="grid gap-2.5 text-sm">
        {shown.map((name) => {
          const { words, isConfirmed } = sourceOf(appeal, name);
          const value = isFact(name) ? (facts[name]?.value ?? "") : appeal[name];
          return (
            <div key={name} className="min-w-0">
              <dt className="text-ink-muted text-xs">{labelOf(name)}</dt>
              <dd className="line-clamp-2 break-words text-ink">
                {shownFact(appeal.extraction, name, value)}
              </dd>
              <dd className="flex items-center gap-1 text-ink-muted text-xs">
                {isConfirmed ? (
                  <span aria-hidden className="icon icon-circle-check size-3.5 text-success" />
                ) : (
                  <span aria-hidden className="icon icon-file-text size-3.5" />
                )}
                {words}
              </dd>
            </div>
          );
        })}
      </dl>
    </Card>
  );
}

function sourceOf(appeal: AppealDto, name: Confirmable): { words: string; isConfirmed: boolean } {
  const confirmation = appeal.extraction.confirmations[name];
  if (confirmation) return { words: `Confirmed by ${confirmation.by}`, isConfirmed: true };
  const evidence = evidenceOf(appeal, name);
  return evidence
    ? {
        // A picture may have been misread: that it stands there like that is for a person to say.
        words: `As it was read (${placeWords(appeal.documents, evidence.documentId, evidence.page)}); nobody confirmed it`,
        isConfirmed: false,
      }
    : { words: hasRecord(appeal) ? "Your own record" : "Typed in by your practice", isConfirmed: true };
}

const hasRecord = ({ claim, patient }: AppealDto): boolean => claim !== null || patient !== null;
