"use client";

import { parseAsInteger, parseAsString, useQueryStates } from "nuqs";
import { useTransition } from "react";
import { DateField } from "@/components/ui/date-field";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { ACTION_OPTIONS } from "./activity-words";

const FILTERS = {
  actor: parseAsString.withDefault(""),
  action: parseAsString.withDefault(""),
  result: parseAsString.withDefault(""),
  from: parseAsString.withDefault(""),
  to: parseAsString.withDefault(""),
  cursor: parseAsString,
  nth: parseAsInteger,
};

/** Who, what and when; kept in the address, and a change begins at the first page. */
export function ActivityFilters({ people }: { people: readonly { value: string; label: string }[] }) {
  const [, startTransition] = useTransition();
  const [filters, setFilters] = useQueryStates(FILTERS, { shallow: false, startTransition });
  const control = (name: "actor" | "action" | "result" | "from" | "to") => ({
    value: filters[name],
    onChange: ({ target }: { target: { value: string } }) =>
      void setFilters({ [name]: target.value || null, cursor: null, nth: null }),
  });
  return (
    <>
      <Field label="Person" className="w-36">
        <Select {...control("actor")} options={[{ value: "", label: "Everyone" }, ...people]} />
      </Field>
      <Field label="Action" className="w-36">
        <Select {...control("action")} options={[{ value: "", label: "All" }, ...ACTION_OPTIONS]} />
      </Field>
      <Field label="Result" className="w-28">
        <Select
          {...control("result")}
          options={[
            { value: "", label: "All" },
            { value: "success", label: "Done" },
            { value: "refused", label: "Refused" },
          ]}
        />
      </Field>
      <Field label="From" className="w-40">
        <DateField {...control("from")} />
      </Field>
      <Field label="To" className="w-40">
        <DateField {...control("to")} />
      </Field>
    </>
  );
}
