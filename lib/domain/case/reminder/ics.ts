/** One all-day entry. Days are ISO dates. */
export type CalendarEntry = { uid: string; day: string; summary: string; url: string; changed: Date };

const LINE_BYTES = 75;

/** An iCalendar object (RFC 5545): CRLF, folded lines, escaped text, whole days. */
export function icsOf(name: string, entries: readonly CalendarEntry[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Appeals Desk//Deadlines//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escaped(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
    "X-PUBLISHED-TTL:PT6H",
    ...entries.flatMap(({ uid, day, summary, url, changed }) => [
      "BEGIN:VEVENT",
      `UID:${uid}`,
      `DTSTAMP:${stamp(changed)}`,
      `LAST-MODIFIED:${stamp(changed)}`,
      `DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`,
      `SUMMARY:${escaped(summary)}`,
      `URL:${url}`,
      "CLASS:PRIVATE",
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

const stamp = (at: Date) => `${at.toISOString().replaceAll(/[-:]/g, "").slice(0, 15)}Z`;
const escaped = (text: string) =>
  text
    .replaceAll("\\", "\\\\")
    .replaceAll(";", "\\;")
    .replaceAll(",", "\\,")
    .replaceAll(/\r\n?|\n/g, "\\n");

/** Broken before 75 bytes, never inside a character. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  let bytes = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > LINE_BYTES) {
      parts.push(part);
      [part, bytes] = ["", 1];
    }
    part += letter;
    bytes += size;
  }
  return [...parts, part].join("\r\n ");
}
