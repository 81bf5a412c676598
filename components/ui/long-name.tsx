import { NoValue } from "./no-value";

/** A name in a list: payers print theirs in capitals, which take two lines. What doesn't fit is told by its title. */
export function LongName({ name }: { name: string }) {
  if (!name) return <NoValue />;
  return (
    <span className="line-clamp-2 wrap-anywhere" title={name}>
      {name}
    </span>
  );
}
