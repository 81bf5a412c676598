import { describe, expect, it } from "vitest";
import { type Block, blocksText, parseLetterBlocks, type Run } from "./blocks";

const html = (content: string) => parseLetterBlocks(content, "html");
const markdown = (content: string) => parseLetterBlocks(content, "markdown");
const paragraph = (...runs: (Run | string)[]): Block => ({
  kind: "paragraph",
  align: "left",
  runs: runs.map((run) => (typeof run === "string" ? { text: run } : run)),
});

describe("HTML", () => {
  it("reads styles, nested and across words", () => {
    expect(html("<p>a <b>b<i>c</i></b> <u>d</u><s>e</s> <mark>f</mark> <code>g</code></p>")).toEqual([
      paragraph(
        "a ",
        { text: "b", bold: true },
        { text: "c", bold: true, italic: true },
        " ",
        { text: "d", underline: true },
        { text: "e", strike: true },
        " ",
        { text: "f", highlight: true },
        " ",
        { text: "g", code: true },
      ),
    ]);
  });

  it("collapses spaces as a browser does and keeps hard ones", () => {
    expect(html("<p>  a \n b <b> c</b>  <br>  d&nbsp; e </p>")).toEqual([
      paragraph("a b ", { text: "c", bold: true }, "\nd\u00A0 e"),
    ]);
  });

  it("keeps empty paragraphs and inner line breaks, not a closing one", () => {
    expect(html("<p>a<br></p><p></p><p><br></p><p>b<br><br>c</p>")).toEqual([
      paragraph("a"),
      paragraph(),
      paragraph(),
      paragraph("b\n\nc"),
    ]);
  });

  it("reads alignment and headings, the deeper ones as the third", () => {
    expect(
      html('<h1 style="text-align: center">a</h1><h5>b</h5><p style="color:red;text-align:right">c</p>'),
    ).toEqual([
      { kind: "heading", level: 1, align: "center", runs: [{ text: "a" }] },
      { kind: "heading", level: 3, align: "left", runs: [{ text: "b" }] },
      { kind: "paragraph", align: "right", runs: [{ text: "c" }] },
    ]);
  });

  it("links to http, https, mailto and tel only", () => {
    const hrefs = (content: string) =>
      html(content).flatMap((block) => (block.kind === "paragraph" ? block.runs.map((run) => run.href) : []));
    expect(hrefs('<a href="https://a.b">x</a><a href="tel:+1503">y</a>')).toEqual([
      "https://a.b",
      "tel:+1503",
    ]);
    expect(hrefs('<a href="javascript:alert(1)">x</a><a href="/x">y</a><a href="data:x">z</a>')).toEqual([
      undefined,
    ]);
  });

  it("reads lists with start and nesting", () => {
    expect(html('<ol start="3"><li><p>a</p><ul><li>b</li></ul></li><li>c</li></ol>')).toEqual([
      {
        kind: "list",
        ordered: true,
        start: 3,
        items: [
          [paragraph("a"), { kind: "list", ordered: false, start: 1, items: [[paragraph("b")]] }],
          [paragraph("c")],
        ],
      },
    ]);
  });

  it("reads tables with header rows, spans and alignment of the cell", () => {
    const [table] = html(
      '<table><thead><tr><th colspan="2">A</th></tr></thead><tbody><tr><td rowspan="2">b</td><td align="right">c</td></tr><tr><td>d</td></tr></table>',
    );
    expect(table?.kind === "table" && table.rows).toEqual([
      { header: true, cells: [{ header: true, colspan: 2, rowspan: 1, blocks: [paragraph("A")] }] },
      {
        header: false,
        cells: [
          { header: false, colspan: 1, rowspan: 2, blocks: [paragraph("b")] },
          {
            header: false,
            colspan: 1,
            rowspan: 1,
            blocks: [{ kind: "paragraph", align: "right", runs: [{ text: "c" }] }],
          },
        ],
      },
      { header: false, cells: [{ header: false, colspan: 1, rowspan: 1, blocks: [paragraph("d")] }] },
    ]);
  });

  it("takes a leading row of th for a header, a later one not", () => {
    const [table] = html("<table><tr><th>A</th></tr><tr><td>b</td></tr><tr><th>c</th></tr></table>");
    expect(table?.kind === "table" && table.rows.map((row) => row.header)).toEqual([true, false, false]);
  });

  it("leaves no style sheet or script in the text, and unknown tags become their text", () => {
    expect(
      blocksText(
        html("<style>p{}</style><script>x()</script><div>a</div><blink>b</blink><img alt=c><title>d</title>"),
      ),
    ).toBe("a\nb");
  });

  it("keeps the text of inner tables and of deep nesting", () => {
    expect(blocksText(html("<table><tr><td>a<table><tr><td>b</td></tr></table>c</td></tr></table>"))).toBe(
      "a b c",
    );
    expect(blocksText(html(`${"<ul><li>".repeat(1000)}deep`)).trim()).toBe("deep");
    const depth = (blocks: Block[]): number =>
      1 + Math.max(0, ...blocks.map((block) => (block.kind === "quote" ? depth(block.blocks) : 0)));
    expect(depth(html(`${"<blockquote>".repeat(1000)}deep`))).toBe(9);
  });

  it("composes accents, so that a name is found as it is typed", () => {
    expect(blocksText(html("<p>Nguye\u0302\u0303n</p>"))).toBe("Nguyễn");
  });
});

describe("Markdown", () => {
  it("reads the same blocks", () => {
    expect(markdown("## A\n\nb **c** ++d++ ==e== ~~f~~\n\n4. g\n5. h\n\n> i\n\n---")).toEqual([
      { kind: "heading", level: 2, align: "left", runs: [{ text: "A" }] },
      paragraph(
        "b ",
        { text: "c", bold: true },
        " ",
        { text: "d", underline: true },
        " ",
        { text: "e", highlight: true },
        " ",
        { text: "f", strike: true },
      ),
      { kind: "list", ordered: true, start: 4, items: [[paragraph("g")], [paragraph("h")]] },
      { kind: "quote", blocks: [paragraph("i")] },
      { kind: "rule" },
    ]);
  });

  it("takes a newline for a line break and extra blank lines for empty paragraphs", () => {
    expect(markdown("a\nb  \nc\n\n\n\nd")).toEqual([paragraph("a\nb\nc"), paragraph(), paragraph("d")]);
  });

  it("reads tables with alignment, and task boxes", () => {
    const [table] = markdown("| A | B |\n|---|--:|\n| 1 | 2 |");
    expect(table?.kind === "table" && table.rows[1]?.cells[1]?.blocks).toEqual([
      { kind: "paragraph", align: "right", runs: [{ text: "2" }] },
    ]);
    expect(blocksText(markdown("- [ ] no\n- [x] yes"))).toBe("☐ no\n☒ yes");
  });
});
