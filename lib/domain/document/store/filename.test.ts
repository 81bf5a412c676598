import { describe, expect, it } from "vitest";
import { contentDisposition, shownFilename } from "./filename";

describe("shownFilename", () => {
  it.each([
    ["../../etc/passwd", "passwd"],
    ["C:\\scans\\denial.pdf", "denial.pdf"],
    ["de\u0000nial\r\n.pdf", "denial.pdf"],
    ["fdp.\u202Eexe", "fdp.exe"],
    ["", "document"],
    ["..", "document"],
    ["Nguyễn.pdf", "Nguyễn.pdf"],
  ])("shows %j as %j", (given, shown) => expect(shownFilename(given)).toBe(shown));

  it("cuts a long name and keeps its ending", () => {
    const shown = shownFilename(`${"a".repeat(400)}.pdf`);
    expect(shown).toHaveLength(200);
    expect(shown.endsWith(".pdf")).toBe(true);
  });
});

describe("contentDisposition (S32)", () => {
  it("can't be ended early by quotes, line breaks or percent signs", () => {
    const value = contentDisposition("attachment", 'a"; x="1\r\nSet-Cookie: b=c%22.pdf');
    expect(value).not.toMatch(/[\r\n]/);
    expect(value.match(/"/g)).toHaveLength(2);
  });

  it("carries the real name beside an ASCII one", () => {
    expect(contentDisposition("inline", "Łukasz (1).pdf")).toBe(
      "inline; filename=\"_ukasz (1).pdf\"; filename*=UTF-8''%C5%81ukasz%20%281%29.pdf",
    );
  });
});
