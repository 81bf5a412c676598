import { expect, it } from "vitest";
import { papersOf } from "./write-table";

it("asks six questions at most without a chart and leaves no blank, whatever the paper", async () => {
  const rows = (
    await Promise.all(["seen", "held-out"].map((dir) => papersOf(`tests/fixtures/papers/${dir}`, 20)))
  ).flat();
  expect(rows).toHaveLength(40);
  expect(rows.filter(({ questions, blanks }) => questions > 6 || blanks > 0)).toEqual([]);
});
