import { expect, it } from "vitest";
import { headingsAndQuotes, letterText } from "./letter-text";

it("reads the text by paragraphs, without list markers, with cells apart", () => {
  const letter =
    "<p>Dear <b>Dr. Žižek</b>,<br>hello&nbsp;there</p><p></p><ol><li><p>one</p></li><li>two</li></ol>" +
    "<table><tr><td>a</td><td>b</td></tr></table><script>no()</script>";
  expect(letterText(letter, "html")).toBe("Dear Dr. Žižek,\nhello there\none\ntwo\na\tb");
  expect(letterText("# A\n\nb **c**\n\n- d\n- e", "markdown")).toBe("A\nb c\nd\ne");
});

it("refuses what would end its stack", () => {
  expect(() => letterText(`${"> ".repeat(50_000)}x`, "markdown")).toThrow(/nested/);
});

it("knows headings and quotations wherever they stand, as lines of the text", () => {
  const letter =
    "<h2>Why  it is <b>needed</b></h2><blockquote><p>As your letter&nbsp;says</p><ul><li><p>and here</p></li></ul></blockquote>" +
    "<ul><li><h3>In a list</h3></li></ul><table><tr><td><blockquote><p>in a cell</p></blockquote></td></tr></table><p>No quote</p>";
  const { headings, quotes } = headingsAndQuotes(letter, "html");
  expect(headings).toEqual(new Set(["Why it is needed", "In a list"]));
  expect(quotes).toEqual(["As your letter says", "and here", "in a cell"]);
  for (const line of [...headings, ...quotes]) expect(letterText(letter, "html")).toContain(line);
});
