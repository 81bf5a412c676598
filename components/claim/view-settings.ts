/** How one person looks at the claims list: a cookie of this browser, so that the server's first page is drawn right. */

export const VIEW_COOKIE = "__Host-claims-view";

/** The columns that can be put away; the claim number and the row's buttons stay. */
export const CHOICE_COLUMN_LABELS = {
  patient: "Patient",
  status: "Status",
  submitted: "Submitted Date",
  charges: "Total Charges",
  plan: "Insurance Plan",
  denial: "Denial Info",
  actionItems: "Action Items",
} as const;
export type ChoiceColumn = keyof typeof CHOICE_COLUMN_LABELS;
export const CHOICE_COLUMNS = Object.keys(CHOICE_COLUMN_LABELS) as ChoiceColumn[];
const DENSITIES = ["comfortable", "compact"] as const;
export type Density = (typeof DENSITIES)[number];

export type ViewSettings = { hidden: readonly ChoiceColumn[]; density: Density };
export const USUAL_VIEW: ViewSettings = { hidden: [], density: "comfortable" };

/** "compact.plan.denial": the density, then the columns that are put away. */
export const viewText = ({ hidden, density }: ViewSettings): string => [density, ...hidden].join(".");

/** What is not known is left out. */
export function viewOf(text: string | undefined): ViewSettings {
  const words = (text ?? "").split(".");
  return {
    density: words.includes("compact") ? "compact" : "comfortable",
    hidden: CHOICE_COLUMNS.filter((column) => words.includes(column)),
  };
}

const YEAR = 365 * 24 * 60 * 60;

export function rememberView(settings: ViewSettings): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser of a practice yet
  document.cookie = `${VIEW_COOKIE}=${viewText(settings)}; path=/; secure; max-age=${YEAR}; samesite=lax`;
}
