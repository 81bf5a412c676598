import { globSync, readFileSync } from "node:fs";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Alert } from "./alert";
import { AppLink } from "./app-link";
import { BackLink } from "./back-link";
import { Badge } from "./badge";
import { Button } from "./button";
import { ButtonLink } from "./button-link";
import { Card } from "./card";
import { Checkbox } from "./checkbox";
import { ComboboxControl } from "./combobox-control";
import { DateField } from "./date-field";
import { DateText } from "./date-text";
import { DescriptionList } from "./description-list";
import { DialogBody, DialogFooter } from "./dialog-parts";
import { EmptyState } from "./empty-state";
import { Field } from "./field";
import { FileRow } from "./file-row";
import { IconButton } from "./icon-button";
import { Input } from "./input";
import { Kbd } from "./kbd";
import { Label } from "./label";
import { LinkTabRow } from "./link-tab-row";
import { LinkTabs } from "./link-tabs";
import { ListPages } from "./list-pages";
import { LongName } from "./long-name";
import { NoValue } from "./no-value";
import { PageHeader } from "./page-header";
import { Pagination } from "./pagination";
import { Paper } from "./paper";
import { Popover, PopoverTrigger } from "./popover";
import { Progress } from "./progress";
import { RowToggle } from "./row-toggle";
import { Select } from "./select";
import { Skeleton } from "./skeleton";
import { Spinner } from "./spinner";
import { StatCard } from "./stat-card";
import { StepLog } from "./step-log";
import { Stepper } from "./stepper";
import { Switch } from "./switch";
import { Table, TBody, THead, Th } from "./table";
import { Td, Tr } from "./table-cells";
import { Textarea } from "./textarea";
import { VisuallyHidden } from "./visually-hidden";

const tableSample = (
  <Table label="Claims" cards>
    <THead>
      <Tr>
        <Th sort="ascending" sortHref="?sort=number">
          Number
        </Th>
      </Tr>
    </THead>
    <TBody>
      <Tr tone="danger">
        <Td label="Number">4711</Td>
      </Tr>
      <Tr>
        <Td>
          <NoValue />
        </Td>
      </Tr>
    </TBody>
  </Table>
);

const TABS = [
  { value: "one", label: "One", href: "?tab=one", count: 3 },
  { value: "two", label: "Two", href: "?tab=two" },
];

/** Each part that a server component may draw, by its file, with words that its markup must hold. */
const PARTS: Record<string, [ReactElement, ...string[]]> = {
  alert: [<Alert key="1" tone="danger" title="Failed" action="Again" />, 'role="alert"', "Failed"],
  "app-link": [
    <AppLink key="1" href="/claims" scroll={false}>
      Claims
    </AppLink>,
    '<a data-soft="in-place" href="/claims">',
  ],
  "back-link": [
    <BackLink key="1" href="/claims">
      Claims
    </BackLink>,
    'href="/claims"',
  ],
  badge: [
    <Badge key="1" dot>
      Denied
    </Badge>,
    "Denied",
  ],
  button: [
    <Button key="1" variant="primary" loading loadingText="Saving">
      Save
    </Button>,
    'aria-busy="true"',
    "Saving",
  ],
  "button-link": [
    <ButtonLink key="1" variant="primary" href="/signup">
      Sign Up
    </ButtonLink>,
    '<a data-soft="" href="/signup" class="button',
    "Sign Up",
  ],
  card: [
    <Card key="1" title="Totals" description="This month">
      12
    </Card>,
    "<h2",
    "Totals",
  ],
  checkbox: [<Checkbox key="1" label="Urgent" name="urgent" />, 'type="checkbox"'],
  "combobox-control": [<ComboboxControl key="1" value={null} placeholder="Choose" />, 'role="combobox"'],
  "date-field": [<DateField key="1" name="due" />, 'type="date"'],
  "date-text": [<DateText key="1" value="2026-11-20" />, "Nov 20, 2026"],
  "description-list": [
    <DescriptionList key="1" items={[{ label: "Payer", value: null }]} />,
    "<dt",
    "<span class",
  ],
  "dialog-parts": [
    <DialogBody key="1" className="min-h-48">
      <DialogFooter>Close</DialogFooter>
    </DialogBody>,
    "min-h-48",
    "Close",
  ],
  "empty-state": [<EmptyState key="1" title="No claims yet" />, "No claims yet"],
  field: [
    <Field key="1" id="npi" label="NPI" error="10 digits" hint="From the card" required>
      <Input name="npi" aria-describedby="npi-source" />
    </Field>,
    'for="npi"',
    'aria-describedby="npi-source npi-error npi-hint"',
    'aria-invalid="true"',
    "required",
  ],
  "file-row": [
    <FileRow key="1" name="letter.pdf" state="uploading" progress={40} />,
    'role="progressbar"',
    "40 %",
  ],
  "icon-button": [
    <IconButton key="1" label="Edit">
      x
    </IconButton>,
    'aria-label="Edit"',
  ],
  input: [<Input key="1" prefix="$" suffix="USD" />, "pl-7 pr-10"],
  kbd: [<Kbd key="1">K</Kbd>, "<kbd"],
  label: [
    <Label key="1" htmlFor="a">
      Name
    </Label>,
    'for="a"',
  ],
  "link-tabs": [
    <LinkTabs key="1" label="Parts" tabs={TABS} value="two">
      Panel
    </LinkTabs>,
    'role="tablist"',
    'aria-selected="true" aria-controls="panel-two"',
    'role="tabpanel" id="panel-two" aria-labelledby="tab-two"',
  ],
  "link-tab-row": [<LinkTabRow key="1" label="Parts" tabs={TABS} value="two" />, 'href="?tab=one"', "3"],
  "list-pages": [
    <ListPages key="1" noun="claims" shown={50} count={null}>
      Next
    </ListPages>,
    "50 of more than 10,000",
  ],
  // Red where a payer's name in capitals was cut at the edge of its column with nothing that told the rest.
  "long-name": [
    <LongName key="1" name="PINNACLE CARE COMMERCIAL PPO" />,
    'title="PINNACLE CARE COMMERCIAL PPO"',
    "line-clamp-2",
  ],
  "no-value": [<NoValue key="1">Not billed</NoValue>, '<span class="sr-only">Not billed</span>'],
  "page-header": [<PageHeader key="1" title="Claims" back="Back" action="New" />, "<h1"],
  pagination: [
    <Pagination key="1" noun="claims" shown={50} count={120} from={51} onPrevious={null} onNext={null} />,
    "51–100 of 120",
    "disabled",
  ],
  paper: [
    <Paper key="1" className="py-2">
      Dear
    </Paper>,
    "py-2",
  ],
  popover: [
    <Popover key="1">
      <PopoverTrigger>Open</PopoverTrigger>
    </Popover>,
    'aria-haspopup="dialog"',
  ],
  progress: [<Progress key="1" label="Upload" value={40} />, 'aria-valuenow="40"'],
  "row-toggle": [
    <RowToggle key="1" expanded label="Lines" controls="lines" onToggle={() => {}} />,
    'aria-expanded="true"',
  ],
  select: [<Select key="1" options={[{ value: "ca", label: "California" }]} placeholder="All" />, "<option"],
  skeleton: [<Skeleton key="1" className="h-4 rounded-lg" />, "skeleton animate-pulse-soft h-4 rounded-lg"],
  spinner: [<Spinner key="1" label="Loading" />, 'role="status"'],
  "stat-card": [<StatCard key="1" label="Denied" value={12} tone="danger" href="/claims" />, "<dt", "12"],
  "step-log": [
    <StepLog key="1" label="Reading" steps={[{ id: "1", label: "Page 1", state: "running" }]} />,
    "Running",
  ],
  stepper: [
    <Stepper
      key="1"
      label="Steps"
      steps={["A", "B", "C"]}
      current={2}
      openerOf={(step, look) => <a href={`?step=${step}`} {...look} />}
    />,
    'href="?step=1"',
    'href="?step=2" class="flex h-9',
    'aria-current="step"',
    "disabled",
  ],
  switch: [
    <Switch key="1" label="Compact" checked onCheckedChange={() => {}} />,
    'role="switch"',
    'aria-checked="true"',
  ],
  "table-cells": [tableSample, '<td role="cell" data-label="Number"'],
  table: [tableSample, 'data-cards="true"', 'role="columnheader"', 'href="?sort=number"'],
  textarea: [<Textarea key="1" name="notes" />, "<textarea"],
  "visually-hidden": [<VisuallyHidden key="1">Open</VisuallyHidden>, "sr-only"],
};

const partsOfServer = globSync("*.tsx", { cwd: import.meta.dirname })
  .filter((file) => !file.endsWith(".test.tsx"))
  .map((file) => ({
    name: file.slice(0, -4),
    source: readFileSync(`${import.meta.dirname}/${file}`, "utf8"),
  }))
  .filter(({ source }) => !source.startsWith('"use client"'));

it("are all listed here", () => {
  expect(partsOfServer.map(({ name }) => name).sort()).toEqual(Object.keys(PARTS).sort());
});

it.each(partsOfServer)("$name keeps nothing that only a browser has", ({ source }) => {
  const hooks = source.match(
    /\buse(State|Effect|LayoutEffect|Ref|Reducer|Context|Transition)\b|createContext/g,
  );
  expect(hooks ?? []).toEqual([]);
});

it.each(Object.entries(PARTS))("%s is drawn by the server", (_, [element, ...words]) => {
  const html = renderToStaticMarkup(element);
  for (const word of words) expect(html).toContain(word);
});
