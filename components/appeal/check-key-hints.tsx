import { Kbd } from "@/components/ui/kbd";

/** The keys that go through the values to check. */
export function CheckKeys() {
  return (
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
  );
}
