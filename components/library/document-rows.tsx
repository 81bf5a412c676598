import { SearchPages } from "@/components/live-search/search-scope";
import { AddressPages } from "@/components/ui/address-pages";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { HrefButton } from "@/components/ui/href-button";
import { ListPages } from "@/components/ui/list-pages";
import type { Page } from "@/lib/core/page";
import type { LibraryDocumentDto } from "@/lib/domain/document/schema";
import { ClearAll } from "./document-search";
import { type DocumentFilters, documentsHref, isFiltered, type ListPlace } from "./documents-address";
import { LibraryTable } from "./library-table";

interface DocumentRowsProps {
  page: Page<LibraryDocumentDto>;
  filters: DocumentFilters;
  /** Where this page begins: of the list, or of what was found. */
  at: ListPlace;
  found?: boolean;
}

/** A page of documents, in the list or among what was found. */
export function DocumentRows({ page, filters, at, found = false }: DocumentRowsProps) {
  const { results, next, count } = page;
  const nextRow = at.row + results.length;
  const place = found ? {} : at;
  return (
    <>
      <Card flush>
        {results.length > 0 ? (
          <LibraryTable
            documents={results}
            hrefOf={(document) => documentsHref({ ...filters, ...place, document })}
          />
        ) : (
          <NoDocuments filtered={isFiltered(filters)} found={found} />
        )}
      </Card>
      {results.length > 0 && (
        <ListPages noun="documents" shown={results.length} count={count} from={at.row}>
          {found ? (
            <SearchPages next={next} nextFrom={nextRow} />
          ) : (
            <AddressPages
              here={documentsHref({ ...filters, ...at })}
              first={at.cursor && documentsHref(filters)}
              next={next && documentsHref({ ...filters, cursor: next, row: nextRow })}
            />
          )}
        </ListPages>
      )}
    </>
  );
}

function NoDocuments({ filtered, found }: { filtered: boolean; found: boolean }) {
  if (filtered || found) {
    return (
      <EmptyState
        icon="icon-file-text"
        title="No document found"
        action={
          <ClearAll isFiltered={filtered} href={documentsHref({})}>
            Clear the filters
          </ClearAll>
        }
      >
        Nothing matches what you typed and chose.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="icon-file-text"
      title="No documents yet"
      action={
        <HrefButton variant="primary" href={documentsHref({ tab: "upload" })}>
          <span aria-hidden className="icon icon-upload" /> Upload New
        </HrefButton>
      }
    >
      Documents for patients, claims and appeals are all listed here.
    </EmptyState>
  );
}
