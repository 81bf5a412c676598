/** Polls until `check` answers something; a bounded wait for work done elsewhere, never an assertion on time. */
export async function waitFor<T>(
  check: () => Promise<T | null | undefined | false>,
  options: { forMs?: number; everyMs?: number; what?: string } = {},
): Promise<T> {
  const until = Date.now() + (options.forMs ?? 180_000);
  for (;;) {
    const value = await check();
    if (value) return value;
    if (Date.now() > until) throw new Error(`waited in vain for ${options.what ?? "it"}`);
    await new Promise((resolve) => setTimeout(resolve, options.everyMs ?? 100));
  }
}
