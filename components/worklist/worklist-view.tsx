import { FilterBySelect } from "@/components/claim/late-toolbar";
import type { PersonOption } from "@/components/practice/person-options";
import type { View } from "@/components/server-part/server-part";
import { AddressPages } from "@/components/ui/address-pages";
import { AppLink } from "@/components/ui/app-link";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { EmptyState } from "@/components/ui/empty-state";
import { HrefButton } from "@/components/ui/href-button";
import { ListPages } from "@/components/ui/list-pages";
import { Table, TBody, THead, Th } from "@/components/ui/table";
import { Tr } from "@/components/ui/table-cells";
import { RIGHT_MOVE_LABELS } from "@/lib/core/claim-labels";
import { DENIAL_CATEGORY_LABELS } from "@/lib/core/denial-labels";
import { DENIAL_CATEGORIES, RIGHT_MOVES } from "@/lib/core/enums";
import { whole } from "@/lib/core/number-text";
import {
  WORKLIST_AGES,
  WORKLIST_AMOUNTS,
  WORKLIST_SORTS,
  WORKLIST_STATES,
  type WorklistCounts,
  type WorklistItemDto,
  type WorklistPage,
} from "@/lib/domain/case/worklist/schema";
import { ChooseAllCases, WorklistDesk } from "./late-worklist-desk";
import { isNarrowed, type WorklistPlace, withWorklistChoice, worklistHref } from "./worklist-address";
import { caseHref, SORT_LABELS, STATE_LABELS } from "./worklist-labels";
import { WorklistRow } from "./worklist-row";

interface WorklistViewProps {
  page: WorklistPage;
  place: WorklistPlace;
  payers: readonly { key: string; name: string; count: number }[];
  people: readonly PersonOption[];
  me: string;
  today: string;
  keysView: View<Record<never, never>>;
}

/** "Needs attention": what a biller opens in the morning (docs/product.md, W1, W2). */
export function WorklistView({ page, place, payers, people, me, today, keysView }: WorklistViewProps) {
  const { results, next, count } = page;
  const state = place.state ?? "open";
  const from = place.cursor ? (place.from ?? 1) : 1;
  const nextFrom = from + results.length;
  return (
    <>
      <StateLinks place={place} counts={page.counts} />
      <WorklistFilters place={place} payers={payers} />
      <Card flush>
        {results.length > 0 ? (
          <WorklistDesk
            cases={results.map((item) => ({ id: item.id, href: caseHref(item), note: item.note }))}
            state={state}
            people={people}
            me={me}
            today={today}
            keysView={keysView}
          >
            <CasesTable items={results} />
          </WorklistDesk>
        ) : (
          <NoCases place={place} />
        )}
      </Card>
      {(next || place.cursor) && (
        <ListPages noun="cases" shown={results.length} count={count} from={from}>
          <AddressPages
            here={worklistHref(place)}
            first={place.cursor ? worklistHref({ ...place, cursor: null, from: null }) : null}
            next={next && worklistHref({ ...place, cursor: next, from: nextFrom })}
          />
        </ListPages>
      )}
    </>
  );
}

function CasesTable({ items }: { items: readonly WorklistItemDto[] }) {
  return (
    <Table label="Cases" cards>
      <THead>
        <Tr>
          <Th className="w-9 pr-0">
            <ChooseAllCases />
          </Th>
          <Th className="px-2">Case</Th>
          <Th className="px-2">Payer</Th>
          <Th numeric className="px-2">
            At stake
          </Th>
          <Th className="px-2">Due</Th>
          <Th className="px-2">Why it is here</Th>
          <Th className="px-2">Assigned to</Th>
          <Th className="px-2 text-right">Next step</Th>
        </Tr>
      </THead>
      <TBody>
        {items.map((item) => (
          <WorklistRow key={item.id} item={item} />
        ))}
      </TBody>
    </Table>
  );
}

function StateLinks({ place, counts }: { place: WorklistPlace; counts: WorklistCounts }) {
  const shown = place.state ?? "open";
  return (
    <nav aria-label="State" className="flex flex-wrap gap-1.5 pt-3">
      {WORKLIST_STATES.map((state) => (
        <AppLink
          key={state}
          href={withWorklistChoice(place, { state: state === "open" ? null : state })}
          aria-current={state === shown ? "page" : undefined}
          className={cn(
            "inline-flex h-8 items-center gap-1.5 rounded-full border px-3 text-sm",
            state === shown
              ? "border-accent bg-accent-soft text-accent-text"
              : "text-ink-muted hover:text-ink",
          )}
        >
          {STATE_LABELS[state]}
          <span className="tabular-nums">{counts[state] === null ? "10,000+" : whole(counts[state])}</span>
        </AppLink>
      ))}
    </nav>
  );
}

type Choice = { value: string; label: string; change: WorklistPlace };

function WorklistFilters({ place, payers }: Pick<WorklistViewProps, "place" | "payers">) {
  const known = payers.some(({ key }) => key === place.payer);
  const filters: { label: string; value: string; choices: Choice[] }[] = [
    {
      label: "Filter by person",
      value: place.who ?? "",
      choices: [
        { value: "", label: "Everyone's", change: { who: null } },
        { value: "mine", label: "Mine", change: { who: "mine" } },
        { value: "nobody", label: "Nobody's", change: { who: "nobody" } },
      ],
    },
    {
      label: "Filter by payer",
      value: place.payer ?? "",
      choices: [
        { value: "", label: "All payers", change: { payer: null } },
        ...payers.map(({ key, name, count }) => ({
          value: key,
          label: `${name} (${count})`,
          change: { payer: key },
        })),
        ...(place.payer && !known ? [{ value: place.payer, label: place.payer, change: {} }] : []),
      ],
    },
    {
      label: "Filter by category",
      value: place.category ?? "",
      choices: [
        { value: "", label: "All categories", change: { category: null } },
        ...DENIAL_CATEGORIES.map((value) => ({
          value,
          label: DENIAL_CATEGORY_LABELS[value],
          change: { category: value },
        })),
      ],
    },
    {
      label: "Filter by next step",
      value: place.move ?? "",
      choices: [
        { value: "", label: "All next steps", change: { move: null } },
        ...RIGHT_MOVES.map((value) => ({ value, label: RIGHT_MOVE_LABELS[value], change: { move: value } })),
      ],
    },
    {
      label: "Filter by amount",
      value: place.amount ? String(place.amount) : "",
      choices: [
        { value: "", label: "Any amount", change: { amount: null } },
        ...WORKLIST_AMOUNTS.map((value) => ({
          value: String(value),
          label: `$${whole(value)} and more`,
          change: { amount: value },
        })),
      ],
    },
    {
      label: "Filter by age",
      value: place.age ? String(place.age) : "",
      choices: [
        { value: "", label: "Any age", change: { age: null } },
        ...WORKLIST_AGES.map((value) => ({
          value: String(value),
          label: `${value} days and older`,
          change: { age: value },
        })),
      ],
    },
    {
      label: "Sort by",
      value: place.sort ?? "rank",
      choices: WORKLIST_SORTS.map((value) => ({
        value,
        label: SORT_LABELS[value],
        change: { sort: value === "rank" ? null : value },
      })),
    },
  ];
  return (
    <search className="flex flex-wrap items-center gap-2 py-3">
      {filters.map(({ label, value, choices }) => (
        <div key={label} className="min-w-36 flex-1 sm:max-w-52">
          <FilterBySelect
            label={label}
            value={value}
            options={choices.map(({ change, ...choice }) => ({
              ...choice,
              href: withWorklistChoice(place, change),
            }))}
          />
        </div>
      ))}
    </search>
  );
}

function NoCases({ place }: { place: WorklistPlace }) {
  if (isNarrowed(place)) {
    return (
      <EmptyState
        title="No case matches these filters"
        action={<HrefButton href={worklistHref({ state: place.state ?? null })}>Show all</HrefButton>}
      />
    );
  }
  return (
    <EmptyState title={place.state && place.state !== "open" ? "Nothing here" : "Nothing needs attention"}>
      Denied claims and appeals come here by themselves, with their next date.
    </EmptyState>
  );
}
