import { countOf } from "@/components/claim/claim-labels";
import { AppLink } from "@/components/ui/app-link";
import { Badge } from "@/components/ui/badge";
import { LEVEL_LABELS, STAGE_LABELS } from "@/lib/core/appeal-stages";
import { usd, usdRounded, whole } from "@/lib/core/number-text";
import type { AppealBoardDto, AppealCardDto, AppealColumnDto } from "@/lib/domain/appeal/dashboard/schema";
import { type AppealsPlace, withAppealsChoice } from "./appeals-address";
import { DueDate } from "./due-date";

interface AppealsBoardProps {
  board: AppealBoardDto;
  place: AppealsPlace;
  today: string;
  /** Of what was typed: its list can't stand in an address. */
  found?: boolean;
}

/** The appeals by stage, with how many they are and their dollars; on a phone one stage below the other. */
export function AppealsBoard({ board, place, today, found = false }: AppealsBoardProps) {
  return (
    <section
      aria-label="Appeals by stage"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by the keyboard too
      tabIndex={0}
      className="relative grid gap-3 rounded-lg sm:auto-cols-[minmax(11rem,1fr)] sm:grid-flow-col sm:overflow-x-auto sm:pb-2"
    >
      {board.stages.map((column) => (
        <Column key={column.appeal_stage} column={column} place={place} today={today} found={found} />
      ))}
    </section>
  );
}

/** Cards of a stage that a phone shows; the others are behind the link to all. */
const ON_A_PHONE = 3;

type ColumnProps = { column: AppealColumnDto; place: AppealsPlace; today: string; found: boolean };

function Column({ column, place, today, found }: ColumnProps) {
  const { appeal_stage: stage, count, amount, won, results } = column;
  const heading = `stage-${stage}`;
  const more = count > results.length;
  return (
    <section aria-labelledby={heading} className="min-w-0 rounded-lg border bg-sunken p-2">
      <header className="px-1 pt-0.5 pb-2">
        <h2 id={heading} className="flex items-baseline justify-between gap-2 font-semibold text-sm">
          {STAGE_LABELS[stage]}
          <span className="font-normal text-ink-muted tabular-nums">
            {whole(count)}
            <span className="sr-only"> {count === 1 ? "appeal" : "appeals"}</span>
          </span>
        </h2>
        <p className="text-ink-muted text-xs tabular-nums">
          <span title={usd(amount)}>{usdRounded(amount)}</span> {won ? "won back" : "at stake"}
        </p>
      </header>
      {results.length > 0 && (
        <ul className="grid grid-cols-1 gap-2 max-sm:[&>li:nth-child(n+4)]:hidden">
          {results.map((card) => (
            <li key={card.id}>
              <BoardCard card={card} today={today} />
            </li>
          ))}
        </ul>
      )}
      {!found && (more || count > ON_A_PHONE) && (
        <AppLink
          href={withAppealsChoice(place, { view: null, appeal_stage: stage })}
          className={`link mt-1 inline-flex min-h-8 items-center px-1 text-sm ${more ? "" : "sm:hidden"}`}
        >
          Show all {countOf(count, "appeal")}
          <span className="sr-only"> of the stage {STAGE_LABELS[stage]}</span>
        </AppLink>
      )}
      {found && more && (
        <p className="px-1 pt-2 text-ink-muted text-xs">The first {results.length} are shown.</p>
      )}
    </section>
  );
}

/** Before it is sent an appeal is worked on in the wizard, afterward on its case. */
const isDraft = ({ appeal_stage: stage }: AppealCardDto) => stage === "preparing" || stage === "written";

function BoardCard({ card, today }: { card: AppealCardDto; today: string }) {
  const {
    id,
    patient_name,
    payer_name,
    claim_number,
    amount,
    appeal_level,
    due,
    clock,
    due_certain,
    payers_turn,
  } = card;
  return (
    <AppLink
      href={isDraft(card) ? `/appeals/${id}` : `/appeals/${id}/case`}
      className="grid grid-cols-1 gap-1 rounded-md border bg-surface p-2.5 text-sm shadow-card hover:border-line-strong"
    >
      <span className="break-words font-medium text-ink">
        {patient_name || <span className="text-ink-muted">No patient yet</span>}
      </span>
      <span className="flex flex-wrap justify-between gap-x-2 text-ink-muted text-xs">
        <span className="min-w-0 break-words tabular-nums">{claim_number || "No claim number"}</span>
        {Number(amount) > 0 && <span className="text-ink tabular-nums">{usd(amount)}</span>}
      </span>
      {payer_name && <span className="break-words text-ink-muted text-xs">{payer_name}</span>}
      {appeal_level !== "first" && (
        <span>
          <Badge tone="info">{LEVEL_LABELS[appeal_level]}</Badge>
        </span>
      )}
      {due && <DueDate due={due} clock={clock} certain={due_certain} theirs={payers_turn} today={today} />}
    </AppLink>
  );
}
