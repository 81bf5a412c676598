import { marked } from "marked";
import { type DefaultTreeAdapterMap, parseFragment, serialize } from "parse5";
import { describe, expect, it } from "vitest";
import { markdownToHtml } from "@/lib/integrations/pdf/markdown-html";
import { HTML_PAYLOADS, MARKDOWN_PAYLOADS } from "@/tests/support/xss-payloads";
import { letterText } from "./letter-text";
import { isEmptyLetter, sanitizeLetter } from "./sanitize";

const html = (content: string) => sanitizeLetter(content, "html");
const markdown = (content: string) => sanitizeLetter(content, "markdown");

const TAGS = new Set(
  "p h1 h2 h3 strong b em i u s del ul ol li table thead tbody tr th td blockquote br hr a mark code pre".split(
    " ",
  ),
);
const ATTRIBUTES: Record<string, RegExp> = {
  href: /^(?:https?:\/\/|mailto:|tel:)/i,
  start: /^\d+$/,
  colspan: /^\d+$/,
  rowspan: /^\d+$/,
  style: /^text-align:(?:left|center|right|justify);?$/,
};
/** What the reader of Markdown itself writes, never the letter. */
const WRITTEN_BY_READER: Record<string, RegExp> = {
  ...ATTRIBUTES,
  title: /^/,
  align: /^(?:left|center|right)$/,
  class: /^language-/,
};

type Node = DefaultTreeAdapterMap["node"];

/** Everything in a browser's reading of the HTML that is not on the list, as "tag" or "tag@attribute=value". */
function faults(content: string, attributes = ATTRIBUTES): string[] {
  const found: string[] = [];
  const visit = (node: Node) => {
    if (node.nodeName === "#comment") found.push("comment");
    if ("tagName" in node) {
      if (!TAGS.has(node.tagName) || node.namespaceURI !== "http://www.w3.org/1999/xhtml")
        found.push(node.tagName);
      for (const { name, value } of node.attrs) {
        if (!attributes[name]?.test(value)) found.push(`${node.tagName}@${name}=${value}`);
      }
    }
    if ("childNodes" in node) node.childNodes.forEach(visit);
  };
  const first = parseFragment(content);
  visit(first);
  // A browser that reads what a browser wrote, as an editor's innerHTML does.
  visit(parseFragment(serialize(first)));
  return found;
}

describe("HTML letters", () => {
  it("finds the faults of an uncleaned letter", () => {
    expect(faults('<p onclick="x">a</p><img src=x><a href="javascript:1">b</a>')).toHaveLength(8);
    expect(HTML_PAYLOADS.length).toBeGreaterThanOrEqual(150);
    expect(new Set(HTML_PAYLOADS).size).toBe(HTML_PAYLOADS.length);
  });

  it.each(HTML_PAYLOADS.map((payload) => [payload]))("keeps nothing that runs or loads of %j", (payload) => {
    const clean = html(payload);
    expect(faults(clean)).toEqual([]);
    expect(html(clean)).toBe(clean);
    const nested = html(`<table><tr><td><ul><li><p>a ${payload} b</p></li></ul></td></tr></table>`);
    expect(faults(nested)).toEqual([]);
  });

  it("keeps what a letter is made of", () => {
    const letter =
      '<h1>T</h1><p style="text-align:right">a <strong>b</strong> <em>c</em> <u>d</u> <s>e</s> <mark>f</mark></p>' +
      '<ol start="3"><li><p>g</p><ul><li>h</li></ul></li></ol><blockquote><p>i</p></blockquote><hr />' +
      '<table><thead><tr><th colspan="2">j</th></tr></thead><tbody><tr><td rowspan="2">k</td></tr></tbody></table>' +
      '<p>l<br />m <a href="mailto:a@b.co">n</a> <a href="tel:+15035550142">o</a></p><pre><code>q</code></pre><p></p>';
    expect(html(letter)).toBe(letter);
  });

  it("turns boxes into paragraphs without merging their text", () => {
    expect(html("<div>a</div><div>b</div>")).toBe("<p>a</p><p>b</p>");
    expect(html("<section><div><p>a</p></div><p>b</p></section>")).toBe("<p>a</p><p>b</p>");
    expect(html("<div><br></div>")).toBe("<p><br /></p>");
    expect(html("<h5>a</h5><del>b</del>")).toBe("<h3>a</h3><s>b</s>");
  });

  it("keeps the words of what it takes away", () => {
    expect(
      html('<a href="javascript:alert(1)">the policy</a> <font color=red>is</font> <blink>met</blink>'),
    ).toBe("the policy is met");
    expect(html("<p>p < 0.05 & CO-50</p>")).toBe("<p>p &lt; 0.05 &amp; CO-50</p>");
  });

  it("keeps the text of markup nested too deep", () => {
    const clean = html(`${"<blockquote>".repeat(1000)}deep`);
    expect(clean).toContain("deep");
    expect(clean.length).toBeLessThan(5000);
  });
});

describe("Markdown letters", () => {
  it.each(MARKDOWN_PAYLOADS.map((payload) => [payload]))(
    "keeps nothing that runs or loads of %j",
    (payload) => {
      for (const letter of [payload, `- item\n\n  ${payload}`, `> ${payload}`, `text ${payload} text`]) {
        const clean = markdown(letter);
        expect(faults(markdownToHtml(clean), WRITTEN_BY_READER)).toEqual([]);
        expect(faults(marked.parse(clean, { async: false, gfm: true }), WRITTEN_BY_READER)).toEqual([]);
        expect(markdown(clean)).toBe(clean);
      }
    },
  );

  it("leaves Markdown as it is written", () => {
    const letter = [
      "# Appeal\n\nDear **Reviewer**,  \nwe *disagree* with `CO-50`; p < 0.05, 5 <6 and a > b. ++u++ ==h== ~~s~~",
      "1. one\n2. two\n   - three",
      "| CPT | Billed |\n| --- | ---: |\n| 72148 | $1,240.00 |",
      '> quoted\n\n[policy](https://example.org/a?b=1&c=2 "title") and [mail](mailto:a@b.co), https://example.org',
      "a \\[bracket\\] and a \\* star\n\n\n\nafter an empty line",
    ].join("\n\n");
    expect(markdown(letter)).toBe(letter);
  });

  it("turns tags into text, images into their description and bad links into their words", () => {
    expect(markdown("a <b>x</b> ![MRI of the spine](https://e.example/i.png)")).toBe(
      "a &lt;b>x&lt;/b> MRI of the spine",
    );
    expect(markdown("[the policy](javascript:alert(1)) and [this](/local)")).toBe("the policy and this");
    expect(markdown("see <https://example.org/a> or <a@b.co>")).toBe("see https://example.org/a or a@b.co");
    expect(letterText(markdown("a \\<script>"), "markdown")).toBe("a <script>");
  });

  it("survives hundreds of different bad links", () => {
    const clean = markdown(
      Array.from({ length: 600 }, (_, index) => `[x${index}](javascript:${index})`).join("\n\n"),
    );
    expect(faults(markdownToHtml(clean), WRITTEN_BY_READER)).toEqual([]);
    expect(clean).toContain("x599");
  });

  it("refuses what would keep the reader busy or end its stack", () => {
    expect(() => markdown("_a".repeat(90_000))).toThrow(/formatting marks/);
    expect(() => markdown(`${"> ".repeat(50_000)}x`)).toThrow(/nested/);
    // The stack would hold these.
    expect(() => markdown(`a\n\n${">".repeat(500)}x`)).toThrow(/nested/);
    expect(markdown(`${"> ".repeat(20)}x`)).toBe(`${"> ".repeat(20)}x`);
  });
});

describe("size and emptiness", () => {
  it("refuses letters over the limit", () => {
    expect(() => html("x".repeat(200_001))).toThrow(expect.objectContaining({ code: "TOO_LARGE" }));
    expect(html("x".repeat(200_000))).toHaveLength(200_000);
  });

  it("knows an empty letter", () => {
    for (const empty of [
      "",
      "<p></p>",
      "<p>&nbsp;</p><p><br></p>",
      "<p>\u200B</p>",
      "<script>x</script>",
      "<hr>",
    ]) {
      expect(isEmptyLetter(empty, "html")).toBe(true);
    }
    expect(isEmptyLetter("&nbsp;\n\n", "markdown")).toBe(true);
    expect(isEmptyLetter("<p>.</p>", "html")).toBe(false);
  });
});
