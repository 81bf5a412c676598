/** "[1]" and "LOC-12 (2):", a line of the payer's own criteria, are marks as well. */
export const ITEM =
  /^(\s*)((?:[-•*▪◦–]|\[\d{1,2}\]|(?:[A-Z]{2,8}(?:-\d{1,4})? )?\(?\d{1,2}[.)]:?|\(?[a-hA-H][.)]|\(?(?:i{1,3}|iv|vi{0,3}|ix|x)[.)]))\s+(\S.*)$/;
/** A marked list of a notice, with the words that lead to it. `ticked`: its boxes are ticked by hand or machine. */
export type NoticeList = { lead: string; marks: string[]; items: string[]; ticked: boolean };

/** "(1) a diagnosis; (2) six weeks of": running text that a line happens to begin at its first number. */
const SEVERAL = /[,;] (?:and |or )?\(?(?:[2-9]|[b-h])\) /;

/** "[X] B. Order for the test", "☒ Signed note": of a form's boxes those that somebody ticked are meant. */
const TICKED = /^([ \t]*)(?:\[ ?[xX✓✔] ?\]|[☒☑])[ \t]*(\(?(?:[A-Ha-h]|\d{1,2})[.)] )?(?=\S)/m;
const UNTICKED = /^\s*(?:\[\s{0,2}\]|[☐□])\s*\S/;

/** Lists of the notice, each with the words that lead to it. */
export function listsOf(text: string): NoticeList[] {
  const ticks = TICKED.test(text);
  const lines = withMarks(text.split("\n").filter((line) => !ticks || !UNTICKED.test(line)));
  const lists: NoticeList[] = [];
  let open: NoticeList | undefined;
  let indent = 0;
  let before: string[] = [];
  let blank = false;
  for (const raw of lines) {
    const line = raw.trimEnd().replace(TICKED, (_, indent, mark) => `${indent}${mark ?? "• "}`);
    const item = ITEM.exec(line);
    if (item && !SEVERAL.test(item[3] ?? "")) {
      const words = (item[3] ?? "").replace(/\s+/g, " ");
      if (open) {
        open.items.push(words);
        open.marks.push(item[2] ?? "");
      } else {
        open = {
          lead: before.slice(-6).join(" "),
          items: [words],
          marks: [item[2] ?? ""],
          ticked: line !== raw.trimEnd(),
        };
        lists.push(open);
      }
      indent = (item[1] ?? "").length;
      blank = false;
      continue;
    }
    if (line.trim() === "") {
      blank = true;
      if (!open) before.push("¶");
      continue;
    }
    const own = line.length - line.trimStart().length;
    if (open && !blank && own > indent) {
      open.items[open.items.length - 1] += ` ${line.trim().replace(/\s+/g, " ")}`;
      continue;
    }
    if (open) before = [];
    open = undefined;
    before.push(line.trim().replace(/\s+/g, " "));
    blank = false;
  }
  return lists.map((list) => ({ ...list, items: list.items.map(unquoted), lead: leadOf(list.lead) }));
}

/** "1   Six weeks of treatment" over "2   A repeat visit": numbers in a column of their own count as marks where they count on. */
const NUMBER_APART = /^(\s*)(\d{1,2})\s{2,}(\p{L}.{11,})$/u;
function withMarks(lines: string[]): string[] {
  const marked = [...lines];
  let run: number[] = [];
  const close = () => {
    if (run.length > 1)
      for (const at of run) marked[at] = (lines[at] ?? "").replace(NUMBER_APART, "$1$2. $3");
    run = [];
  };
  lines.forEach((line, at) => {
    const [, , number, words = ""] = NUMBER_APART.exec(line.trimEnd()) ?? [];
    if (number === undefined) {
      if (line.trim() === "" || !/^\s{4,}\S/.test(line)) close();
      return;
    }
    // A row of a bill has its columns behind the number.
    const isRow = /\S\s{3,}\S/.test(words) || /\b\d{5}\b/.test(words);
    if (Number(number) !== run.length + 1 || isRow) close();
    if (Number(number) === run.length + 1 && !isRow) run.push(at);
  });
  close();
  return marked;
}

const unquoted = (text: string) => text.replace(/^["“]([^"“”]+)["”]$/, "$1");

/** The paragraph just before the list; the one before that too, when it is a heading or a short line. */
function leadOf(text: string): string {
  const paragraphs = text
    .split("¶")
    .map((part) => part.trim())
    .filter(Boolean);
  const last = paragraphs.at(-1) ?? "";
  return last.split(" ").length < 6 ? `${paragraphs.at(-2) ?? ""} ${last}`.trim() : last;
}
