"use client";

import { Bookmark, Download, SlidersHorizontal } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { LoadPopup } from "@/components/ui/load-popup";
import { SearchInput } from "@/components/ui/search-input";
import { Select } from "@/components/ui/select";
import { toast } from "@/components/ui/toast";
import { CLAIM_STATUS_LABELS, OFFERED_CLAIM_STATUSES, RIGHT_MOVE_LABELS } from "@/lib/core/claim-labels";
import { RIGHT_MOVES } from "@/lib/core/enums";
import type { PatientChoice } from "@/lib/domain/patient/schema";
import { downloadCsv } from "./claim-calls";
import { claimFailure } from "./claim-labels";
import { type ClaimsUrl, orderOf, SORT_LABELS, SORTS } from "./claims-url";
import { PatientFilter } from "./patient-filter";
import type { useClaimsView } from "./use-claims-view";
import type { ViewSettings } from "./view-settings";

const loadDisplay = () => import("./display-menu");
const DisplayMenu = dynamic(() => loadDisplay().then((file) => file.DisplayMenu));
const loadQueries = () => import("@/components/ui/query-provider");
const QueryProvider = dynamic(() => loadQueries().then((file) => file.QueryProvider));
const loadSavedFilters = () => import("./saved-filters-menu");
const SavedFiltersMenu = dynamic(() => loadSavedFilters().then((file) => file.SavedFiltersMenu));
const loadFilters = () => Promise.all([loadQueries(), loadSavedFilters()]);

interface ClaimsToolbarProps {
  view: ReturnType<typeof useClaimsView>;
  patient: PatientChoice | null;
  today: string;
  settings: ViewSettings;
  onSettings: (settings: ViewSettings) => void;
}

const STATUSES = OFFERED_CLAIM_STATUSES.map((value) => ({ value, label: CLAIM_STATUS_LABELS[value] }));
const MOVES = RIGHT_MOVES.map((value) => ({ value, label: RIGHT_MOVE_LABELS[value] }));
const ORDERS = SORTS.map((value) => ({ value, label: SORT_LABELS[value] }));

/** Filters on the left, what to do with the list on the right. */
export function ClaimsToolbar({ view, patient, today, settings, onSettings }: ClaimsToolbarProps) {
  const { url, choose } = view;
  const attention = url.view === "needs_attention";
  const current = {
    view: url.view,
    status: attention ? null : url.status,
    patient: url.patient,
    move: url.move,
    sort: url.sort,
  };
  return (
    <search className="flex flex-wrap items-center gap-2 py-3">
      <div className="w-full sm:w-56">
        <SearchInput
          aria-label="Search by claim number"
          placeholder="Claim number"
          value={view.typed}
          onValueChange={view.setTyped}
        />
      </div>
      <div className="min-w-36 flex-1 sm:max-w-44">
        <Select
          dense
          aria-label="Filter by status"
          placeholder="All statuses"
          options={STATUSES}
          value={attention ? "denied" : (url.status ?? "")}
          onChange={(event) =>
            choose({
              view: "all",
              status: (STATUSES.find(({ value }) => value === event.target.value)?.value ??
                null) as ClaimsUrl["status"],
            })
          }
        />
      </div>
      <div className="min-w-36 flex-1 sm:max-w-56">
        <PatientFilter
          patientId={url.patient}
          patient={patient}
          onChange={(patientId) => choose({ patient: patientId })}
        />
      </div>
      <div className="min-w-36 flex-1 sm:max-w-48">
        <Select
          dense
          aria-label="Filter by next step"
          placeholder="All next steps"
          options={MOVES}
          value={url.move ?? ""}
          onChange={(event) =>
            choose({ move: RIGHT_MOVES.find((value) => value === event.target.value) ?? null })
          }
        />
      </div>
      <div className="min-w-36 flex-1 sm:max-w-52">
        <Select
          dense
          aria-label="Sort by"
          options={ORDERS}
          value={orderOf(url)}
          onChange={(event) => choose({ sort: SORTS.find((sort) => sort === event.target.value) ?? null })}
        />
      </div>
      <div className="ml-auto flex flex-wrap items-center gap-2 max-sm:ml-0 max-sm:gap-1.5 max-sm:*:px-2">
        <LoadPopup
          kind="dialog"
          load={loadFilters}
          popup={(popup) => (
            <QueryProvider>
              <SavedFiltersMenu {...popup} current={current} onChoose={choose} />
            </QueryProvider>
          )}
        >
          <Button size="sm">
            <Bookmark aria-hidden /> Saved filters
          </Button>
        </LoadPopup>
        <LoadPopup
          kind="dialog"
          load={loadDisplay}
          popup={(popup) => <DisplayMenu {...popup} settings={settings} onChange={onSettings} />}
        >
          <Button size="sm">
            <SlidersHorizontal aria-hidden /> Display
          </Button>
        </LoadPopup>
        <ExportButton view={view} today={today} />
      </div>
    </search>
  );
}

function ExportButton({ view, today }: Pick<ClaimsToolbarProps, "view" | "today">) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await downloadCsv(view.ask, today);
    } catch (error) {
      toast.error(claimFailure("export claims", error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="sm" loading={busy} loadingText="Exporting" onClick={save}>
      <Download aria-hidden /> Export CSV
    </Button>
  );
}
