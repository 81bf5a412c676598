"use client";

import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { ChartColumn, FilePlus2, FileUp, RefreshCw } from "lucide-react";
import { useState } from "react";
import { useRefreshNews } from "@/components/payer/use-refresh-news";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { Pagination } from "@/components/ui/pagination";
import type { ClaimDto, ClaimPage } from "@/lib/domain/claim/schema";
import type { PatientChoice } from "@/lib/domain/patient/schema";
import type { ClaimTotalsDto } from "@/lib/domain/statistics/schema";
import { CLAIMS_KEY, fetchClaims, fetchTotals, listKey, totalsKey } from "./claim-calls";
import { ClaimDialogs, type OpenDialog } from "./claim-dialogs";
import { claimFailure } from "./claim-words";
import { ClaimsTable } from "./claims-table";
import { ClaimsToolbar } from "./claims-toolbar";
import { ClaimsTotals } from "./claims-totals";
import { type ClaimsAsk, cursorOf, orderOf } from "./claims-url";
import { usePatientOf } from "./patient-filter";
import { useClaimsView } from "./use-claims-view";
import { rememberView, type ViewSettings } from "./view-settings";
import { ViewSwitch } from "./view-switch";

/** What the server drew: the list that the page's address asks for. */
export interface FirstClaims {
  ask: ClaimsAsk;
  page: ClaimPage;
  totals: ClaimTotalsDto;
  patient: PatientChoice | null;
  /** Milliseconds; older than what this browser knows already is not taken. */
  at: number;
}

interface ClaimsScreenProps {
  first: FirstClaims;
  /** Where the practice is. */
  today: string;
  userId: string;
  settings: ViewSettings;
  /** Rows of denied claims offer these when they are given. */
  onGenerateAppeal?: (claim: ClaimDto) => void;
  onViewAppeals?: (claim: ClaimDto) => void;
}

const RELOAD_AFTER_REFRESH = 2000;
const keyText = (key: readonly string[]) => key.join("\n");

export function ClaimsScreen({
  first,
  today,
  userId,
  onGenerateAppeal,
  onViewAppeals,
  ...props
}: ClaimsScreenProps) {
  const cache = useQueryClient();
  const view = useClaimsView();
  const [settings, setSettings] = useState(props.settings);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const patient = usePatientOf(view.url.patient, first.patient);
  const order = orderOf(view.url);

  const key = listKey(view.ask);
  const list = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => fetchClaims(view.ask, signal),
    placeholderData: keepPreviousData,
    ...(keyText(key) === keyText(listKey(first.ask)) && {
      initialData: first.page,
      initialDataUpdatedAt: first.at,
    }),
  });
  const sumKey = totalsKey(view.filter);
  const totals = useQuery({
    queryKey: sumKey,
    queryFn: ({ signal }) => fetchTotals(view.filter, signal),
    ...(keyText(sumKey) === keyText(totalsKey(first.ask)) && {
      initialData: first.totals,
      initialDataUpdatedAt: first.at,
    }),
  });

  const claims = list.data?.results ?? [];
  const next = cursorOf(list.data?.next ?? null);
  const waiting = list.isPlaceholderData && list.isFetching;
  const reload = () => cache.invalidateQueries({ queryKey: CLAIMS_KEY });
  const awaitNews = useRefreshNews(reload);
  const filtered = Boolean(
    view.filter.search || view.filter.status || view.filter.patient || view.filter.view !== "all",
  );

  return (
    <>
      <PageHeader
        title="Claims Management"
        secondary={
          <>
            <Button onClick={() => setDialog({ kind: "refresh" })}>
              <RefreshCw aria-hidden /> Refresh Claims
            </Button>
            <Button onClick={() => setDialog({ kind: "remittance" })}>
              <FileUp aria-hidden /> Upload Remittance
            </Button>
            <Button onClick={() => setDialog({ kind: "statistics" })}>
              <ChartColumn aria-hidden /> Statistics
            </Button>
          </>
        }
        action={
          <Button variant="primary" onClick={() => setDialog({ kind: "new" })}>
            <FilePlus2 aria-hidden /> New Claim
          </Button>
        }
      />
      <ViewSwitch view={view.url.view} onChange={(name) => view.choose({ view: name, sort: null })} />
      <ClaimsToolbar
        view={view}
        patient={patient}
        userId={userId}
        today={today}
        settings={settings}
        onSettings={(changed) => {
          setSettings(changed);
          rememberView(changed);
        }}
      />
      {list.isError && (
        <Alert
          tone="danger"
          className="mb-3"
          title={claimFailure("load claims", list.error)}
          action={
            <Button size="sm" onClick={() => list.refetch()} loading={list.isFetching}>
              Try again
            </Button>
          }
        >
          {claims.length > 0 && "The claims below are the last ones that arrived."}
        </Alert>
      )}
      <Card flush aria-busy={waiting}>
        <ClaimsTotals totals={totals.data} />
        <div className={cn(waiting && "opacity-60 transition-opacity delay-150")}>
          {claims.length > 0 ? (
            <ClaimsTable
              claims={claims}
              today={today}
              settings={settings}
              order={order}
              onSort={(sort) => view.choose({ sort })}
              handlers={{
                onDetails: (claim) => setDialog({ kind: "details", claim }),
                onEdit: (claim) => setDialog({ kind: "edit", claim }),
                onUpload: (claim) => setDialog({ kind: "upload", claim }),
                onGenerateAppeal,
                onViewAppeals,
              }}
            />
          ) : (
            <NoClaims
              filtered={filtered}
              attention={view.url.view === "needs_attention"}
              onClear={view.clear}
              onNew={() => setDialog({ kind: "new" })}
            />
          )}
        </div>
      </Card>
      {(next || view.from > 1) && list.data && (
        <Pagination
          noun="claims"
          shown={claims.length}
          count={list.data.count}
          from={view.from}
          onPrevious={view.from > 1 ? view.previousPage : null}
          onNext={next ? () => view.nextPage(next, claims.length) : null}
          busy={waiting}
        />
      )}
      <ClaimDialogs
        open={dialog}
        today={today}
        onOpen={setDialog}
        onClose={() => setDialog(null)}
        onChanged={reload}
        onRefreshed={() => {
          setTimeout(reload, RELOAD_AFTER_REFRESH);
          awaitNews();
        }}
      />
    </>
  );
}

interface NoClaimsProps {
  filtered: boolean;
  attention: boolean;
  onClear: () => void;
  onNew: () => void;
}

function NoClaims({ filtered, attention, onClear, onNew }: NoClaimsProps) {
  if (filtered) {
    return (
      <EmptyState
        title={attention ? "Nothing needs attention" : "No claims found"}
        action={<Button onClick={onClear}>Show all claims</Button>}
      >
        {attention ? "No denied claim matches these filters." : "No claim matches these filters."}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No claims yet"
      action={
        <Button variant="primary" onClick={onNew}>
          Create your first claim
        </Button>
      }
    >
      Enter a claim by hand, or use Refresh Claims to bring in what your payers have decided.
    </EmptyState>
  );
}
