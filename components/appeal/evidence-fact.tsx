import { Crosshair, Plus } from "lucide-react";
import type { Highlight } from "@/components/document/highlight";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { DateText } from "@/components/ui/date-text";
import type { EvidenceFactDto } from "@/lib/domain/letter/points/schema";

interface EvidenceFactProps {
  fact: EvidenceFactDto;
  nameOf: (documentId: string) => string;
  onShow: (highlight: Highlight) => void;
  onPut: (sentence: string) => void;
}

/** One passage of the chart with its place: shown in the document, or put into the letter, by one click each. */
export function EvidenceFact({ fact, nameOf, onShow, onPut }: EvidenceFactProps) {
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
        <Button
          size="sm"
          className="max-w-full"
          // Read as one: the two parts below are boxes of their own, so that only the name is cut.
          aria-label={`${nameOf(document)}, page ${page}`}
          onClick={() => onShow({ documentId: document, page, boxes, label: quote.slice(0, 60) })}
        >
          <Crosshair aria-hidden />
          <span className="flex min-w-0">
            <span className="truncate">{nameOf(document)}</span>
            <span className="shrink-0 whitespace-pre">, page {page}</span>
          </span>
        </Button>
        {!fact.adverse && sentence !== "" && (
          <Button size="sm" onClick={() => onPut(sentence)}>
            <Plus aria-hidden /> Put in
          </Button>
        )}
      </div>
    </li>
  );
}
