"use client";

import { useState } from "react";
import { useSearchScope } from "@/components/live-search/search-scope";
import { Button } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import { LoadPopup } from "@/components/ui/load-popup";
import { toast } from "@/components/ui/toast";
import { downloadCsv } from "./claim-calls";
import { claimFailure } from "./claim-failure";
import type { SavedChoices } from "./saved-filters";
import type { SavedFiltersPlace } from "./use-saved-filters";
import type { ViewSettings } from "./view-settings";

const loadDisplay = () => import("./display-menu");
const DisplayMenu = lazyPart(() => loadDisplay().then((file) => file.DisplayMenu));
const loadFilters = () => import("./saved-filters-menu");
const SavedFiltersMenu = lazyPart(() => loadFilters().then((file) => file.SavedFiltersMenu));

export function SavedFiltersButton(place: SavedFiltersPlace) {
  return (
    <LoadPopup kind="dialog" load={loadFilters} popup={(popup) => <SavedFiltersMenu {...popup} {...place} />}>
      <Button size="sm">
        <span aria-hidden className="icon icon-bookmark" /> Saved filters
      </Button>
    </LoadPopup>
  );
}

export function DisplayButton({ settings }: { settings: ViewSettings }) {
  return (
    <LoadPopup
      kind="dialog"
      load={loadDisplay}
      popup={(popup) => <DisplayMenu {...popup} drawn={settings} />}
    >
      <Button size="sm">
        <span aria-hidden className="icon icon-sliders-horizontal" /> Display
      </Button>
    </LoadPopup>
  );
}

/** The list as the page shows it, with what is searched for. */
export function ExportButton({ choices, today }: { choices: SavedChoices; today: string }) {
  const search = useSearchScope().typed.trim();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await downloadCsv({ ...choices, ...(search && { search }) }, today);
    } catch (error) {
      toast.error(claimFailure("export claims", error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="sm" loading={busy} loadingText="Exporting" onClick={save}>
      <span aria-hidden className="icon icon-download" /> Export CSV
    </Button>
  );
}
