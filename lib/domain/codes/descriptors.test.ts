import { execFileSync } from "node:child_process";
import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/**
 * The texts of CPT and of X12's reason and remark codes belong to their owners (docs/product.md, I11). Known beginnings of common
 * ones are looked for by the hash of their first words, so that they do not stand here either.
 */
const WORDS = 7;
const CPT =
  "0c6dd37da924 2395be39641a 3b0531ea511e 48590f85e1ba 78046cced1ac 7e576121bceb a7264ec06b03 afd9235ec0e5 b03954da0743 db64fa4760eb e27f86e7695d e501614393e2 f90f6fef373f f9334f586c5b";
const X12 =
  "0fe0821aacb1 17fe3756b7a5 24d516810114 26112c62cc07 298b15318567 2ac49ee50a4d 31ed5dca135e 375d1098e50f 3908169c73b6 43558994a1dd 540c054c14d2 69e8f5df9ead 72a01250b3e9 7413810f818d 7603400174e2 7d8ea7ba5238 802e2538c9a7 89e77bf1d9d4 9932e3b3731a a0afb9cac0c3 af79f2c7596e b1a06bdd7c32 b79696c581bf b9bcb3d57ada bf2f4ca050d6 c3ccd298245c cadc19496929 d1861dfe60fa dbf6f3cd5188 e78dba854e27 fe14c39a9017";

const TEXT = /\.(tsx?|[cm]?js|json|md|sql|txt|csv|xml|html|edi|835)$/;
const files = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8", maxBuffer: 100_000_000 })
  .split("\0")
  .filter((name) => TEXT.test(name) && name !== "package-lock.json");
/** Papers of the tests say a reason as payers print it. */
const shipped = new Set(files.filter((name) => !/^tests\/|\.test\.tsx?$/.test(name)));

const hashOf = (words: readonly string[]) => hash("sha256", words.join(" ")).slice(0, 12);

function beginningsIn(text: string, known: ReadonlySet<string>): string[] {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words.flatMap((_, at) => {
    const part = words.slice(at, at + WORDS);
    return part.length === WORDS && known.has(hashOf(part)) ? [part.join(" ")] : [];
  });
}
const setOf = (hashes: string) => new Set(hashes.split(" "));

describe("descriptors of codes", () => {
  it("of CPT are nowhere, those of X12 in nothing that is shipped", () => {
    expect(shipped.size).toBeGreaterThan(500);
    // Each text is hashed once, for both.
    const [cpt, both] = [setOf(CPT), setOf(`${CPT} ${X12}`)];
    const found = files.flatMap((name) =>
      beginningsIn(readFileSync(name, "utf8"), shipped.has(name) ? both : cpt).map(
        (text) => `${name}: ${text}`,
      ),
    );
    expect(found).toEqual([]);
  }, 120_000);

  it("would be seen", () => {
    const words = "the quick brown fox jumps over the lazy dog";
    expect(beginningsIn(`Note: ${words}.`, new Set([hashOf(words.split(" ").slice(0, WORDS))]))).toHaveLength(
      1,
    );
  });
});
