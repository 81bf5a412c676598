"use client";

import { type PersonOption, withChosen } from "@/components/practice/person-options";
import { DateField } from "@/components/ui/date-field";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { PRIORITY_OPTIONS, STATUS_OPTIONS } from "./action-item-labels";
import { ITEM_FIELD_LABELS, type ItemField } from "./item-draft";
import type { ItemForm } from "./use-item-form";

export interface ItemControlProps {
  edit: ItemForm;
  field: ItemField;
  /** Who may be assigned. */
  people: readonly PersonOption[];
  /** In a row of the table: low, and named by the column. */
  dense?: boolean;
}

/** The control of one editable field, with the server's message. */
export function ItemControl({ edit, field, people, dense = false }: ItemControlProps) {
  const { form, item } = edit;
  const control = { ...form.register(field), dense };
  const controls = {
    priority: <Select {...control} options={PRIORITY_OPTIONS} />,
    status: <Select {...control} options={STATUS_OPTIONS} />,
    due_date: <DateField {...control} />,
    assigned_to: (
      <Select
        {...control}
        placeholder="Unassigned"
        options={withChosen(people, { id: item.assigned_to, name: item.assigned_to_name })}
      />
    ),
    notes: <Textarea {...control} rows={dense ? 2 : 4} maxLength={5000} />,
  };
  return (
    <Field
      label={ITEM_FIELD_LABELS[field]}
      hideLabel={dense}
      error={form.getFieldState(field, form.formState).error?.message}
      // The actions stand over the row's end: what has the focus must not lie under them.
      className={dense ? "w-full text-left [&_:is(select,input,textarea)]:scroll-mr-44" : ""}
    >
      {controls[field]}
    </Field>
  );
}
