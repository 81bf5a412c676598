import { CircleCheck } from "lucide-react";
import { Kbd } from "@/components/ui/kbd";

/** How many values are left, and the keys that go through them. */
export function CheckProgress({ left }: { left: number }) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-sunken px-3 py-2 text-sm">
      <p aria-live="polite" className="flex items-center gap-1.5 font-medium text-ink">
        {left === 0 && <CircleCheck aria-hidden className="size-4 text-success" />}
        {left === 0 ? "All checked" : `${left} left to check`}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted text-xs max-sm:hidden">
        <span>
          <Kbd>Enter</Kbd> confirms
        </span>
        <span>
          <Kbd>Tab</Kbd> next
        </span>
        <span>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> all
        </span>
        <span>
          <Kbd>F2</Kbd> changes
        </span>
        <span>
          <Kbd>B</Kbd> draws a box
        </span>
        <span>
          <Kbd>Ctrl</Kbd> <Kbd>Z</Kbd> undoes
        </span>
      </p>
    </div>
  );
}
