import { AppLink } from "@/components/ui/app-link";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/class-names";
import { NoValue } from "@/components/ui/no-value";
import { Td, Tr } from "@/components/ui/table";
import { calendarDate } from "@/components/ui/time-labels";
import { DENIAL_CATEGORY_LABELS } from "@/lib/core/claim-labels";
import type { WorklistItemDto } from "@/lib/domain/case/worklist/schema";
import { DueChip } from "./due-chip";
import { caseHref, itemName, nextStep } from "./worklist-labels";

interface WorklistRowProps {
  item: WorklistItemDto;
  amount: string;
  checked: boolean;
  /** The keys are here. */
  current: boolean;
  onToggle: (through: boolean) => void;
  /** Opens the dialog that writes the move's paper. */
  onWrite: () => void;
}

/** A case in a row: what is due, what it is worth, why it is here, and the next step as its button. */
export function WorklistRow({ item, amount, checked, current, onToggle, onWrite }: WorklistRowProps) {
  const name = itemName(item);
  const step = nextStep(item);
  return (
    <Tr
      data-case={item.id}
      selected={checked}
      aria-current={current || undefined}
      className={cn("relative", current && "outline-2 outline-accent -outline-offset-2")}
    >
      <Td className="w-9 pr-0 cards:absolute cards:top-2 cards:right-3">
        <Checkbox
          aria-label={`Choose case ${name}`}
          checked={checked}
          onClick={(event) => onToggle(event.shiftKey)}
        />
      </Td>
      <Td className="max-w-44 px-2 cards:gap-2 cards:pr-10">
        <AppLink
          href={caseHref(item)}
          title={name}
          className="link inline-block max-w-full truncate align-bottom font-medium tabular-nums"
        >
          {name}
        </AppLink>
        <span className="block truncate text-ink-muted text-xs">{item.patient_name}</span>
      </Td>
      <Td label="Payer" className="max-w-44 px-2">
        <span className="truncate sm:block">{item.payer_name || <NoValue />}</span>
        {item.category && (
          <span className="block truncate text-ink-muted text-xs max-sm:hidden">
            {DENIAL_CATEGORY_LABELS[item.category]}
          </span>
        )}
      </Td>
      <Td label="At stake" numeric className="px-2">
        {Number(item.amount) > 0 ? amount : <NoValue />}
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
        <span className="truncate sm:block">
          {item.assigned_to_name || <span className="text-ink-muted">Nobody</span>}
        </span>
      </Td>
      <Td className="w-40 px-2 text-right cards:text-left">
        {step.href ? (
          <Button asChild size="sm">
            <AppLink href={step.href} aria-label={`${step.label}: case ${name}`} data-step>
              {step.label}
            </AppLink>
          </Button>
        ) : (
          <Button size="sm" aria-label={`${step.label}: case ${name}`} data-step onClick={onWrite}>
            {step.label}
          </Button>
        )}
      </Td>
    </Tr>
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
