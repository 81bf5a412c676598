/** Characters that scanners and tired eyes take for each other. */
const PAIRS = ["O0", "I1", "l1", "S5", "B8", "25", "Z2", "Il"];

const ALIKE = new Map<string, string[]>();
for (const [a = "", b = ""] of PAIRS.map((pair) => [...pair])) {
  ALIKE.set(a, [...(ALIKE.get(a) ?? []), b]);
  ALIKE.set(b, [...(ALIKE.get(b) ?? []), a]);
}

/** More than this many exchanged characters is another value, not a misread one. */
const MOST_EXCHANGED = 3;

/** The values that `printed` may be read as, itself left out. */
function readingsOf(printed: string): string[] {
  let readings = [{ text: "", exchanged: 0 }];
  for (const char of printed) {
    const choices = [char, ...(ALIKE.get(char) ?? [])];
    readings = readings.flatMap((r) =>
      choices.flatMap((c) => {
        const exchanged = r.exchanged + (c === char ? 0 : 1);
        return exchanged > MOST_EXCHANGED ? [] : [{ text: r.text + c, exchanged }];
      }),
    );
    if (readings.length > 2000) return [];
  }
  return readings.filter((r) => r.exchanged > 0).map((r) => r.text);
}

/** Whether two values differ only by characters that look alike. */
export function looksAlike(a: string, b: string): boolean {
  if (a.length !== b.length || a === b) return false;
  let exchanged = 0;
  for (let i = 0; i < a.length; i++) {
    const [x = "", y = ""] = [a[i], b[i]];
    if (x === y) continue;
    if (!ALIKE.get(x)?.includes(y) || ++exchanged > MOST_EXCHANGED) return false;
  }
  return true;
}

/** The one reading of `printed` that `fits`; undefined where none does, or several. */
export function onlyReading(printed: string, fits: (reading: string) => boolean): string | undefined {
  const fitting = readingsOf(printed).filter(fits);
  return fitting.length === 1 ? fitting[0] : undefined;
}
