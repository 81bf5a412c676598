import { expect, it } from "vitest";
import { blocksText, parseLetterBlocks } from "./blocks";
import { leadsOn, signatureGroups } from "./keep-together";

const groups = (content: string) =>
  signatureGroups(parseLetterBlocks(content, "html")).map(
    (group) => `${group.together ? "together: " : ""}${blocksText(group.blocks).replaceAll("\n", "|")}`,
  );

it.each([
  "Sincerely,",
  "Respectfully submitted,",
  "Very truly yours,",
  "Kind regards",
  "With best regards,",
  "SINCERELY",
])("keeps the signature block after %j together with the last words before it", (closing) => {
  expect(
    groups(`<p>a</p><p>last words</p><p>${closing}</p><p></p><p>Dr. B<br>Clinic</p><p>Enclosures: c</p>`),
  ).toEqual(["a", `together: last words|${closing}||Dr. B|Clinic`, "Enclosures: c"]);
});

it("takes a closing with the signer in one paragraph", () => {
  expect(groups("<h2>h</h2><p>Sincerely,<br><br>Dr. B</p>")).toEqual(["h", "together: Sincerely,||Dr. B"]);
});

it("takes no body text for a closing, and leaves a long last paragraph to break", () => {
  expect(groups("<p>Sincerely held views differ.</p><p>b</p>")).toEqual(["Sincerely held views differ.|b"]);
  expect(groups("<p>Regards to coverage, the plan says no.</p>")).toHaveLength(1);
  expect(groups(`<p>${"long ".repeat(200)}</p><p>Sincerely,</p><p>B</p>`)[1]).toBe("together: Sincerely,|B");
});

it("ends the block at long text and at a table", () => {
  expect(groups(`<p>Sincerely,</p><p>B</p><p>${"x ".repeat(200)}</p>`)[0]).toBe("together: Sincerely,|B");
  expect(groups("<p>Sincerely,</p><p>B</p><table><tr><td>x</td></tr></table>")[0]).toBe(
    "together: Sincerely,|B",
  );
});

it("ties headings and introducing lines to what follows", () => {
  const [heading, intro, list, plain] = parseLetterBlocks(
    "<h2>h</h2><p>As follows:</p><ul><li>x</li></ul><p>y</p>",
    "html",
  );
  if (!heading || !intro || !list || !plain) throw new Error("four blocks expected");
  expect(leadsOn(heading, intro)).toBe(true);
  expect(leadsOn(intro, list)).toBe(true);
  expect(leadsOn(intro, plain)).toBe(false);
  expect(leadsOn(heading, undefined)).toBe(false);
});
