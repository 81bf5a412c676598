import { describe, expect, it } from "vitest";
import { DENIAL_CATEGORIES } from "@/lib/core/enums";
import { actsIn } from "@/lib/domain/reading/weighed/said";
import { CATEGORY_TABLE } from "@/lib/domain/reading/weighed/tables/category";
import { largest, type Shares, weigh, weightsOf } from "@/lib/domain/reading/weighed/weights";
import { textSigns } from "@/lib/domain/reading/weighed/words";
import { type LabeledSentence, sentencesOf } from "./sentences";

const categories = weightsOf(CATEGORY_TABLE);

/** How many are told right, of all and of those that the weights are sure of. */
function measure(sentences: readonly LabeledSentence[], told: (text: string) => Shares) {
  const all = sentences.map(({ label, text }) => ({ label, best: largest(told(text)) }));
  const sure = all.filter(({ best }) => (best?.share ?? 0) >= 0.8);
  const right = (rows: typeof all) =>
    rows.filter(({ label, best }) => best?.choice === label).length / rows.length;
  return { right: right(all), sure: right(sure), share: sure.length / all.length };
}

// The rules' phrases tell 111 of these 450 reasons; bounds lie a little below what docs/measured/reading.md gives.
describe("sentences that were never fitted", () => {
  it("have their category told", () => {
    const { right, sure, share } = measure(sentencesOf("reasons-held-out"), (text) =>
      weigh(categories(), textSigns(text)),
    );
    expect(right).toBeGreaterThan(0.84);
    expect(sure).toBeGreaterThan(0.96);
    expect(share).toBeGreaterThan(0.5);
  });

  it("have what they do told", () => {
    const { right, sure, share } = measure(sentencesOf("acts-held-out"), actsIn);
    expect(right).toBeGreaterThan(0.8);
    expect(sure).toBeGreaterThan(0.96);
    expect(share).toBeGreaterThan(0.45);
  });

  it("are none of those that were", () => {
    const own = (name: "reasons" | "acts") =>
      new Set(sentencesOf(name).map(({ text }) => text.toLowerCase()));
    const both = (["reasons", "acts"] as const).flatMap((name) => {
      const fitted = own(name);
      return sentencesOf(`${name}-held-out`).filter(({ text }) => fitted.has(text.toLowerCase()));
    });
    expect(both).toEqual([]);
  });
});

it("every reason has one of the app's categories", () => {
  const known: readonly string[] = DENIAL_CATEGORIES;
  expect(sentencesOf("reasons").filter(({ label }) => !known.includes(label))).toEqual([]);
});
