/**
 * What a model wrote, as plain letter Markdown: no links, pictures, raw HTML or code fences, headings no larger than the
 * letter's own, and without the date, salutation and signature that the frame sets.
 */
export function cleanModelBody(markdown: string): string {
  const text = stripFence(markdown.normalize("NFC").replace(/\r\n?/g, "\n"))
    .replace(/(?![\n\t])[\p{Cc}\p{Cf}]/gu, "")
    .replace(/<!--[\s\S]*?(-->|$)/g, "")
    .replace(/<(script|style)\b[\s\S]*?(<\/\1>|$)/gi, "")
    .replace(/<https?:[^>]*>/gi, "")
    .replace(/<\/?[a-zA-Z][^<>]*>/g, "")
    .replace(/!\[([^[\]\n]*)\](\([^()\n]*\)|\[[^[\]\n]*\])/g, "$1")
    .replace(/\[([^[\]\n]+)\](\([^()\n]*\)|\[[^[\]\n]*\])/g, "$1")
    .replace(/^[ \t]{0,3}\[[^[\]\n]+\]:[ \t]+\S.*$/gm, "")
    .replace(/\bhttps?:\/\/[^\s)>\]]+/gi, "")
    .replace(/^[ \t]{0,3}#{1,6}[ \t]+/gm, "### ");
  return dropFrameParts(text).trim();
}

function stripFence(text: string): string {
  const fenced = /^\s*```[a-z]*\n([\s\S]*?)\n?```\s*$/i.exec(text.trim());
  return (fenced?.[1] ?? text).replace(/^[ \t]*```[a-z]*[ \t]*$/gim, "");
}

const SALUTATION = /^(dear\b|to whom it may concern|attn\b|re:)/i;
const SIGN_OFF =
  /^(sincerely|respectfully( submitted)?|best regards|kind regards|regards|yours (truly|sincerely)|thank you,?|enclosures?)\b[^.]{0,20}$/i;
const bare = (line: string) => line.replace(/[*_#>\s]+/g, " ").trim();

/** Everything up to a salutation near the top, and everything from a sign-off near the end, belongs to the frame. */
function dropFrameParts(text: string): string {
  let lines = text.split("\n");
  const salutation = lines.findIndex((line, index) => index < 25 && /^(dear\b|to whom)/i.test(bare(line)));
  if (salutation >= 0) lines = lines.slice(salutation + 1);
  else
    while (lines.length > 0 && (bare(lines[0] ?? "") === "" || SALUTATION.test(bare(lines[0] ?? ""))))
      lines.shift();
  const end = lines.findIndex(
    (line, index) => index >= lines.length - 25 && index > 0 && SIGN_OFF.test(bare(line)),
  );
  return (end > 0 ? lines.slice(0, end) : lines).join("\n");
}
