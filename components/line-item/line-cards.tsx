"use client";

import { memo, useCallback, useLayoutEffect, useRef } from "react";
import { LineStatusChip } from "@/components/claim/status-chips";
import { IconButton } from "@/components/ui/icon-button";
import { LINE_STATUSES } from "@/lib/core/enums";
import { isTemporary, type Line, lineName } from "./line";
import { columnOf, type LineField } from "./line-fields";
import { cutText, type Faults, shownText } from "./line-values";

interface LineCardsProps {
  lines: readonly Line[];
  before: ReadonlyMap<string, Line>;
  faults: ReadonlyMap<string, Faults>;
  readOnly: boolean;
  onEdit: (id: string) => void;
  onRemove: (id: string) => void;
}

/** The lines on a phone: a card each, edited in a dialog. */
export function LineCards({ lines, before, faults, readOnly, onEdit, onRemove }: LineCardsProps) {
  const done = useRef({ onEdit, onRemove });
  useLayoutEffect(() => {
    done.current = { onEdit, onRemove };
  });
  const edit = useCallback((id: string) => done.current.onEdit(id), []);
  const remove = useCallback((id: string) => done.current.onRemove(id), []);
  return (
    <ul aria-label="Line items" className="divide-y">
      {lines.map((line) => (
        <LineCard
          key={line.id}
          line={line}
          changed={before.get(line.id) !== line}
          faults={faults.get(line.id)}
          readOnly={readOnly}
          onEdit={edit}
          onRemove={remove}
        />
      ))}
    </ul>
  );
}

interface LineCardProps extends Pick<LineCardsProps, "readOnly" | "onEdit" | "onRemove"> {
  line: Line;
  changed: boolean;
  faults: Faults | undefined;
}

const AMOUNTS: readonly LineField[] = ["total_charge", "insurance_paid_amount", "denied_amount"];

const LineCard = memo(function LineCard({
  line,
  changed,
  faults,
  readOnly,
  onEdit,
  onRemove,
}: LineCardProps) {
  const { values } = line;
  const name = lineName(line);
  const status = LINE_STATUSES.find((one) => one === values.status);
  const facts = [
    values.modifier_codes,
    shownText("date_of_service", values.date_of_service),
    values.units && `${values.units} ${values.units === "1" ? "unit" : "units"}`,
  ].filter(Boolean);
  return (
    <li className="px-3 py-2.5 [contain-intrinsic-size:auto_7.5rem] [content-visibility:auto]">
      <div className="flex items-center gap-2">
        <h3 className="min-w-0 truncate font-medium tabular-nums">{name}</h3>
        {status && <LineStatusChip status={status} />}
        {changed && (
          <span className="text-accent-text text-xs">{isTemporary(line.id) ? "Not saved" : "Changed"}</span>
        )}
        <div className="ml-auto flex shrink-0">
          <IconButton label={`Edit ${name}`} onClick={() => onEdit(line.id)} disabled={readOnly}>
            <span aria-hidden className="icon icon-pencil" />
          </IconButton>
          <IconButton label={`Delete ${name}`} onClick={() => onRemove(line.id)} disabled={readOnly}>
            <span aria-hidden className="icon icon-trash-2" />
          </IconButton>
        </div>
      </div>
      {values.procedure_description && <p className="break-words">{cutText(values.procedure_description)}</p>}
      {facts.length > 0 && <p className="text-ink-muted">{facts.join(" · ")}</p>}
      <dl className="mt-1 grid grid-cols-3 gap-2">
        {AMOUNTS.map((field) => (
          <div key={field}>
            <dt className="text-ink-muted text-xs">{columnOf(field).label}</dt>
            <dd className="tabular-nums">{shownText(field, values[field]) || "–"}</dd>
          </div>
        ))}
      </dl>
      {Object.entries(faults ?? {}).map(([field, text]) => (
        <p key={field} className="mt-1 text-danger-text">
          {columnOf(field as LineField).label}: {text}
        </p>
      ))}
    </li>
  );
});
