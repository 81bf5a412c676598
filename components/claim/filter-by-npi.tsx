"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { Input } from "@/components/ui/input";
import { NPI, NPI_RULE } from "@/lib/core/npi";

interface FilterByNpiProps {
  label: string;
  placeholder: string;
  value: string;
  /** The addresses without a number, and with `standIn`, which the typed one replaces. */
  hrefs: { none: string; one: string };
  standIn: string;
}

/** A list's filter by a provider's number, which stands in the address: an NPI is public. Taken with Enter, or on leaving. */
export function FilterByNpi({ label, placeholder, value, hrefs, standIn }: FilterByNpiProps) {
  const router = useRouter();
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setTyped(value);
  }
  const take = (number: string) => {
    const npi = number.replaceAll(/[\s-]/g, "");
    if (npi === value) return;
    if (npi === "") router.push(hrefs.none, { scroll: false });
    else if (NPI.test(npi)) router.push(hrefs.one.replace(standIn, npi), { scroll: false });
  };
  const field = useRef<HTMLInputElement>(null);
  const early = useRef(take);
  // What was typed before this script was there; it is taken at once where somebody has gone on meanwhile.
  useEffect(() => {
    if (!field.current?.value) return;
    setTyped(field.current.value);
    if (document.activeElement !== field.current) early.current(field.current.value);
  }, []);
  const isPart = typed !== "" && !NPI.test(typed.replaceAll(/[\s-]/g, ""));
  return (
    <Input
      ref={field}
      dense
      aria-label={label}
      aria-invalid={isPart && shown !== typed ? true : undefined}
      title={isPart ? NPI_RULE : undefined}
      placeholder={placeholder}
      inputMode="numeric"
      autoComplete="off"
      maxLength={14}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={(event) => take(event.currentTarget.value)}
      onKeyDown={(event) => event.key === "Enter" && take(event.currentTarget.value)}
    />
  );
}
