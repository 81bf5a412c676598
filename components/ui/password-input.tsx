"use client";

import { useState } from "react";
import { Input, type InputProps } from "./input";

/** A password with a button that shows what was typed. */
export function PasswordInput(props: Omit<InputProps, "type" | "suffix">) {
  const [shown, setShown] = useState(false);
  return (
    <Input
      {...props}
      type={shown ? "text" : "password"}
      suffix={
        <button
          type="button"
          aria-label="Show password"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="flex size-7 items-center justify-center rounded-sm hover:text-ink"
        >
          {shown ? (
            <span aria-hidden className="icon icon-eye-off size-4" />
          ) : (
            <span aria-hidden className="icon icon-eye size-4" />
          )}
        </button>
      }
    />
  );
}
