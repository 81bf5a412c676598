import { AppLink } from "@/components/ui/app-link";
import { cn } from "@/components/ui/class-names";
import { HrefSelect } from "@/components/ui/href-select";
import { APPEAL_LEVELS, APPEAL_STAGES, LEVEL_LABELS, STAGE_LABELS } from "@/lib/core/appeal-stages";
import { DENIAL_CATEGORY_LABELS } from "@/lib/core/denial-labels";
import { DENIAL_CATEGORIES } from "@/lib/core/enums";
import { optionsOf } from "@/lib/core/fields";
import { whole } from "@/lib/core/number-text";
import {
  APPEAL_DUE,
  APPEAL_SORTS,
  type AppealDue,
  type AppealSort,
} from "@/lib/domain/appeal/dashboard/schema";
import { type AppealsPlace, withAppealsChoice } from "./appeals-address";

const DUE_LABELS: Record<AppealDue, string> = {
  overdue: "Overdue",
  "7": "Next 7 days",
  "14": "Next 14 days",
  "30": "Next 30 days",
  none: "No date",
};
const SORT_LABELS: Record<AppealSort, string> = {
  due: "Due first",
  "-created_at": "Newest first",
  created_at: "Oldest first",
  "-amount": "Most dollars first",
};

interface AppealsFiltersProps {
  place: AppealsPlace;
  payers: readonly { key: string; name: string; count: number }[];
}

/** What narrows the list and the board. Each choice is an address (docs/product.md, H15). */
export function AppealsFilters({ place, payers }: AppealsFiltersProps) {
  const isBoard = place.view === "board";
  const payerOptions = payers.map(({ key, name, count }) => ({
    value: key,
    label: `${name} (${whole(count)})`,
  }));
  if (place.payer && !payers.some(({ key }) => key === place.payer)) {
    payerOptions.push({ value: place.payer, label: place.payer });
  }
  const stages = optionsOf(APPEAL_STAGES, STAGE_LABELS);
  return (
    <search className="mb-4 flex flex-wrap items-center gap-2">
      {!isBoard && (
        <Choice name="appeal_stage" label="stage" all="All stages" options={stages} place={place} />
      )}
      <Choice name="payer" label="payer" all="All payers" options={payerOptions} place={place} />
      <Choice
        name="who"
        label="person"
        all="Everyone's"
        options={[{ value: "mine", label: "Mine" }]}
        place={place}
      />
      <Choice
        name="appeal_level"
        label="level"
        all="All levels"
        options={optionsOf(APPEAL_LEVELS, LEVEL_LABELS)}
        place={place}
      />
      <Choice
        name="category"
        label="category"
        all="All categories"
        options={optionsOf(DENIAL_CATEGORIES, DENIAL_CATEGORY_LABELS)}
        place={place}
      />
      <Choice
        name="due"
        label="due date"
        all="Any due date"
        options={optionsOf(APPEAL_DUE, DUE_LABELS)}
        place={place}
      />
      {!isBoard && (
        <Box>
          <HrefSelect
            label="Sort by"
            value={place.sort ?? "due"}
            options={optionsOf(APPEAL_SORTS, SORT_LABELS).map((option) => ({
              ...option,
              href: withAppealsChoice(place, { sort: option.value === "due" ? null : option.value }),
            }))}
          />
        </Box>
      )}
    </search>
  );
}

interface ChoiceProps {
  name: "appeal_stage" | "payer" | "who" | "appeal_level" | "category" | "due";
  label: string;
  all: string;
  options: readonly { value: string; label: string }[];
  place: AppealsPlace;
}

function Choice({ name, label, all, options, place }: ChoiceProps) {
  return (
    <Box>
      <HrefSelect
        label={`Filter by ${label}`}
        value={place[name] ?? ""}
        options={[{ value: "", label: all }, ...options].map((option) => ({
          ...option,
          href: withAppealsChoice(place, { [name]: option.value || null }),
        }))}
      />
    </Box>
  );
}

const Box = ({ children }: { children: React.ReactNode }) => (
  <div className="min-w-36 flex-1 sm:max-w-48">{children}</div>
);

const VIEWS = [
  { view: null, label: "List", icon: "icon-list" },
  { view: "board", label: "Board", icon: "icon-columns-3" },
] as const;

/** The same appeals as a list, or as a board by stage. */
export function AppealsViews({ place }: { place: AppealsPlace }) {
  return (
    <nav aria-label="Show as" className="inline-flex shrink-0 rounded-md border bg-surface p-0.5">
      {VIEWS.map(({ view, label, icon }) => {
        const isShown = (place.view ?? null) === view;
        return (
          <AppLink
            key={label}
            href={withAppealsChoice(place, { view })}
            aria-current={isShown ? "page" : undefined}
            className={cn(
              "inline-flex h-8 items-center gap-1.5 rounded px-3 font-medium text-sm",
              isShown ? "bg-accent-soft text-accent-text" : "text-ink-muted hover:text-ink",
            )}
          >
            <span aria-hidden className={cn("icon", icon)} /> {label}
          </AppLink>
        );
      })}
    </nav>
  );
}
