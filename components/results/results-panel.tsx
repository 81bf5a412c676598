import { countOf } from "@/components/claim/claim-labels";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { DateText } from "@/components/ui/date-text";
import { EmptyState } from "@/components/ui/empty-state";
import { HrefSelect } from "@/components/ui/href-select";
import { StatCard } from "@/components/ui/stat-card";
import { Table, TBody, THead, Th } from "@/components/ui/table";
import { Td, Tr } from "@/components/ui/table-cells";
import { DENIAL_CATEGORY_LABELS } from "@/lib/core/denial-labels";
import { usd } from "@/lib/core/number-text";
import {
  type PreventableDto,
  RESULT_DIMENSIONS,
  type ResultGroupDto,
  type ResultsDto,
} from "@/lib/domain/case/results/schema";
import { ResultChart } from "./result-chart";
import { DIMENSION_LABELS, successWords } from "./result-labels";
import { PERIOD_LABELS, RESULT_PERIODS, type ResultsAddress, resultsHref } from "./results-address";

interface ResultsPanelProps {
  results: ResultsDto;
  at: ResultsAddress;
  isOwner: boolean;
}

/** Groups in a picture; the table has all. */
const BARS = 12;

/** What became of the appeals, and which denials need not have come. */
export function ResultsPanel({ results, at, isOwner }: ResultsPanelProps) {
  const { total, groups, preventable, from, to } = results;
  const chosen = groups[at.group] ?? [];
  const months = groups.month ?? [];
  const label = DIMENSION_LABELS[at.group];
  return (
    <div className="grid grid-cols-1 gap-5">
      <Toolbar results={results} at={at} isOwner={isOwner} />
      <Figures total={total} rateFrom={results.rate_from} />
      {total.filed === 0 ? (
        <Card>
          <EmptyState title="No appeal was sent in this period">
            Once appeals are sent and answered, this shows what came back, and from whom.
          </EmptyState>
        </Card>
      ) : (
        <Card
          title="What became of the appeals"
          description={
            <>
              {countOf(total.filed, "appeal")} sent <Days from={from} to={to} />, {total.open} still open.
            </>
          }
        >
          <div className="grid grid-cols-1 gap-8">
            <ResultChart
              title="By month of sending"
              bars={months}
              upright
              table={<GroupTable heading="Month" groups={months} />}
            />
            <div className="min-w-0">
              <div className="mb-3 flex items-center gap-2 text-sm">
                <span aria-hidden className="text-ink-muted">
                  By
                </span>
                <div className="w-44">
                  <HrefSelect
                    label="Group by"
                    value={at.group}
                    options={RESULT_DIMENSIONS.filter((value) => value !== "month").map((value) => ({
                      value,
                      label: DIMENSION_LABELS[value],
                      href: resultsHref({ ...at, group: value }),
                    }))}
                  />
                </div>
              </div>
              <ResultChart
                key={at.group}
                title={`By ${label.toLowerCase()}`}
                bars={chosen.slice(0, BARS)}
                table={<GroupTable heading={label} groups={chosen} />}
              />
            </div>
          </div>
        </Card>
      )}
      <Preventable denials={preventable} from={from} to={to} />
    </div>
  );
}

const Days = ({ from, to }: { from: string; to: string }) => (
  <>
    <DateText value={from} /> to <DateText value={to} />
  </>
);

function Toolbar({ results: { from, to }, at, isOwner }: ResultsPanelProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="w-44">
        <HrefSelect
          label="Period"
          value={at.months}
          options={RESULT_PERIODS.map((value) => ({
            value,
            label: PERIOD_LABELS[value],
            href: resultsHref({ ...at, months: value }),
          }))}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink size="sm" href={`/api/v1/appeals/results/export/?from=${from}&to=${to}`} download>
          <span aria-hidden className="icon icon-download" /> Download CSV
        </ButtonLink>
        {isOwner && (
          <ButtonLink size="sm" href="/api/v1/appeals/results/report/" target="_blank" rel="noreferrer">
            <span aria-hidden className="icon icon-file-text" /> Last month as PDF
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

function Figures({ total, rateFrom }: { total: ResultsDto["total"]; rateFrom: number }) {
  const rate = total.success_rate === null ? `No rate under ${rateFrom} decisions` : "of those decided";
  return (
    <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-4 lg:grid-cols-5">
      <StatCard label="Filed" value={total.filed} note={`${total.open} still open`} />
      <StatCard
        label="Decided"
        value={total.decided}
        note={`${total.upheld} upheld, ${total.dismissed} dismissed`}
      />
      <StatCard
        label="Overturned"
        value={successWords(total)}
        note={
          total.decided > 0
            ? `${total.overturned} wholly, ${total.partly_overturned} partly${total.success_rate === null ? ". " : ", "}${rate}`
            : rate
        }
      />
      <StatCard label="Recovered" value={usd(total.recovered)} note="paid after a denial was overturned" />
      <StatCard
        label="Days to decision"
        value={total.median_days ?? "–"}
        note={total.decided > 0 ? `median of ${total.decided}` : undefined}
      />
    </div>
  );
}

function GroupTable({ heading, groups }: { heading: string; groups: readonly ResultGroupDto[] }) {
  return (
    <Table label={`Results by ${heading.toLowerCase()}`}>
      <THead>
        <Tr>
          <Th>{heading}</Th>
          <Th numeric>Filed</Th>
          <Th numeric>Open</Th>
          <Th numeric>Overturned</Th>
          <Th numeric>Partly</Th>
          <Th numeric>Upheld</Th>
          <Th numeric>Dismissed</Th>
          <Th numeric>Success</Th>
          <Th numeric>Median days</Th>
          <Th numeric>Recovered</Th>
        </Tr>
      </THead>
      <TBody>
        {groups.map((group) => (
          <Tr key={group.key}>
            <Td>{group.label}</Td>
            <Td numeric>{group.filed}</Td>
            <Td numeric>{group.open}</Td>
            <Td numeric>{group.overturned}</Td>
            <Td numeric>{group.partly_overturned}</Td>
            <Td numeric>{group.upheld}</Td>
            <Td numeric>{group.dismissed}</Td>
            <Td numeric className="whitespace-nowrap">
              {successWords(group)}
            </Td>
            <Td numeric>{group.median_days ?? "–"}</Td>
            <Td numeric>{usd(group.recovered)}</Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}

interface PreventableProps {
  denials: readonly PreventableDto[];
  from: string;
  to: string;
}

function Preventable({ denials, from, to }: PreventableProps) {
  return (
    <Card
      title="Denials that repeat"
      description={
        <>
          The same payer for the same reason three times or more, denied <Days from={from} to={to} />.
        </>
      }
      flush
    >
      {denials.length === 0 ? (
        <p className="px-4 pb-4 text-ink-muted text-sm">No payer denied three claims for the same reason.</p>
      ) : (
        <Table label="Denials that repeat" cards>
          <THead>
            <Tr>
              <Th>Payer</Th>
              <Th>Reason</Th>
              <Th numeric>Claims</Th>
              <Th numeric>Amount</Th>
              <Th>What would stop it</Th>
            </Tr>
          </THead>
          <TBody>
            {denials.map(({ payer, category, claims, amount, step }) => (
              <Tr key={`${payer} ${category}`}>
                <Td label="Payer">{payer}</Td>
                <Td label="Reason">{DENIAL_CATEGORY_LABELS[category]}</Td>
                <Td label="Claims" numeric>
                  {claims}
                </Td>
                <Td label="Amount" numeric>
                  {usd(amount)}
                </Td>
                <Td label="What would stop it">{step}</Td>
              </Tr>
            ))}
          </TBody>
        </Table>
      )}
    </Card>
  );
}
