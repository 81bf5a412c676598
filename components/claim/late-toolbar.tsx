"use client";

import { lazyPart } from "@/components/ui/lazy-part";
import { whenReached } from "@/components/ui/when-reached";

/** The filters and buttons over the claims, drawn by the server. Their scripts come when somebody reaches for them. */
const loadButtons = () => import("./toolbar-buttons");
export const SavedFiltersButton = whenReached(() => loadButtons().then((file) => file.SavedFiltersButton));
export const SavedFilterRow = lazyPart(() =>
  import("./saved-filter-row").then((file) => file.SavedFilterRow),
);
export const SaveFilterForm = lazyPart(() =>
  import("./save-filter-form").then((file) => file.SaveFilterForm),
);
export const DisplayButton = whenReached(() => loadButtons().then((file) => file.DisplayButton));
export const ExportButton = whenReached(() => loadButtons().then((file) => file.ExportButton));

const loadFilters = () => import("./toolbar-filters");
export const FilterByNpi = whenReached(() => loadFilters().then((file) => file.FilterByNpi));
export const FilterByPatient = whenReached(() => loadFilters().then((file) => file.FilterByPatient));
export const FilterBySelect = whenReached(() => loadFilters().then((file) => file.HrefSelect));
