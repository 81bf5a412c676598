"use client";

import { type ComponentProps, useState } from "react";
import type { Combobox } from "./combobox";
import { ComboboxControl } from "./combobox-control";
import { onDemand, usePart } from "./on-demand";

const part = onDemand(() => import("./combobox").then((file) => file.Combobox));

/** A Combobox whose list is loaded when somebody reaches for it, and opens then. */
export function LateCombobox(props: ComponentProps<typeof Combobox>) {
  const [asked, setAsked] = useState(false);
  const { Part, failed, retry } = usePart(part, asked);
  if (Part) return <Part {...props} defaultOpen />;
  const {
    value,
    onChange,
    search,
    placeholder = "Choose…",
    searchPlaceholder,
    emptyText,
    create,
    ...rest
  } = props;
  const { clearable, defaultOpen, required, ...control } = rest;
  const open = () => {
    setAsked(true);
    if (failed) retry();
  };
  return (
    <ComboboxControl
      {...control}
      {...part.ahead}
      aria-required={required}
      aria-busy={(asked && !failed) || undefined}
      value={value}
      placeholder={placeholder}
      onClick={open}
      {...(clearable && { onClear: () => onChange(null) })}
    />
  );
}
