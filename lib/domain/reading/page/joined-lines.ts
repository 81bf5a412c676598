import type { Line, Span } from "./page-lines";

type Origin = { line: number; from: number; at: number; length: number };

/** Lines joined by single spaces, without their indents, and where each came from. */
export type JoinedLines = { text: string; origins: Origin[] };

export function joinLines(lines: readonly Line[], run: readonly number[]): JoinedLines {
  let text = "";
  const origins: Origin[] = [];
  for (const index of run) {
    const line = lines[index];
    if (!line) continue;
    const indent = line.text.length - line.text.trimStart().length;
    const body = line.text.slice(indent);
    if (text) text += " ";
    origins.push({ line: index, from: indent, at: text.length, length: body.length });
    text += body;
  }
  return { text, origins };
}

/** The joined text from `start` to `end` as stretches of its lines. */
export const spansBetween = ({ origins }: JoinedLines, start: number, end: number): Span[] =>
  origins
    .filter((origin) => origin.at < end && origin.at + origin.length > start)
    .map((origin) => ({
      line: origin.line,
      start: origin.from + Math.max(0, start - origin.at),
      end: origin.from + Math.min(origin.length, end - origin.at),
    }));
