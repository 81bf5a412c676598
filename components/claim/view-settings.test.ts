import { expect, it } from "vitest";
import { USUAL_VIEW, viewOf, viewText } from "./view-settings";

it("remembers columns and density", () => {
  const settings = { hidden: ["plan", "denial"], density: "compact" } as const;
  expect(viewText(settings)).toBe("compact.plan.denial");
  expect(viewOf(viewText(settings))).toEqual(settings);
});

it.each([undefined, "", "nonsense.claim", "<script>"])("reads %j as the usual view", (text) => {
  expect(viewOf(text)).toEqual(USUAL_VIEW);
});
