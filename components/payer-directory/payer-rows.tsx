import { deletePayerAction } from "@/app/(desk)/profile/payers/actions";
import { profileHref } from "@/components/account/profile-address";
import { ConfirmButton } from "@/components/form/confirm-button";
import { SearchPages } from "@/components/live-search/search-scope";
import { phoneText } from "@/components/patient/patient-texts";
import { PartIconButton, type View } from "@/components/server-part/server-part";
import { AddressPages } from "@/components/ui/address-pages";
import { Badge } from "@/components/ui/badge";
import { EmptyState } from "@/components/ui/empty-state";
import { ListPages } from "@/components/ui/list-pages";
import { TimeText } from "@/components/ui/time-text";
import type { Page } from "@/lib/core/page";
import type { PayerDto } from "@/lib/domain/payer-directory/schema";

type EditView = View<{ payerId: string }>;

interface PayerRowsProps {
  page: Page<PayerDto>;
  /** Position of the first row, from 1. */
  from: number;
  /** Where this page of the list begins. */
  cursor?: string | null;
  found?: boolean;
  editView: EditView;
}

const tab = "payers";

/** A page of payers, in the list or among what was found. */
export function PayerRows({ page, from, cursor = null, found = false, editView }: PayerRowsProps) {
  const { results, next, count } = page;
  if (results.length === 0) {
    return (
      <EmptyState icon="icon-book-user" title={found ? "No payer found" : "No payers yet"}>
        {found
          ? "No payer's name or ID matches this."
          : "Enter a payer here, or confirm its address from a denial letter when you send an appeal."}
      </EmptyState>
    );
  }
  const nth = from + results.length;
  return (
    <>
      <ul aria-label="Payers" className="divide-y border-t">
        {results.map((payer) => (
          <PayerLine key={payer.id} payer={payer} editView={editView} />
        ))}
      </ul>
      {(next || from > 1) && (
        <div className="border-t px-4">
          <ListPages noun="payers" shown={results.length} count={count} from={from}>
            {found ? (
              <SearchPages next={next} nextFrom={nth} />
            ) : (
              <AddressPages
                here={profileHref({ tab, cursor, nth: from })}
                first={cursor && profileHref({ tab })}
                next={next && profileHref({ tab, cursor: next, nth })}
              />
            )}
          </ListPages>
        </div>
      )}
    </>
  );
}

function PayerLine({ payer, editView }: { payer: PayerDto; editView: EditView }) {
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <div className="grid min-w-0 flex-1 gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="break-words font-medium">{payer.name}</span>
            {payer.payer_id && <Badge>{payer.payer_id}</Badge>}
          </p>
          <p className="text-ink-muted">
            {payer.verified_at ? (
              <>
                Verified <TimeText value={payer.verified_at} as="date" />
              </>
            ) : (
              "Not verified"
            )}
            {payer.source === "letter" ? ", from a denial letter" : ", entered by hand"}
          </p>
          {payer.note && <p className="whitespace-pre-line break-words text-ink-muted">{payer.note}</p>}
        </div>
        <div className="min-w-0 break-words">
          {payer.appeals_address && <p className="whitespace-pre-line">{payer.appeals_address}</p>}
          {payer.fax && <p>Fax {phoneText(payer.fax.replace(/^\+1/, ""))}</p>}
          {payer.portal_url && (
            <a
              href={payer.portal_url}
              target="_blank"
              rel="noopener noreferrer"
              className="break-all text-accent-text underline underline-offset-3"
            >
              {payer.portal_url}
            </a>
          )}
        </div>
      </div>
      <span className="flex shrink-0 gap-1">
        <PartIconButton
          size="icon-sm"
          label={`Edit ${payer.name}`}
          view={editView}
          input={{ payerId: payer.id }}
        >
          <span aria-hidden className="icon icon-pencil" />
        </PartIconButton>
        <ConfirmButton
          label={`Delete ${payer.name}`}
          action={deletePayerAction}
          input={{ payerId: payer.id }}
          title={`Delete ${payer.name}?`}
          description="Its address, fax and note are removed from the directory. Letters and deliveries that used them stay as they are."
          confirmLabel="Delete payer"
          failure="Failed to delete payer: "
          done="Payer deleted."
        >
          <span aria-hidden className="icon icon-trash-2" />
        </ConfirmButton>
      </span>
    </li>
  );
}
