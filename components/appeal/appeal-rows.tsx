import { ClearSearch, SearchPages } from "@/components/live-search/search-scope";
import { AddressPages } from "@/components/ui/address-pages";
import { AppLink } from "@/components/ui/app-link";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { HrefButton } from "@/components/ui/href-button";
import { ListPages } from "@/components/ui/list-pages";
import { NoValue } from "@/components/ui/no-value";
import { Table, TBody, THead, Th } from "@/components/ui/table";
import { Td, Tr } from "@/components/ui/table-cells";
import { TimeText } from "@/components/ui/time-text";
import { LEVEL_LABELS } from "@/lib/core/appeal-stages";
import { usd } from "@/lib/core/number-text";
import type { Page } from "@/lib/core/page";
import type { AppealRowDto } from "@/lib/domain/appeal/dashboard/schema";
import { AppealStatusChip } from "./appeal-chips";
import { AppealRowActions } from "./appeal-row-actions";
import { type AppealsPlace, appealsHref, isNarrowed, withAppealsChoice } from "./appeals-address";
import { DueOfAppeal } from "./due-date";

interface AppealRowsProps {
  page: Page<AppealRowDto>;
  /** Where this page begins: of the list, or of what was found. */
  at: AppealsPlace & { from: number };
  /** All of the practice's appeals; left out among what was found. */
  total?: number;
  today: string;
}

/** A page of appeals, in the list or among what was found. */
export function AppealRows({ page, at, total, today }: AppealRowsProps) {
  const { results, next, count } = page;
  const found = total === undefined;
  const nextFrom = at.from + results.length;
  return (
    <>
      <Card flush>
        {results.length > 0 ? (
          <AppealTable appeals={results} at={at} today={today} />
        ) : found ? (
          <EmptyState icon="icon-file-text" title="No appeal found" action={<ClearSearch />}>
            No patient, payer or claim number matches what you typed.
          </EmptyState>
        ) : (
          <NoAppeals total={total} filtered={isNarrowed(at)} />
        )}
      </Card>
      {results.length > 0 && (next || at.from > 1) && (
        <ListPages noun="appeals" shown={results.length} count={count} from={at.from}>
          {found ? (
            <SearchPages next={next} nextFrom={nextFrom} />
          ) : (
            <AddressPages
              here={appealsHref(at)}
              first={at.cursor ? withAppealsChoice(at, {}) : null}
              next={next && appealsHref({ ...at, cursor: next, from: nextFrom, appeal: null })}
            />
          )}
        </ListPages>
      )}
    </>
  );
}

interface AppealTableProps {
  appeals: readonly AppealRowDto[];
  at: AppealsPlace;
  today: string;
}

function AppealTable({ appeals, at, today }: AppealTableProps) {
  return (
    <Table label="Appeals" cards>
      <THead>
        <Tr>
          <Th>Patient Name</Th>
          <Th>Payer</Th>
          <Th>Claim Number</Th>
          <Th>Status</Th>
          <Th numeric>Amount</Th>
          <Th>Due</Th>
          <Th numeric>Documents</Th>
          <Th>Created</Th>
          <Th>Updated</Th>
          <Th className="sticky right-0 bg-sunken">Actions</Th>
        </Tr>
      </THead>
      <TBody>
        {appeals.map((appeal) => (
          <Tr key={appeal.id} className="relative">
            <Td className="max-w-56 cards:pr-10">
              <AppLink
                href={`/appeals/${appeal.id}`}
                title={appeal.patient_name}
                className="link inline-block max-w-full truncate align-bottom font-medium"
              >
                {appeal.patient_name || <span className="text-ink-muted">No patient yet</span>}
              </AppLink>
            </Td>
            <Td label="Payer" className="max-w-56 break-words">
              {appeal.payer_name || <NoValue />}
            </Td>
            <Td label="Claim Number" className="whitespace-nowrap tabular-nums">
              {appeal.claim_number || <NoValue />}
            </Td>
            <Td label="Status">
              <span className="inline-flex flex-col items-start gap-0.5 max-sm:items-end">
                <AppealStatusChip status={appeal.status} outcome={appeal.outcome} />
                {appeal.appeal_level !== "first" && (
                  <span className="text-ink-muted text-xs">{LEVEL_LABELS[appeal.appeal_level]}</span>
                )}
              </span>
            </Td>
            <Td label="Amount" numeric>
              {Number(appeal.amount) > 0 ? usd(appeal.amount) : <NoValue />}
            </Td>
            <Td label="Due">
              <DueOfAppeal appeal={appeal} today={today} />
            </Td>
            <Td label="Documents" numeric>
              {appeal.documents.length}
            </Td>
            <Td label="Created" className="whitespace-nowrap text-ink-muted">
              <TimeText value={appeal.created_at} as="date" />
            </Td>
            <Td label="Updated" className="whitespace-nowrap text-ink-muted">
              <TimeText value={appeal.updated_at} as="relative" />
            </Td>
            {/* Ten columns scroll sideways on a laptop: what can be done with a row stays in sight. */}
            <Td className="sticky right-0 w-10 bg-surface text-right cards:absolute cards:top-1.5 cards:right-1 cards:bg-transparent">
              <AppealRowActions
                appealId={appeal.id}
                patientName={appeal.patient_name}
                payerName={appeal.payer_name}
                createdAt={appeal.created_at}
                hasLetter={appeal.has_letter}
                detailsHref={appealsHref({ ...at, appeal: appeal.id })}
              />
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}

function NoAppeals({ total, filtered }: { total: number; filtered: boolean }) {
  if (filtered && total > 0) {
    return (
      <EmptyState
        title="No appeal matches these filters"
        icon="icon-file-text"
        action={<HrefButton href="/appeals">Show all appeals</HrefButton>}
      />
    );
  }
  return (
    <EmptyState
      title="No Appeals Found"
      icon="icon-file-text"
      action={
        <ButtonLink variant="primary" href="/appeals/new">
          {total === 0 ? "Create First Appeal" : "New Appeal"}
        </ButtonLink>
      }
    >
      Upload a denial letter, check what it says, and get an appeal letter to edit and send.
    </EmptyState>
  );
}
