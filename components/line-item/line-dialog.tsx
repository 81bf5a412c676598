"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { DateField } from "@/components/ui/date-field";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Field, type FieldControl } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { MoneyField } from "@/components/ui/money-field";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { LINE_STATUS_OPTIONS } from "@/lib/domain/claim/line-item/schema";
import { type Line, type LineValues, lineName, withValue } from "./line";
import { columnOf, LINE_COLUMNS, LINE_FIELDS, type LineColumn } from "./line-fields";
import { type Faults, faultsOf, readCell, readDate } from "./line-values";

interface LineDialogProps {
  line: Line;
  /** What the server had against the line as it stands. */
  refused: Faults | undefined;
  onDone: (values: LineValues) => void;
  onClose: () => void;
}

/** The number comes last: it is given by itself, and the first field has the focus. */
const ORDER = [...LINE_COLUMNS.filter(({ field }) => field !== "line_number"), columnOf("line_number")];

/** All fields of one line. Done puts them in the sheet; nothing is sent before Save Changes. */
export function LineDialog({ line, refused, onDone, onClose }: LineDialogProps) {
  const [values, setValues] = useState(line.values);
  const [checked, setChecked] = useState(Boolean(refused));
  const edited = values !== line.values;
  const faults = {
    ...(edited ? {} : refused),
    ...(checked ? faultsOf({ id: line.id, values: settled(values) }) : {}),
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = settled(values);
    setValues(next);
    setChecked(true);
    if (Object.keys(faultsOf({ id: line.id, values: next })).length > 0) return;
    onDone(next);
  };

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={`Edit ${lineName(line)}`}
        size="md"
        onInteractOutside={(event) => edited && event.preventDefault()}
      >
        <form method="dialog" onSubmit={submit} noValidate className="contents">
          <DialogBody className="grid grid-cols-2 content-start gap-x-4 gap-y-4">
            {ORDER.map((column) => (
              <Field
                key={column.field}
                label={column.label}
                error={faults[column.field]}
                className={column.kind === "long" ? "col-span-2" : ""}
              >
                <LineControl
                  column={column}
                  value={values[column.field]}
                  onValue={(text) => setValues((now) => withValue(now, column.field, text))}
                />
              </Field>
            ))}
          </DialogBody>
          <DialogFooter>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="primary">
              Done
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

const settled = (values: LineValues): LineValues =>
  LINE_FIELDS.reduce((next, field) => withValue(next, field, readCell(field, next[field])), values);

interface LineControlProps extends FieldControl {
  column: LineColumn;
  value: string;
  onValue: (text: string) => void;
}

function LineControl({ column: { field, kind }, value, onValue, ...control }: LineControlProps) {
  if (kind === "money") return <MoneyField {...control} value={value} onValueChange={onValue} />;
  if (kind === "status") {
    return (
      <Select
        {...control}
        options={LINE_STATUS_OPTIONS}
        placeholder="None"
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
    );
  }
  if (kind === "long") {
    const rows = field === "procedure_description" ? 2 : 3;
    return (
      <Textarea {...control} rows={rows} value={value} onChange={(event) => onValue(event.target.value)} />
    );
  }
  // What is no date yet can only be corrected where it can be seen.
  if (kind === "date" && (value === "" || readDate(value) === value)) {
    return <DateField {...control} value={value} onChange={(event) => onValue(event.target.value)} />;
  }
  return (
    <Input
      {...control}
      autoComplete="off"
      inputMode={kind === "whole" ? "numeric" : undefined}
      value={value}
      onChange={(event) => onValue(event.target.value)}
    />
  );
}
