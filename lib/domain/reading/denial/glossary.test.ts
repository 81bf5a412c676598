import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readLines } from "../page/page-lines";
import { withoutGlossary } from "./glossary";

const left = (...lines: string[]) =>
  withoutGlossary(readLines(fromPlainText(lines.join("\n"))))
    .map(({ text }) => text)
    .join("\n");
const TERMS = [
  "Allowed – the most that will be considered for a service. Coinsurance – your share of the allowed amount",
  "after the deductible. Deductible – what you pay before the plan begins to pay.",
];

it.each(["Words you’ll see", "Glossary", "Definitions:", "Terms you may see", "Key terms and definitions"])(
  "leaves out what words mean in any plan: %s",
  (title) => {
    const text = left("The claim is denied.", title, ...TERMS, "Language help", "Call 800-555-0188.");
    expect(text).not.toContain("Deductible");
    expect(text).toContain("The claim is denied.");
    expect(text).toContain("Call 800-555-0188.");
  },
);

it.each([
  [
    "codes and what they mean",
    "Definitions",
    ["CO-45 – charge exceeds the fee schedule.", "CO-197 – no authorization."],
  ],
  ["one cost share", "Terms", ["Deductible – $42.18 is applied. The visit of 10/12/2026 is not covered."]],
  ["amounts under their labels", "Summary", ["Deductible: 16.68", "Coinsurance: 25.50"]],
  ["a sentence that says so", "In other words you will see a payment.", TERMS],
  ["no title", "Why we did not pay", TERMS],
  ["a title over text", "Glossary", ["The full glossary is on our website."]],
])("leaves %s", (_, title, lines) => {
  for (const line of lines) expect(left(title, ...lines)).toContain(line);
});
