"use client";

import { clsx } from "clsx";
import { useId } from "react";
import { Badge } from "@/components/ui/badge";
import type { ModelLabel } from "@/lib/core/enums";
import type { ModelChoiceDto } from "@/lib/domain/letter/schema";
import { MODEL_NAMES } from "./appeal-labels";

interface ModelPickerProps {
  models: readonly ModelChoiceDto[];
  value: ModelLabel;
  onChange: (model: ModelLabel) => void;
  disabled: boolean;
}

export function ModelPicker({ models, value, onChange, disabled }: ModelPickerProps) {
  const name = useId();
  return (
    <fieldset disabled={disabled} className="grid gap-2">
      <legend className="sr-only">AI model</legend>
      {models.map((model) => (
        <label
          key={model.label}
          className={clsx(
            "flex items-start gap-3 rounded-lg border bg-surface px-3 py-2.5 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2",
            disabled ? "cursor-not-allowed opacity-70" : "cursor-pointer",
          )}
        >
          <input
            type="radio"
            name={name}
            value={model.label}
            checked={model.label === value}
            onChange={() => onChange(model.label)}
            className="mt-1 size-4 shrink-0 accent-(--accent) outline-none"
          />
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium text-ink">
              {MODEL_NAMES[model.label]}
              {model.recommended && model.configured && <Badge tone="accent">Recommended</Badge>}
            </span>
            <span className="block text-ink-muted text-xs">
              {model.label} · {model.configured ? "set up" : "not set up here"}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
