/** A sentence of the document; what stands between backticks is code. */
export function Prose({ children }: { children: string }) {
  return children.split("`").map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change
      <code key={index} className="rounded-sm bg-sunken px-1 text-[0.9em] text-ink">
        {part}
      </code>
    ),
  );
}
