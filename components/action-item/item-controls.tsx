"use client";

import { usePeople } from "@/components/practice/people";
import { DateField } from "@/components/ui/date-field";
import { Field, type FieldControl } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import type { ActionStatus, Priority } from "@/lib/core/enums";
import { PRIORITY_OPTIONS, STATUS_OPTIONS } from "./action-item-labels";
import type { ItemEdit, ItemField } from "./use-item-edit";

const LABELS: Record<ItemField, string> = {
  priority: "Priority",
  status: "Status",
  due_date: "Due Date",
  assigned_to: "Assigned To",
  notes: "Notes",
};

interface ItemControlProps {
  edit: ItemEdit;
  field: ItemField;
  /** In a row of the table: low, and named by the column. */
  dense?: boolean;
}

/** The control of one editable field, with the server's message. */
export function ItemControl({ edit, field, dense = false }: ItemControlProps) {
  return (
    <Field
      label={LABELS[field]}
      hideLabel={dense}
      error={edit.errors[field]}
      // The actions stand over the row's end: what has the focus must not lie under them.
      className={dense ? "w-full text-left [&_:is(select,input,textarea)]:scroll-mr-44" : ""}
    >
      <Control edit={edit} field={field} dense={dense} />
    </Field>
  );
}

function Control({
  edit: { draft, put, item, busy, setHalfDate },
  field,
  dense = false,
  ...given
}: ItemControlProps & FieldControl) {
  const people = usePeople({ id: item.assigned_to, name: item.assigned_to_name });
  const common = { ...given, dense, disabled: busy };
  if (field === "priority") {
    return (
      <Select
        {...common}
        options={PRIORITY_OPTIONS}
        value={draft.priority}
        onChange={(event) => put({ priority: event.target.value as Priority })}
      />
    );
  }
  if (field === "status") {
    return (
      <Select
        {...common}
        options={STATUS_OPTIONS}
        value={draft.status}
        onChange={(event) => put({ status: event.target.value as ActionStatus })}
      />
    );
  }
  if (field === "due_date") {
    return (
      <DateField
        {...common}
        value={draft.due_date}
        onChange={(event) => put({ due_date: event.target.value })}
        onBlur={(event) => setHalfDate(event.target.validity.badInput)}
      />
    );
  }
  if (field === "assigned_to") {
    return (
      <Select
        {...common}
        placeholder="Unassigned"
        options={people}
        value={draft.assigned_to}
        onChange={(event) => put({ assigned_to: event.target.value })}
      />
    );
  }
  return (
    <Textarea
      {...common}
      rows={dense ? 2 : 4}
      maxLength={5000}
      value={draft.notes}
      onChange={(event) => put({ notes: event.target.value })}
    />
  );
}
