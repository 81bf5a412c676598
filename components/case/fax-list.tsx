import { Badge } from "@/components/ui/badge";
import { TimeText } from "@/components/ui/time-text";
import { faxWords } from "@/lib/core/fax-labels";
import type { FaxDto } from "@/lib/domain/case/fax/schema";
import { FaxMoves } from "./fax-moves";

/** Faxes that came in and are no document yet: being fetched, or with the reason why they could not be. */
export function FaxList({ faxes }: { faxes: readonly FaxDto[] }) {
  return (
    <ul className="divide-y border-t">
      {faxes.map(({ id, from, pages, received_at, state, problem }) => (
        <li key={id} className="flex flex-wrap items-start justify-between gap-3 px-4 py-3">
          <div className="min-w-0 flex-1 basis-64">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              {state === "failed" ? (
                <Badge tone="danger">Not taken in</Badge>
              ) : (
                <Badge tone="info">Being fetched</Badge>
              )}
              <span className="font-medium">{faxWords({ fromNumber: from, pages }).named}</span>
            </p>
            <p className="mt-0.5 text-ink-muted text-sm">
              Came <TimeText value={received_at} />
              {pages !== null && `, ${pages} ${pages === 1 ? "page" : "pages"}`}
            </p>
            {problem && <p className="mt-1 break-words text-sm">{problem}</p>}
          </div>
          {state === "failed" && <FaxMoves faxId={id} />}
        </li>
      ))}
    </ul>
  );
}
