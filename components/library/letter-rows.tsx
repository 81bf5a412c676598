import type { LetterView } from "@/components/letter/letter-actions";
import { LettersTable } from "@/components/letter/letters-table";
import { SearchPages } from "@/components/live-search/search-scope";
import { AddressPages } from "@/components/ui/address-pages";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ListPages } from "@/components/ui/list-pages";
import type { Page } from "@/lib/core/page";
import type { ClaimLetterDto } from "@/lib/domain/letter/schema";
import { documentsHref, type ListPlace } from "./documents-address";

interface LetterRowsProps {
  page: Page<ClaimLetterDto>;
  /** Where this page begins: of the list, or of what was found. */
  at: ListPlace;
  found?: boolean;
  letterView: LetterView;
}

const tab = "letters";

/** A page of the letters that were written for claims (docs/product.md, E9). */
export function LetterRows({ page, at, found = false, letterView }: LetterRowsProps) {
  const { results, next, count } = page;
  const nextRow = at.row + results.length;
  return (
    <>
      <Card flush>
        {results.length > 0 ? (
          <LettersTable letters={results} ofAllClaims letterView={letterView} />
        ) : (
          <EmptyState icon="icon-file-text" title="No Appeal Letters Found">
            {found
              ? "No letter's patient or claim number matches what you typed."
              : "Choose Generate Appeal on a denied claim; its letter appears here."}
          </EmptyState>
        )}
      </Card>
      {results.length > 0 && (
        <ListPages noun="letters" shown={results.length} count={count} from={at.row}>
          {found ? (
            <SearchPages next={next} nextFrom={nextRow} />
          ) : (
            <AddressPages
              here={documentsHref({ tab, ...at })}
              first={at.cursor && documentsHref({ tab })}
              next={next && documentsHref({ tab, cursor: next, row: nextRow })}
            />
          )}
        </ListPages>
      )}
    </>
  );
}
