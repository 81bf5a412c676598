/** Pages from 1 as people write them: "2, 5-7". Ascending, each once. */
export function pageNumbers(pages: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const page of [...new Set(pages)].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run[1] === page - 1) run[1] = page;
    else runs.push([page, page]);
  }
  return runs
    .map(([first, last]) =>
      first === last ? `${first}` : `${first}${last === first + 1 ? ", " : "-"}${last}`,
    )
    .join(", ");
}

/** "page 2", "pages 2, 5-7". */
export const pageList = (pages: readonly number[]): string =>
  `${new Set(pages).size === 1 ? "page" : "pages"} ${pageNumbers(pages)}`;

/** The pages that a person typed, ascending; null for what is no list of pages of a document with that many. */
export function typedPages(text: string, total: number): number[] | null {
  const parts = text
    .replace(/\s*[-–]\s*/g, "-")
    .split(/[\s,;]+/)
    .filter(Boolean);
  const pages = new Set<number>();
  for (const part of parts) {
    const [, from, to] = /^(\d{1,4})(?:-(\d{1,4}))?$/.exec(part) ?? [];
    const first = Number(from);
    const last = Number(to ?? from);
    if (!from || first < 1 || last < first || last > total) return null;
    for (let page = first; page <= last; page += 1) pages.add(page);
  }
  return [...pages].sort((a, b) => a - b);
}
