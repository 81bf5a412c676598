"use client";

import { useDrawnForm } from "./drawn-form";

/** One of the values that a field of such a form may have. */
export function FormRadio({ name, value, label }: { name: string; value: string; label: string }) {
  const { form } = useDrawnForm();
  return (
    <label className="flex min-h-8 cursor-pointer items-center gap-2.5 text-sm">
      <input
        type="radio"
        name={name}
        value={value}
        checked={form.watch(name) === value}
        onChange={() => form.setValue(name, value, { shouldDirty: true })}
        className="size-4 accent-(--accent)"
      />
      {label}
    </label>
  );
}
