import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";

const require = createRequire(import.meta.url);
const keepWhatIsRead = require("./next-constants.cjs") as () => string;
const all = require("next/dist/lib/constants") as Record<string, unknown>;

function kept(): Record<string, unknown> {
  const exports: Record<string, unknown> = {};
  new Function("exports", keepWhatIsRead())(exports);
  return exports;
}

describe("Next's constants in a browser", () => {
  it("are those that its router reads, as they are", () => {
    expect(kept()).toMatchObject({ NEXT_NAV_DEPLOYMENT_ID_HEADER: all.NEXT_NAV_DEPLOYMENT_ID_HEADER });
    for (const [name, value] of Object.entries(kept())) expect(value, name).toEqual(all[name]);
  });

  it("are few: an update that reads them in another way shows here", () => {
    expect(Object.keys(kept()).length).toBeGreaterThan(1);
    expect(keepWhatIsRead().length).toBeLessThan(1000);
  });
});
