import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { treatedSide } from "./treated-side";

const said = (quote: string, side?: "left" | "right") =>
  ({
    ...{ id: quote, quote, heading: "", section: "", topics: ["procedure"] },
    ...(side ? { topics: ["finding"], measure: { key: "motion:flexion", side, value: "166" } } : {}),
  }) as unknown as ChartFact;

// Red with the joints alone behind the letter: the other side's values, there to compare with, told the side.
it.each([
  "L rotator cuff repair 04/14/2026.",
  "Hx L supraspinatus + infraspinatus repair.",
  "Post L cuff repair.",
  "L ACL reconstruction.",
  "L TKA 09/01.",
  "L Achilles rupture.",
])("the letter of a side before what was operated on tells the side: %s", (quote) =>
  expect(treatedSide("", [], [said(quote), said("R flexion (well side)", "right")], [])).toBe("left"),
);
