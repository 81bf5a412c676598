import type { Side } from "../chart";

/** "RIGHT KNEE" over a block of findings holds for the lines below it. */
export function sectionSide(text: string): Side | undefined {
  // "Right     Left" stands over two columns.
  if (/\bright\b/i.test(text) && /\bleft\b/i.test(text)) return undefined;
  const match =
    /^\s*(right|left)\b[^.:]{0,30}:?\s*$/i.exec(text) ??
    /^\s*(R|L) (?:SHOULDER|ELBOW|WRIST|HAND|THUMB|HIP|KNEE|ANKLE|FOOT)S?\b[^.:\d]{0,30}:?\s*$/.exec(text) ??
    /\b(RIGHT|LEFT) [A-Z]+\b/.exec(text);
  const side = match?.[1]?.toLowerCase();
  return side === "r" || side === "right" ? "right" : side ? "left" : undefined;
}

/** The one side that a text names. */
export function onlySide(text: string): { side?: Side } {
  const right =
    /\bright\b|\bRt\b|\(R\)/i.test(text) ||
    /\bR (?=shoulder|elbow|wrist|hand|thumb|hip|knee|ankle|foot)/.test(text);
  const left =
    /\bleft\b|\bLt\b|\(L\)/i.test(text) ||
    /\bL (?=shoulder|elbow|wrist|hand|thumb|hip|knee|ankle|foot)/.test(text);
  return right === left ? {} : { side: right ? "right" : "left" };
}
