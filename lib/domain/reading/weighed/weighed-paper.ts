import type { Reading } from "../page/candidate";
import type { Paper } from "../signs/statements";
import { paperSigns } from "./paper-signs";
import { KIND_TABLE } from "./tables/kind";
import { LINE_OF_BUSINESS_TABLE } from "./tables/line-of-business";
import { STAGE_TABLE } from "./tables/stage";
import { TRUST_KIND_TABLE } from "./tables/trust-kind";
import { TRUST_LINE_OF_BUSINESS_TABLE } from "./tables/trust-line-of-business";
import { TRUST_STAGE_TABLE } from "./tables/trust-stage";
import { weigh, weightsOf } from "./weights";

const TABLES = {
  kind: { words: weightsOf(KIND_TABLE), trust: weightsOf(TRUST_KIND_TABLE) },
  stage: { words: weightsOf(STAGE_TABLE), trust: weightsOf(TRUST_STAGE_TABLE) },
  lineOfBusiness: {
    words: weightsOf(LINE_OF_BUSINESS_TABLE),
    trust: weightsOf(TRUST_LINE_OF_BUSINESS_TABLE),
  },
};
export type WeighedPaperValue = keyof typeof TABLES;

const NONE = "none";
/** No choice is quite impossible. */
const LEAST_SHARE = 0.0001;

/** A choice of a paper's value, likeliest first; null stands for none. */
export type Likely<T extends string> = { choice: T | null; share: number }[];

export class WeighedPaper {
  private readonly signs: string[];

  constructor(reading: Reading, paper: Paper) {
    this.signs = paperSigns(reading, paper);
  }

  /** The choices by the words of the paper and by what the rules took it for, each counted as far as it can be trusted. */
  ranked<T extends string>(value: WeighedPaperValue, rules: T | null): Likely<T> {
    const { words, trust } = TABLES[value];
    const table = trust();
    const row = table.signs.get(rules ?? NONE);
    const sums = [...weigh(words(), this.signs)].map(([choice, share]): [string, number] => [
      choice,
      Math.log(share + LEAST_SHARE) + (row?.[table.choices.indexOf(choice)] ?? Math.log(LEAST_SHARE)),
    ]);
    const most = Math.max(...sums.map(([, sum]) => sum));
    const all = sums.reduce((total, [, sum]) => total + Math.exp(sum - most), 0);
    return sums
      .map(([choice, sum]) => ({
        choice: (choice === NONE ? null : choice) as T | null,
        share: Math.exp(sum - most) / all,
      }))
      .sort((a, b) => b.share - a.share);
  }
}
