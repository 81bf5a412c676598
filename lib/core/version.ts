const INSTANT = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?)(?:\.(\d{1,9}))?(Z|[+-]\d{2}:?\d{2})$/i;

/** Microseconds since 1970; null for anything that is not an instant. `Date` alone would round to milliseconds. */
function microseconds(instant: string): bigint | null {
  const [, time, fraction = "", zone] = INSTANT.exec(instant.trim()) ?? [];
  if (!time || !zone) return null;
  const milliseconds = Date.parse(time + zone);
  return Number.isNaN(milliseconds)
    ? null
    : BigInt(milliseconds) * 1000n + BigInt(fraction.slice(0, 6).padEnd(6, "0"));
}

/** Whether a caller's `updated_at` or `If-Match` names the state `current`. `*` names any. */
export function namesVersion(sent: string, current: string): boolean {
  const bare = sent
    .trim()
    .replace(/^W\//, "")
    .replace(/^"(.*)"$/, "$1");
  if (bare === "*") return true;
  const [a, b] = [microseconds(bare), microseconds(current)];
  return a !== null && a === b;
}
