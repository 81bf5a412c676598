"use client";

import { clsx } from "clsx";
import { ChartColumn, FilePlus2, FileUp, RefreshCw } from "lucide-react";
import { useEffect, useState } from "react";
import { cursorOf } from "@/components/app-shell/page-cursor";
import { useRefreshNews } from "@/components/payer/use-refresh-news";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { Pagination } from "@/components/ui/pagination";
import { loadAhead } from "@/components/ui/use-load";
import { CLAIM_DIALOGS, ClaimDialogs, type DialogViews, type OpenDialog } from "./claim-dialogs";
import { claimFailure } from "./claim-labels";
import { ClaimsTable } from "./claims-table";
import { ClaimsToolbar } from "./claims-toolbar";
import { ClaimsTotals } from "./claims-totals";
import { orderOf } from "./claims-url";
import { forgetStoredFilters } from "./forget-stored-filters";
import { type FirstClaims, useClaimsData, usePatientOf } from "./use-claims-data";
import { useClaimsView } from "./use-claims-view";
import { rememberView, type ViewSettings } from "./view-settings";
import { ViewSwitch } from "./view-switch";

interface ClaimsScreenProps {
  first: FirstClaims;
  /** Where the practice is. */
  today: string;
  settings: ViewSettings;
  views: DialogViews;
}

const RELOAD_AFTER_REFRESH = 2000;

export function ClaimsScreen({ first, today, ...props }: ClaimsScreenProps) {
  const view = useClaimsView();
  const [settings, setSettings] = useState(props.settings);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const patient = usePatientOf(view.url.patient, first.patient);
  const order = orderOf(view.url);

  const { list, totals, reload } = useClaimsData(view.ask, view.filter, first);
  const claims = list.data.results;
  const next = cursorOf(list.data.next);
  const waiting = list.isOld && list.busy;
  const awaitNews = useRefreshNews(reload);
  const filtered = Boolean(
    view.filter.search ||
      view.filter.status ||
      view.filter.patient ||
      view.filter.move ||
      view.filter.view !== "all",
  );

  useEffect(forgetStoredFilters, []);

  return (
    <>
      <PageHeader
        title="Claims Management"
        secondary={
          <>
            <Button {...loadAhead(CLAIM_DIALOGS.refresh)} onClick={() => setDialog({ kind: "refresh" })}>
              <RefreshCw aria-hidden /> Refresh Claims
            </Button>
            <Button onClick={() => setDialog({ kind: "remittance" })}>
              <FileUp aria-hidden /> Upload Remittance
            </Button>
            <Button
              {...loadAhead(CLAIM_DIALOGS.statistics)}
              onClick={() => setDialog({ kind: "statistics" })}
            >
              <ChartColumn aria-hidden /> Statistics
            </Button>
          </>
        }
        action={
          <Button
            variant="primary"
            {...loadAhead(CLAIM_DIALOGS.new)}
            onClick={() => setDialog({ kind: "new" })}
          >
            <FilePlus2 aria-hidden /> New Claim
          </Button>
        }
      />
      <ViewSwitch view={view.url.view} onChange={(name) => view.choose({ view: name, sort: null })} />
      <ClaimsToolbar
        view={view}
        patient={patient}
        today={today}
        settings={settings}
        onSettings={(changed) => {
          setSettings(changed);
          rememberView(changed);
        }}
      />
      {list.error !== null && (
        <Alert
          tone="danger"
          className="mb-3"
          title={claimFailure("load claims", list.error)}
          action={
            <Button size="sm" onClick={reload}>
              Try again
            </Button>
          }
        >
          {claims.length > 0 && "The claims below are from the last time the list loaded."}
        </Alert>
      )}
      <Card flush aria-busy={waiting}>
        <ClaimsTotals totals={totals} />
        <div className={clsx(waiting && "opacity-60 transition-opacity delay-150")}>
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
                onGenerateAppeal: (claim) => setDialog({ kind: "generate", claim }),
                onViewAppeals: (claim) => setDialog({ kind: "letters", claim }),
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
      {(next || view.from > 1) && (
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
        views={props.views}
        open={dialog}
        today={today}
        onOpen={setDialog}
        onClose={() => setDialog(null)}
        onChanged={reload}
        onRefreshed={(refreshId) => {
          setTimeout(reload, RELOAD_AFTER_REFRESH);
          awaitNews(refreshId);
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
