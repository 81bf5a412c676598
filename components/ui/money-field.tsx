"use client";

import { clsx } from "clsx";
import { useState } from "react";
import { Input, type InputProps } from "./input";
import { normalizeMoney } from "./money-text";

interface MoneyFieldProps
  extends Omit<InputProps, "type" | "value" | "onChange" | "prefix" | "defaultValue"> {
  /** Decimal string with two places, or empty. */
  value: string;
  /** What was typed, and the settled amount on leaving the field. The schema judges anything that is no amount. */
  onValueChange: (value: string) => void;
}

/** An amount in US dollars, right-aligned. Use with react-hook-form's Controller. */
export function MoneyField({ value, onValueChange, onBlur, className, ...props }: MoneyFieldProps) {
  const [typing, setTyping] = useState(false);
  return (
    <Input
      {...props}
      inputMode="decimal"
      autoComplete="off"
      prefix="$"
      className={clsx("num", className)}
      value={typing ? value : (normalizeMoney(value) ?? value)}
      onChange={(event) => {
        setTyping(true);
        onValueChange(event.target.value);
      }}
      onBlur={(event) => {
        setTyping(false);
        onValueChange(normalizeMoney(value) ?? value);
        onBlur?.(event);
      }}
    />
  );
}
