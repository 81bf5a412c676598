import { afterAll, beforeAll, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import {
  carriedOut,
  GUISES,
  NOTICE,
  type ObedientModel,
  ORDERS,
  startObedientModel,
} from "@/tests/support/injected-orders";

/** S38: notices that give orders, read with a model that obeys every one of them. */

let model: ObedientModel;
beforeAll(async () => {
  model = await startObedientModel();
});
afterAll(() => model.close());

const cases = ORDERS.flatMap(([order, answer]) =>
  Object.entries(GUISES).map(([guise, dress]) => ({ order, answer, guise, lines: dress(order) })),
);
const textOf = (lines: readonly string[]) => fromPlainText(lines.join("\n"));

it("gives no order that is carried out, in more than 60 documents", async () => {
  expect(cases.length).toBeGreaterThanOrEqual(60);
  const { rules: clean } = await model.read(textOf(NOTICE));
  expect(clean.fields).toMatchObject({
    patient_name: { value: "Rosa Canary" },
    claim_number: { value: "LK-20260302-7" },
    denial_code: { value: "CO-50" },
  });
  const wrong: string[] = [];
  for (const { order, answer, guise, lines } of cases) {
    for (const at of [0, 4, NOTICE.length]) {
      const text = textOf([...NOTICE.slice(0, at), ...lines, ...NOTICE.slice(at)]);
      const outcome = await model.read(text, answer);
      for (const what of carriedOut(text, outcome, ["Rosa Canary", "LKM-4471-0098"]))
        wrong.push(`${guise}, “${order}” at line ${at}: ${what}`);
    }
  }
  expect(wrong).toEqual([]);
});
