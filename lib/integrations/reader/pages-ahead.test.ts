import { describe, expect, it } from "vitest";
import { pagesAhead } from "./pages-ahead";

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe("pagesAhead", () => {
  it("keeps the order, whichever page is ready first, and never has more than two in hand", async () => {
    let open = 0;
    let most = 0;
    const pages: number[] = [];
    const read = async (index: number) => {
      most = Math.max(most, ++open);
      await pause(index % 2 === 0 ? 15 : 1);
      open--;
      return index;
    };
    for await (const page of pagesAhead(5, read)) pages.push(page);
    expect(pages).toEqual([0, 1, 2, 3, 4]);
    expect(most).toBe(2);
  });

  it("gives the pages before one that fails, then its fault", async () => {
    const pages: number[] = [];
    const read = async (index: number) => {
      if (index === 1) throw new Error("damaged");
      await pause(5);
      return index;
    };
    const all = async () => {
      for await (const page of pagesAhead(3, read)) pages.push(page);
    };
    await expect(all()).rejects.toThrow("damaged");
    expect(pages).toEqual([0]);
  });
});
