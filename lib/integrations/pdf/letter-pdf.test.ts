import sharp from "sharp";
import { extractText, getDocumentProxy, getMeta } from "unpdf";
import { describe, expect, it } from "vitest";
import { type LetterPdfInput, renderLetterPdf } from "./letter-pdf";

const CLAIM = "CLM-2026-00418-ff7";
const letterhead = {
  name: "Riverside Spine & Pain Associates",
  addressLines: ["1200 River Road, Suite 240", "Portland, OR 97204"],
  phone: "(503) 555-0142",
  fax: "(503) 555-0143",
  npi: "1234567893",
  tin: "93-1234567",
};

const render = (content: string, rest: Partial<LetterPdfInput> = {}) =>
  renderLetterPdf({ letterhead, content, format: "html", claimNumber: CLAIM, ...rest });

const opened = (bytes: Uint8Array) => getDocumentProxy(new Uint8Array(bytes));

/** Text of each page, spaces as they come. */
async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  return (await extractText(await opened(bytes))).text;
}

/** Every stretch of text with its place, in points from the top left. */
async function placed(bytes: Uint8Array) {
  const pdf = await opened(bytes);
  const found: { page: number; text: string; left: number; right: number; baseline: number }[] = [];
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const { items } = await (await pdf.getPage(page)).getTextContent();
    for (const item of items) {
      if (!("str" in item) || item.str.trim() === "") continue;
      const [left, bottom] = [Number(item.transform[4]), Number(item.transform[5])];
      found.push({ page, text: item.str, left, right: left + item.width, baseline: 792 - bottom });
    }
  }
  return found;
}

const words = (count: number, prefix = "w") =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`);
const flat = (pages: string[]) => pages.join(" ").replace(/\s+/g, " ");
const sentence = "The record shows that conservative care was tried for eleven weeks and failed. ";

describe("a letter of two pages", () => {
  const content =
    "<p>March 4, 2026</p><p>Blue Harbor Health Plan<br>P.O. Box 30555</p><h2>Background</h2>" +
    `<p>Dear <b>Dr. Nguyễn Łukasz</b> Žižek, Ελένη, Иван, Đặng: “office” — § 3 ⟦amount⟧ ☐ ☑ • → ${CLAIM}.</p>` +
    '<ol start="4"><li><p>first</p></li><li>second<ul><li>inner</li></ul></li></ol>' +
    "<table><thead><tr><th>CPT</th><th>Billed</th></tr></thead><tbody><tr><td>72148</td><td>$1,240.00</td></tr></tbody></table>" +
    `<p>${sentence.repeat(30)}</p><p>${sentence.repeat(20)}</p><p>Sincerely,</p><p></p><p>Dr. Amélie Okonkwo</p>`;

  it("carries letterhead, claim number and page number, and its text can be read back", async () => {
    const { bytes, pages, replaced } = await render(content);
    const texts = await pagesOf(bytes);
    expect(pages).toBe(2);
    expect(texts).toHaveLength(2);
    for (const [index, text] of texts.entries())
      expect(text).toContain(`Claim ${CLAIM} · Page ${index + 1} of 2`);
    const text = flat(texts);
    for (const part of [
      "Riverside Spine & Pain Associates",
      "NPI 1234567893",
      "Tax ID 93-1234567",
      "Dr. Nguyễn Łukasz Žižek, Ελένη, Иван, Đặng: “office” — § 3 ⟦amount⟧ ☐ ☑ • →",
      `${CLAIM}.`,
      "4. first 5. second • inner",
      "CPT Billed 72148 $1,240.00",
      "Dr. Amélie Okonkwo",
    ]) {
      expect(text).toContain(part);
    }
    expect(texts[1]).not.toContain("Tax ID");
    expect(replaced).toEqual([]);
    expect(bytes.length).toBeLessThan(80_000);
  });

  it("is the same from HTML and Markdown, and the same bytes at the same date", async () => {
    const createdAt = new Date("2026-03-04T00:00:00Z");
    const first = await render(content, { createdAt });
    const second = await render(content, { createdAt });
    expect(Buffer.from(second.bytes).equals(Buffer.from(first.bytes))).toBe(true);
    const asHtml = await render("<h2>A</h2><p>b <strong>c</strong></p><ul><li>d</li></ul>", { createdAt });
    const asMarkdown = await render("## A\n\nb **c**\n\n- d", { createdAt, format: "markdown" });
    expect(Buffer.from(asMarkdown.bytes).equals(Buffer.from(asHtml.bytes))).toBe(true);
  });

  it("is US Letter and names no patient in its metadata", async () => {
    const { bytes } = await render(content);
    const pdf = await opened(bytes);
    expect((await pdf.getPage(1)).view).toEqual([0, 0, 612, 792]);
    const { info } = await getMeta(pdf);
    expect(info).toMatchObject({ Title: "Appeal letter", Creator: "Appeals desk" });
    expect(JSON.stringify(info)).not.toMatch(/Nguy|CLM/);
  });

  it("goes without claim number, phone and address", async () => {
    const { bytes } = await render("<p>x</p>", {
      claimNumber: null,
      letterhead: { name: "Solo Practice", addressLines: [] },
    });
    expect(flat(await pagesOf(bytes))).toMatch(/^Solo Practice x Page 1 of 1$/);
  });

  it("draws a logo, and refuses one that is none", async () => {
    const logo = await sharp({ create: { width: 300, height: 90, channels: 4, background: "#204060" } })
      .png()
      .toBuffer();
    const jpg = await sharp(logo).flatten().jpeg().toBuffer();
    const plain = await render("<p>x</p>");
    for (const bytes of [logo, jpg]) {
      const drawn = await render("<p>x</p>", { letterhead: { ...letterhead, logo: bytes } });
      expect(drawn.bytes.length).toBeGreaterThan(plain.bytes.length + 200);
      expect(flat(await pagesOf(drawn.bytes))).toContain("Riverside Spine & Pain Associates");
    }
    const huge = await sharp({ create: { width: 5000, height: 10, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    for (const bytes of [Buffer.from("<svg/>"), logo.subarray(0, 20), huge]) {
      await expect(render("<p>x</p>", { letterhead: { ...letterhead, logo: bytes } })).rejects.toThrow(
        /logo/,
      );
    }
  });
});

describe("page breaks", () => {
  it("loses no word of a long letter and leaves none outside the page", async () => {
    const body = words(2000);
    const table = words(250, "t");
    const items = words(120, "i");
    const content =
      `<p>${body.slice(0, 1000).join(" ")}</p><blockquote><p>${body.slice(1000).join(" ")}</p></blockquote>` +
      `<ul>${items.map((item) => `<li>${item}<ol><li>n${item}</li></ol></li>`).join("")}</ul>` +
      `<table><thead><tr><th>Head</th><th>Second</th></tr></thead>${table.map((cell) => `<tr><td>${cell}</td><td>x</td></tr>`).join("")}</table>` +
      `<table><tr><td>tall</td><td>${words(1500, "c").join(" ")}</td></tr></table>`;
    const { bytes, pages } = await render(content);
    expect(pages).toBeGreaterThan(15);
    const found = await placed(bytes);
    const seen = new Set(found.flatMap((item) => item.text.split(/\s+/)));
    const expected = [...body, ...table, ...items, ...items.map((item) => `n${item}`), ...words(1500, "c")];
    expect(expected.filter((word) => !seen.has(word))).toEqual([]);
    const outside = found.filter(
      (item) => item.left < 71 || item.right > 541.5 || item.baseline < 40 || item.baseline > 760,
    );
    expect(outside).toEqual([]);
    const footers = found.filter((item) => item.text.includes(CLAIM));
    expect(footers).toHaveLength(pages);
    expect(found.filter((item) => item.baseline > 730 && !/Claim|Page|^\d+$|of|·/.test(item.text))).toEqual(
      [],
    );
  });

  it("repeats the header of a table on each page it goes on", async () => {
    const rows = words(150).map((cell) => `<tr><td>${cell}</td><td>9921</td></tr>`);
    const { bytes, pages } = await render(
      `<table><thead><tr><th>Service date</th><th>Code</th></tr></thead><tbody>${rows.join("")}</tbody></table>`,
    );
    const texts = await pagesOf(bytes);
    expect(pages).toBeGreaterThan(3);
    for (const text of texts) expect(text.match(/Service date/g)).toHaveLength(1);
  });

  it.each([0, 2, 5])(
    "leaves no heading, marker or table header at the foot of a page (%i)",
    async (shift) => {
      // Blocks of odd heights, so that the breaks fall everywhere.
      const part = (index: number) =>
        `<h3>Heading${index}</h3><p>${sentence.repeat(1 + (index % 4))}</p><ol><li><p>item${index} ${sentence.repeat(index % 3)}</p></li></ol>` +
        `<h2>Title${index}</h2><table><thead><tr><th>Column${index}</th></tr></thead><tr><td>cell</td></tr><tr><td>cell</td></tr></table>`;
      const { bytes } = await render(
        "<p></p>".repeat(shift) +
          words(40)
            .map((_, index) => part(index))
            .join(""),
      );
      const found = (await placed(bytes)).filter((item) => item.baseline < 730);
      for (let page = 1; page <= Math.max(...found.map((item) => item.page)); page += 1) {
        const onPage = found.filter((item) => item.page === page);
        const foot = Math.max(...onPage.map((item) => item.baseline));
        const last = onPage.filter((item) => item.baseline > foot - 1).map((item) => item.text);
        expect(last.join(" ")).not.toMatch(/Heading|Title|Column|^\d+\.$/);
      }
    },
  );

  it("keeps an item's indent where it goes on", async () => {
    const { bytes } = await render(`<ol><li><p>${words(1500).join(" ")}</p></li></ol>`);
    const found = (await placed(bytes)).filter((item) => /^w\d/.test(item.text));
    expect(new Set(found.map((item) => item.page)).size).toBeGreaterThan(1);
    expect(new Set(found.map((item) => Math.round(item.left))).size).toBe(1);
  });

  it.each(Array.from({ length: 8 }, (_, index) => 30 + index * 2))(
    "keeps the signature block on one page, never alone (%i lines before it)",
    async (lines) => {
      const { bytes } = await render(
        `<p>${words(lines).join("<br>")}</p><p>Last words.</p><p>Sincerely,</p><p></p><p>Dr. Amélie Okonkwo<br>Clinic<br>NPI 77</p>`,
      );
      const found = await placed(bytes);
      const page = (text: string) => found.find((item) => item.text.includes(text))?.page;
      expect(page("Sincerely")).toBe(page("NPI 77"));
      expect(page("Last words")).toBe(page("Sincerely"));
    },
  );

  it("keeps the height of empty paragraphs", async () => {
    const gap = async (content: string) => {
      const found = await placed((await render(content)).bytes);
      const at = (text: string) => found.find((item) => item.text === text)?.baseline ?? 0;
      return at("after") - at("before");
    };
    const without = await gap("<p>before</p><p>after</p>");
    const withTwo = await gap("<p>before</p><p></p><p></p><p>after</p>");
    expect(withTwo - without).toBeCloseTo(2 * without, 1);
  });
});

describe("names and numbers", () => {
  it("breaks no word with a hyphen, also at the seam of two styles and in narrow cells", async () => {
    const number = "MEMBER2026CLAIM00418XYZ";
    const content =
      `<p>${`<b>${number}</b>, and `.repeat(60)}</p>` +
      `<table><tr><td>${number}</td><td>${"word ".repeat(400)}</td><td>characterization</td></tr></table>`;
    const text = flat(await pagesOf((await render(content)).bytes));
    expect(text.match(new RegExp(number, "g"))).toHaveLength(61);
    expect(text).toContain("characterization");
    expect(text.replaceAll(CLAIM, "")).not.toMatch(/[a-z0-9]- /i);
  });

  it("finds a letter whose accented form was printed in an earlier letter", async () => {
    await render("<p>ΆΉΊΌΎΏ ЀЍЙ <b>ΆΉΊΌΎΏ ЀЍЙ</b></p>");
    const text = flat(await pagesOf((await render("<p>ΑΗΙΟΥΩ ЕИ <b>ΑΗΙΟΥΩ ЕИ</b></p>")).bytes));
    expect(text).toContain("ΑΗΙΟΥΩ ЕИ ΑΗΙΟΥΩ ЕИ");
  });

  it("uses no ligatures", async () => {
    const text = flat(await pagesOf((await render("<p>official affidavit offline fjord ffi tty</p>")).bytes));
    expect(text).toContain("official affidavit offline fjord ffi tty");
    expect(text).not.toMatch(/[\uFB00-\uFB06]/);
  });

  it("wraps words wider than the line, hard spaces and long addresses, within the margins", async () => {
    const address = `https://example.org/${"a1b2c3d4".repeat(40)}`;
    const { bytes } = await render(
      `<p>x ${address} y</p><p>${"word&nbsp;".repeat(300)}</p><ul><li>${"z".repeat(900)}</li></ul>`,
    );
    const found = await placed(bytes);
    expect(Math.max(...found.map((item) => item.right))).toBeLessThan(541.5);
    expect(found.map((item) => item.text).join("")).toContain(address);
  });

  it("links only to safe addresses", async () => {
    const content =
      '<p><a href="https://ok.example/a">a</a> <a href="javascript:alert(1)">b</a> <a href="file:///x">c</a></p>';
    const pdf = await opened((await render(content)).bytes);
    const annotations = await (await pdf.getPage(1)).getAnnotations();
    expect(annotations.map((annotation: { url?: string }) => annotation.url)).toEqual([
      "https://ok.example/a",
    ]);
  });

  it("prints a sign for characters that no font has, names them, and keeps the rest", async () => {
    const { bytes, replaced } = await render(
      "<p>a 👍🏽 中 हि ✅ שלום مرحبا \ud800 z\u0000\u200B\u202Ez ‑ \uF0B7</p>",
    );
    expect(replaced).toEqual(["👍", "中", "ह", "ि", "\ud800"]);
    const text = flat(await pagesOf(bytes));
    expect(text).toContain("zz - •");
    expect(text).toContain("✔");
    expect(text).toContain("\uFFFD");
  });
});

describe("hostile content", () => {
  const refused = (content: string, code: string, format: "html" | "markdown" = "html") =>
    expect(render(content, { format })).rejects.toMatchObject({ name: "AppError", code });

  it("refuses what is too long, too wide, too much or too deep", async () => {
    await refused(`<p>${"word ".repeat(2_000_000)}</p>`, "TOO_LARGE");
    await refused(`<table>${"<tr><td>a</td></tr>".repeat(9000)}</table>`, "TOO_LARGE");
    await refused(`<p>${"<b>a</b>b".repeat(15_000)}</p>`, "TOO_LARGE");
    await refused(`<table><tr>${"<td>a</td>".repeat(40)}</tr></table>`, "UNPROCESSABLE");
    await refused(`${"> ".repeat(50_000)}x`, "UNPROCESSABLE", "markdown");
    await refused("_a".repeat(90_000), "UNPROCESSABLE", "markdown");
  });

  it.each([
    ["a paragraph of 199,000 characters", `<p>${"word ".repeat(39_000)}</p>`],
    ["a word of 100,000 letters", `<p>${"w".repeat(100_000)}</p>`],
    ["a thousand levels of lists", `${"<ul><li>".repeat(1000)}x`],
    ["a thousand levels of quotes", `${"<blockquote>".repeat(1000)}x`],
    ["ten thousand levels of styles", `${"<b><i>".repeat(10_000)}x`],
    ["nested tables", "<table><tr><td>".repeat(1000)],
    [
      "lists in narrow cells",
      `<table><tr>${`<td>${"<ul><li>ab cd".repeat(8)}</td>`.repeat(12)}</tr></table>`,
    ],
    [
      "thousands of line breaks in a cell",
      `<table><tr><td>${"a<br>".repeat(3000)}</td><td>b</td></tr></table>`,
    ],
    [
      "huge spans",
      '<table><tr><td colspan="9999999" rowspan="9999999">a</td></tr><tr><td>b</td></tr></table>'.repeat(1),
    ],
    ["combining marks", `<p>${"z\u0301\u0302".repeat(5000)}</p>`],
    ["both directions of writing", `<p>${"مرحبا abc שלום 12 ".repeat(300)}</p>`],
    ["nothing", ""],
  ])("sets %s or says why not", async (_name, content) => {
    const result = await render(content).catch((error: unknown) => error);
    if (result instanceof Error) expect(result).toMatchObject({ name: "AppError" });
    else expect(result).toMatchObject({ pages: expect.any(Number) });
  });

  it("sets letters side by side without mixing them", async () => {
    const letters = await Promise.all(
      words(6).map((word) => render(`<p>${`${word} `.repeat(900)}</p>`, { claimNumber: `C-${word}` })),
    );
    for (const [index, { bytes, pages }] of letters.entries()) {
      const text = flat(await pagesOf(bytes));
      expect(text.match(/\bw\d\b/g)?.filter((word) => word !== `w${index}`)).toEqual([]);
      expect(text).toContain(`Claim C-w${index} · Page ${pages} of ${pages}`);
    }
  });

  it("sets a letter after a refused one", async () => {
    await refused(`<table><tr>${"<td>a</td>".repeat(40)}</tr></table>`, "UNPROCESSABLE");
    expect((await render("<p>x</p>")).pages).toBe(1);
  });
});
