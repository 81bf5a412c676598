import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "./extract";

const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n")));
const DENIED = "We denied this claim because no authorization was on file.";

it("knows a payer whose name goes on before and behind a known one's", () => {
  const payerOf = (name: string) =>
    read(name, "September 18, 2026", "", "Claim no.: 26-231-0099-14", DENIED).fields.payer_name?.value;
  expect(payerOf("            OAK MERIDIAN HEALTH INSURANCE")).toBe("OAK MERIDIAN HEALTH INSURANCE");
  expect(payerOf("            MERIDIAN")).toBe("MERIDIAN");
});
