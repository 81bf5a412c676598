"use client";

import type { ComponentProps } from "react";
import { ComboboxControl } from "./combobox-control";
import { lazyPart } from "./lazy-part";
import { LoadPopup } from "./load-popup";

const loadCombobox = () => import("./combobox");
const Combobox = lazyPart(() => loadCombobox().then((file) => file.Combobox));

/** A Combobox whose list is loaded when somebody reaches for it, and opens then. */
export function LazyCombobox(props: ComponentProps<typeof Combobox>) {
  const { value, onChange, search, searchPlaceholder, emptyText, create, ...rest } = props;
  const { placeholder = "Choose…", clearable, defaultOpen, required, ...control } = rest;
  return (
    <LoadPopup kind="listbox" load={loadCombobox} popup={() => <Combobox {...props} defaultOpen />}>
      <ComboboxControl
        {...control}
        aria-required={required}
        value={value}
        placeholder={placeholder}
        {...(clearable && { onClear: () => onChange(null) })}
      />
    </LoadPopup>
  );
}
