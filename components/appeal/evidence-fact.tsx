import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { DateText } from "@/components/ui/date-text";
import type { EvidenceFactDto, LetterQuestionDto } from "@/lib/domain/letter/points/schema";
import { PutSentence, ShowPassage } from "./wizard-parts";

interface EvidenceFactProps {
  fact: EvidenceFactDto;
  nameOf: (documentId: string) => string;
}

/** One passage of the chart with its place: shown in the document, or put into the letter, by one click each. */
export function EvidenceFact({ fact, nameOf }: EvidenceFactProps) {
  const { document, page, boxes, quote, sentence } = fact;
  return (
    <li className="grid gap-1 px-3 py-2 text-sm">
      <p className="break-words text-ink">
        {fact.date && (
          <>
            <DateText value={fact.date} className="text-ink-muted tabular-nums" />{" "}
          </>
        )}
        {quote}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {fact.in_letter && <Badge tone="success">In the letter</Badge>}
        {fact.adverse && <Badge tone="warning">Speaks against it</Badge>}
        <ShowPassage
          place={{ documentId: document, page, boxes, label: quote.slice(0, 60) }}
          name={nameOf(document)}
        />
        {!fact.adverse && sentence !== "" && <PutSentence sentence={sentence} />}
      </div>
    </li>
  );
}

/** The likely passages for each question of the letter, by its id. */
export const passagesOf = (
  questions: readonly LetterQuestionDto[],
  nameOf: EvidenceFactProps["nameOf"],
): Record<string, ReactNode> =>
  Object.fromEntries(
    questions
      .filter(({ passages }) => passages.length > 0)
      .map(({ id, passages }) => [
        id,
        <ul key={id} className="divide-y overflow-hidden rounded-lg border">
          {passages.map((fact) => (
            <EvidenceFact key={fact.id} {...{ fact, nameOf }} />
          ))}
        </ul>,
      ]),
  );
