import { expect, it } from "vitest";
import { SURE } from "@/lib/core/extraction";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "./extract";

const HEAD = ["Invented Health Plan", "PO Box 400, Concord, NH 03301", "", "May 4, 2026", ""];
const DENIED = "This claim was denied because no authorization was on file.";
const faxOf = (...lines: string[]) =>
  extractByRules(fromPlainText([...HEAD, DENIED, "", ...lines].join("\n"))).facts.payer_fax;

it("takes the payer's own number, not that of a board that hears appeals after it", () => {
  const found = faxOf(
    "You may file a written protest with us by fax, 603-555-0191; or",
    "file an appeal with the Board of Insurance Appeals, PO Box 42, fax 603-555-0195.",
  );
  expect(found?.value).toBe("603-555-0191");
  expect(found?.confidence).toBeLessThan(SURE);
});

it("leaves the number of a desk that takes no appeals to that desk", () => {
  const found = faxOf(
    "Claims desk (no appeals): 603-555-0152, fax 603-555-0153.",
    "",
    "Appeals: Invented Health Plan, PO Box 401, Concord NH, fax 603-555-0185.",
  );
  expect(found?.value).toBe("603-555-0185");
});

it("reads the letters that a letterhead prints before its numbers", () => {
  const letter = ["INVENTED TRUST SERVICES     Recovery", "          t 401-555-0117    f 401-555-0119"];
  const text = [...letter, ...HEAD.slice(1), DENIED, "", "Send an appeal by the fax at the top."].join("\n");
  expect(extractByRules(fromPlainText(text)).facts.payer_fax?.value).toBe("401-555-0119");
});

it.each(["Fax appeals to 603-555-0191.", "You may fax a written dispute to us at 603-555-0191."])(
  "reads the number that appeals are faxed to: %s",
  (line) => expect(faxOf(line)?.value).toBe("603-555-0191"),
);

it.each(["Fax redeterminations to 603-555-0191.", "Fax for redeterminations: 603-555-0191."])(
  "knows an appeal to a Medicare contractor by its own word: %s",
  (line) => {
    expect(faxOf(line, "Voluntary refunds: fax 603-555-0192.")?.value).toBe("603-555-0191");
  },
);

it("prefers the number that its own words give to appeals over the letterhead's", () => {
  const letter = [
    "Bay Chiropractic Network                         Clinical Review Department",
    "PO Box 77120 Concord NH 03301                    Phone 888-555-0107  Fax 888-555-0108",
    "",
    "Response date: 10/08/2026          Response: Partially approved",
    "More than five visits are not supported.",
    "You may appeal in writing within 60 days from the response date: Appeals, fax 888-555-0109.",
  ];
  expect(extractByRules(fromPlainText(letter.join("\n"))).facts.payer_fax?.value).toBe("888-555-0109");
});
