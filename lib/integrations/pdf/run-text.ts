import type { Run } from "./blocks";

const sameStyle = (a: Run, b: Run) =>
  a.bold === b.bold &&
  a.italic === b.italic &&
  a.underline === b.underline &&
  a.strike === b.strike &&
  a.highlight === b.highlight &&
  a.code === b.code &&
  a.href === b.href;

/**
 * Collapses spaces across runs as a browser does, drops them around line breaks, joins runs of one style, drops one
 * closing line break (which HTML does not show), and composes accents so that names are found as they are typed.
 */
export function trimmed(runs: readonly Run[]): Run[] {
  const parts: Run[] = [];
  let atStart = true;
  for (const run of runs) {
    let text = run.text.normalize("NFC").replace(/ *\n */g, "\n");
    if (atStart) text = text.replace(/^ +/, "");
    if (text.startsWith("\n")) trimEnd(parts);
    if (text === "") continue;
    atStart = /[ \n]$/.test(text);
    parts.push({ ...run, text });
  }
  trimEnd(parts);
  const last = parts.at(-1);
  if (last?.text.endsWith("\n")) {
    last.text = last.text.slice(0, -1);
    if (last.text === "") parts.pop();
  }
  return joined(parts);
}

function joined(parts: readonly Run[]): Run[] {
  const groups: { run: Run; texts: string[] }[] = [];
  for (const part of parts) {
    const group = groups.at(-1);
    if (group && sameStyle(group.run, part)) group.texts.push(part.text);
    else groups.push({ run: part, texts: [part.text] });
  }
  return groups.map(({ run, texts }) => ({ ...run, text: texts.join("") }));
}

function trimEnd(parts: Run[]) {
  for (let last = parts.at(-1); last; last = parts.at(-1)) {
    last.text = last.text.replace(/ +$/, "");
    if (last.text !== "") return;
    parts.pop();
  }
}
