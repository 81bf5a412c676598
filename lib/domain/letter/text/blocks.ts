/** The letter's parts before they become HTML or Markdown. Texts are plain: each writer escapes for its own format. */
export type Block =
  | { kind: "paragraph"; text: string }
  | { kind: "heading"; text: string }
  /** Lines of one block set close together, as in an address. A pair is a bold label and its value. */
  | { kind: "lines"; lines: (string | [label: string, value: string][])[]; bold?: boolean }
  | { kind: "list"; items: (string | [lead: string, rest: string])[]; ordered?: boolean }
  | { kind: "quote"; text: string }
  | { kind: "table"; head: string[]; rows: string[][] };

export const paragraph = (text: string): Block => ({ kind: "paragraph", text });
export const heading = (text: string): Block => ({ kind: "heading", text });

const escapeHtml = (text: string) =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

function blockHtml(block: Block): string {
  switch (block.kind) {
    case "paragraph":
      return `<p>${escapeHtml(block.text)}</p>`;
    case "heading":
      return `<h3>${escapeHtml(block.text)}</h3>`;
    case "quote":
      return `<blockquote><p>${escapeHtml(block.text)}</p></blockquote>`;
    case "lines":
      return `<p>${block.lines.map((line) => lineHtml(line, block.bold === true)).join("<br>")}</p>`;
    case "list": {
      const tag = block.ordered ? "ol" : "ul";
      return `<${tag}>${block.items.map((item) => `<li><p>${itemHtml(item)}</p></li>`).join("")}</${tag}>`;
    }
    case "table": {
      const head = block.head.map((cell) => `<th><p>${escapeHtml(cell)}</p></th>`).join("");
      const rows = block.rows.map(
        (row) => `<tr>${row.map((cell) => `<td><p>${escapeHtml(cell)}</p></td>`).join("")}</tr>`,
      );
      return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join("")}</tbody></table>`;
    }
  }
}

const lineHtml = (line: string | [string, string][], bold: boolean) => {
  if (typeof line === "string") return bold ? `<strong>${escapeHtml(line)}</strong>` : escapeHtml(line);
  return line
    .map(([label, value]) => `<strong>${escapeHtml(label)}:</strong> ${escapeHtml(value)}`)
    .join(" | ");
};

const itemHtml = (item: string | [string, string]) =>
  typeof item === "string"
    ? escapeHtml(item)
    : `<strong>${escapeHtml(item[0])}:</strong> ${escapeHtml(item[1])}`;

export const toHtml = (blocks: Block[]) => blocks.map(blockHtml).join("\n");

/**
 * Everything that Markdown could read as a mark, so that a name or a number prints as it is. Square brackets stay: only
 * our blanks have them (`cleanFact`), and a bracket alone is no link.
 */
export const escapeMarkdown = (text: string) =>
  text
    .replace(/[\\`*_~<>&]/g, "\\$&")
    .replace(/^(\s*)([-+#])/gm, "$1\\$2")
    .replace(/^(\s*\d+)([.)])/gm, "$1\\$2");

const escapeCell = (text: string) => escapeMarkdown(text).replace(/\|/g, "\\|");

function blockMarkdown(block: Block): string {
  switch (block.kind) {
    case "paragraph":
      return escapeMarkdown(block.text);
    case "heading":
      return `### ${escapeMarkdown(block.text)}`;
    case "quote":
      return `> ${escapeMarkdown(block.text)}`;
    case "lines":
      return block.lines.map((line) => lineMarkdown(line, block.bold === true)).join("  \n");
    case "list":
      return block.items
        .map((item, index) => `${block.ordered ? `${index + 1}.` : "-"} ${itemMarkdown(item)}`)
        .join("\n");
    case "table":
      return [block.head, block.head.map(() => "---"), ...block.rows]
        .map((row, index) => `| ${row.map((cell) => (index === 1 ? cell : escapeCell(cell))).join(" | ")} |`)
        .join("\n");
  }
}

const lineMarkdown = (line: string | [string, string][], bold: boolean) => {
  if (typeof line === "string") return bold ? `**${escapeMarkdown(line)}**` : escapeMarkdown(line);
  return line.map(([label, value]) => `**${escapeMarkdown(label)}:** ${escapeMarkdown(value)}`).join(" | ");
};

const itemMarkdown = (item: string | [string, string]) =>
  typeof item === "string"
    ? escapeMarkdown(item)
    : `**${escapeMarkdown(item[0])}:** ${escapeMarkdown(item[1])}`;

export const toMarkdown = (blocks: Block[]) => blocks.map(blockMarkdown).join("\n\n");
