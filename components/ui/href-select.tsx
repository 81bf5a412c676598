"use client";

import { useRouter } from "next/navigation";
import { useOptimistic, useTransition } from "react";
import { Select } from "./select";

interface HrefSelectProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string; href: string }[];
}

/** A filter whose choice stands in the address: choosing goes there. */
export function HrefSelect({ label, value, options }: HrefSelectProps) {
  const router = useRouter();
  const [busy, start] = useTransition();
  const [shown, show] = useOptimistic(value);
  const go = (chosen: string) =>
    start(() => {
      const option = options.find((one) => one.value === chosen);
      if (!option) return;
      show(chosen);
      router.push(option.href, { scroll: false });
    });
  return (
    <Select
      dense
      aria-label={label}
      aria-busy={busy || undefined}
      options={options}
      value={shown}
      onChange={(event) => go(event.target.value)}
    />
  );
}
