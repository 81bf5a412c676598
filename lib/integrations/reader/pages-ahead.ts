/** One page is recognized while the next is drawn: two at a time, so that the reading stays within its memory. */
const AT_ONCE = 2;

/** Reads pages side by side and gives them in their order. */
export async function* pagesAhead<Page>(
  count: number,
  read: (index: number) => Promise<Page>,
): AsyncGenerator<Page> {
  const started: Promise<Page>[] = [];
  for (let index = 0; index < count; index += 1) {
    while (started.length < Math.min(count, index + AT_ONCE)) {
      const page = read(started.length);
      // A page that fails while an earlier one is awaited is told when its turn comes.
      page.catch(() => {});
      started.push(page);
    }
    const page = started[index];
    if (page) yield await page;
    delete started[index];
  }
}
