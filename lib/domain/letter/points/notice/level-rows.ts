/** "Problems    One chronic illness …", "Risk: no drug management found": a coder's finding on an element of a visit's level. */
const ROW =
  /^\s{0,16}((?:number and complexity of )?problems?(?: addressed)?|(?:amount (?:and complexity )?of )?data(?: reviewed)?|risk(?: of (?:patient )?management| of complications)?|time)(?:\s{2,}|\s?:\s+)(?=\S)(.+)$/i;
/** What the element would have to be is no finding. */
const WOULD_BE = /\s*\([^()]*\bwould (?:be|need|require|have)\b[^()]*\)/gi;
/** An element that was not looked at, or that the payer grants, waits for no answer. */
const NOT_HELD =
  /\bnot (?:scored|reviewed|considered|needed|counted|in (?:dispute|question))\b|\b(?:moderate|high|met|supported|agreed|as billed)\.?$/i;
const isNamed = (name: string, row: { name: string }) => row.name.toLowerCase().includes(name);

/**
 * The findings by which a payer lowered a visit's level, element by element: they are its reasons, and the words of the code beside the line say no more. Time
 * is another way to a level, which nothing has to answer where the elements of the decision do.
 */
export function levelRows(noticeText: string): string[] {
  const lines = noticeText.split(/\n|\f/);
  const rows = lines.flatMap((line, index) => {
    const [, name = "", first = ""] = ROW.exec(line) ?? [];
    if (!name) return [];
    const indent = line.length - line.trimStart().length;
    const said = [first];
    for (let at = index + 1; (lines[at] ?? "").trim() !== ""; at++) {
      const next = lines[at] ?? "";
      if (ROW.test(next) || next.length - next.trimStart().length <= indent) break;
      said.push(next.trim());
    }
    return [{ name, text: said.join(" ").replace(/\s+/g, " ").replace(WOULD_BE, "").trim() }];
  });
  const elements = ["problem", "data", "risk"].filter((name) => rows.some((row) => isNamed(name, row)));
  if (elements.length < 2) return [];
  const held = rows.filter(({ text }) => text.length > 8 && !NOT_HELD.test(text));
  const decided = held.filter((row) => !isNamed("time", row));
  return (decided.length > 0 ? decided : held).map(({ name, text }) => `${name}: ${text}`);
}
