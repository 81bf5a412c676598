"use client";

import { useRouter } from "next/navigation";
import { useOptimistic, useTransition } from "react";
import { DateField } from "@/components/ui/date-field";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";

type Option = { value: string; label: string };
type Filters = Record<"actor" | "action" | "result" | "from" | "to", string>;

interface ActivityFiltersProps {
  people: readonly Option[];
  actions: readonly Option[];
  filters: Filters;
}

/** Who, what and when; kept in the address, and a change begins at the first page. */
export function ActivityFilters({ people, actions, filters }: ActivityFiltersProps) {
  const router = useRouter();
  /** What is chosen is shown before the page with it is there. */
  const [shown, setShown] = useOptimistic(filters);
  const [, start] = useTransition();
  const choose = (change: Partial<Filters>) =>
    start(() => {
      const next = { ...shown, ...change };
      setShown(next);
      const chosen = Object.entries(next).filter(([, value]) => value);
      router.push(`/profile?${new URLSearchParams([["tab", "activity"], ...chosen])}`, { scroll: false });
    });
  const control = (name: keyof Filters) => ({
    value: shown[name],
    onChange: ({ target }: { target: { value: string } }) => choose({ [name]: target.value }),
  });
  return (
    <>
      <Field label="Person" className="w-36">
        <Select {...control("actor")} options={[{ value: "", label: "Everyone" }, ...people]} />
      </Field>
      <Field label="Action" className="w-36">
        <Select {...control("action")} options={[{ value: "", label: "All" }, ...actions]} />
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
