import { AppLink } from "@/components/ui/app-link";
import { buttonClasses } from "@/components/ui/button-classes";
import { calendarDate } from "@/components/ui/calendar-date";
import { LongName } from "@/components/ui/long-name";
import { NoValue } from "@/components/ui/no-value";
import { Td } from "@/components/ui/table-cells";
import { DENIAL_CATEGORY_LABELS } from "@/lib/core/denial-labels";
import { usd } from "@/lib/core/number-text";
import type { WorklistItemDto } from "@/lib/domain/case/worklist/schema";
import { DueChip } from "./due-chip";
import { CaseRow, ChooseCase, CloseCase, WritePaper } from "./late-worklist-desk";
import { caseHref, itemName, nextStep } from "./worklist-labels";

/** A case in a row: what is due, what it is worth, why it is here, and the next step as its button. */
export function WorklistRow({ item }: { item: WorklistItemDto }) {
  const name = itemName(item);
  const step = nextStep(item);
  return (
    <CaseRow caseId={item.id}>
      <Td className="w-9 pr-0 cards:absolute cards:top-2 cards:right-3">
        <ChooseCase caseId={item.id} name={name} />
      </Td>
      <Td className="max-w-44 px-2 cards:gap-2 cards:pr-10">
        <AppLink
          href={caseHref(item)}
          title={name}
          className="link inline-block max-w-full truncate align-bottom font-medium tabular-nums"
        >
          {name}
        </AppLink>
        <span className="block truncate text-ink-muted text-xs" title={item.patient_name}>
          {item.patient_name}
        </span>
      </Td>
      <Td label="Payer" className="max-w-44 px-2">
        <LongName name={item.payer_name} />
        {item.category && (
          <span className="block truncate text-ink-muted text-xs max-sm:hidden">
            {DENIAL_CATEGORY_LABELS[item.category]}
          </span>
        )}
      </Td>
      <Td label="At stake" numeric className="px-2">
        {Number(item.amount) > 0 ? usd(item.amount) : <NoValue />}
      </Td>
      <Td label="Due" className="px-2">
        <DueChip item={item} />
      </Td>
      <Td className="min-w-48 px-2">
        <span className="line-clamp-2" title={item.why}>
          {item.why}
        </span>
        <Beside item={item} />
      </Td>
      <Td label="Assigned to" className="max-w-32 px-2">
        <span className="truncate sm:block" title={item.assigned_to_name}>
          {item.assigned_to_name || <span className="text-ink-muted">Nobody</span>}
        </span>
      </Td>
      <Td className="w-40 px-2 text-right cards:text-left">
        {step.href ? (
          <AppLink
            href={step.href}
            aria-label={`${step.label}: case ${name}`}
            data-step
            className={buttonClasses("secondary", "sm")}
          >
            {step.label}
          </AppLink>
        ) : step.close ? (
          <CloseCase caseId={item.id} reason={step.close} label={step.label} name={name} />
        ) : (
          <WritePaper claimId={item.claim_id} label={step.label} name={name} />
        )}
      </Td>
    </CaseRow>
  );
}

/** What people wrote about it. */
function Beside({ item }: { item: WorklistItemDto }) {
  const words = [
    item.snoozed_until && `Until ${calendarDate(item.snoozed_until)}: ${item.snooze_reason}`,
    item.close_reason && `Closed: ${item.close_reason}`,
    item.note && `Note: ${item.note}`,
  ].filter(Boolean);
  if (words.length === 0) return null;
  return <span className="line-clamp-2 text-ink-muted text-xs">{words.join(" · ")}</span>;
}
