"use client";

import { Download } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import { SearchInput } from "@/components/ui/search-input";
import { Select } from "@/components/ui/select";
import { CLAIM_STATUS_LABELS, OFFERED_CLAIM_STATUSES } from "@/lib/core/claim-labels";
import type { PatientChoice } from "@/lib/domain/patient/schema";
import { downloadCsv } from "./claim-calls";
import { claimFailure } from "./claim-words";
import { type ClaimsUrl, orderOf, SORT_LABELS, SORTS } from "./claims-url";
import { DisplayMenu } from "./display-menu";
import { PatientFilter } from "./patient-filter";
import { SavedFiltersMenu } from "./saved-filters-menu";
import type { useClaimsView } from "./use-claims-view";
import type { ViewSettings } from "./view-settings";

interface ClaimsToolbarProps {
  view: ReturnType<typeof useClaimsView>;
  patient: PatientChoice | null;
  userId: string;
  today: string;
  settings: ViewSettings;
  onSettings: (settings: ViewSettings) => void;
}

const STATUSES = OFFERED_CLAIM_STATUSES.map((value) => ({ value, label: CLAIM_STATUS_LABELS[value] }));
const ORDERS = SORTS.map((value) => ({ value, label: SORT_LABELS[value] }));

/** Filters on the left, what to do with the list on the right. */
export function ClaimsToolbar({ view, patient, userId, today, settings, onSettings }: ClaimsToolbarProps) {
  const { url, choose } = view;
  const attention = url.view === "needs_attention";
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
        <SavedFiltersMenu
          userId={userId}
          current={{
            view: url.view,
            status: attention ? null : url.status,
            patient: url.patient,
            sort: url.sort,
          }}
          onChoose={choose}
        />
        <DisplayMenu settings={settings} onChange={onSettings} />
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
