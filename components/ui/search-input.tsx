"use client";

import { useRef } from "react";
import { Input, type InputProps } from "./input";

interface SearchInputProps extends Omit<InputProps, "type" | "prefix" | "suffix" | "value" | "onChange"> {
  value: string;
  onValueChange: (value: string) => void;
  "aria-label": string;
}

/** A list's search box. The "/" key focuses the first one on the screen. */
export function SearchInput({ value, onValueChange, ...props }: SearchInputProps) {
  const ref = useRef<HTMLInputElement>(null);
  const clear = () => {
    onValueChange("");
    ref.current?.focus();
  };
  return (
    <Input
      ref={ref}
      dense
      type="search"
      data-shortcut-search
      autoComplete="off"
      {...props}
      className="[&::-webkit-search-cancel-button]:hidden"
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      prefix={<span aria-hidden className="icon icon-search" />}
      suffix={
        value && (
          <button
            type="button"
            aria-label="Clear search"
            onClick={clear}
            className="flex size-6 items-center justify-center rounded-sm hover:text-ink"
          >
            <span aria-hidden className="icon icon-x size-4" />
          </button>
        )
      }
    />
  );
}
