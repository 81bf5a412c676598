import { expect, it } from "vitest";
import { icsOf } from "./ics";

const entry = (summary: string) => ({
  uid: "a@b",
  day: "2026-12-03",
  summary,
  url: "http://localhost:3000/claims/a",
  changed: new Date("2026-11-22T12:34:56.789Z"),
});

it("writes whole days with a stable id and the time of the change", () => {
  const text = icsOf("Deadlines", [entry("Claim A-1: Appeal deadline")]);
  expect(text.split("\r\n")).toEqual(
    expect.arrayContaining([
      "BEGIN:VCALENDAR",
      "UID:a@b",
      "DTSTAMP:20261122T123456Z",
      "DTSTART;VALUE=DATE:20261203",
      "SUMMARY:Claim A-1: Appeal deadline",
      "END:VCALENDAR",
    ]),
  );
  expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});

it("escapes what has a meaning, so that no text becomes a line of its own", () => {
  const text = icsOf("x", [entry("A, B; C\\D\r\nATTENDEE:mailto:x@y.example\nE")]);
  expect(text).toContain("SUMMARY:A\\, B\\; C\\\\D\\nATTENDEE:mailto:x@y.example\\nE\r\n");
});

it.each(["a".repeat(300), "é".repeat(120), "😀".repeat(60), `${"a".repeat(66)}😀${"b".repeat(80)}`])(
  "folds long lines at 75 bytes and never inside a character: %#",
  (summary) => {
    const text = icsOf("x", [entry(summary)]);
    for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll("\r\n ", "")).toContain(`SUMMARY:${summary}\r\n`);
  },
);
