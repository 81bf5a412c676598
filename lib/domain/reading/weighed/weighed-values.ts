import type { Candidate, Reading } from "../page/candidate";
import { comparable } from "../page/clean-text";
import { parsePersonName } from "../page/person-name";
import type { MentionType } from "./mention-types";
import { type Mention, mentionsOf } from "./mentions";
import { AMOUNT_TABLE } from "./tables/amount";
import { DATE_TABLE } from "./tables/date";
import { NAME_TABLE } from "./tables/name";
import { NUMBER_TABLE } from "./tables/number";
import { PERIOD_TABLE } from "./tables/period";
import { weigh, weightsOf } from "./weights";

const WEIGHTS = {
  date: weightsOf(DATE_TABLE),
  number: weightsOf(NUMBER_TABLE),
  name: weightsOf(NAME_TABLE),
  amount: weightsOf(AMOUNT_TABLE),
  period: weightsOf(PERIOD_TABLE),
};

/** Which values a field may have, and from which share on the best of them is shown, measured set by set (docs/measured/reading.md). */
const FIELDS = {
  notice_date: { type: "date", least: 0.5 },
  dates_of_service: { type: "date", least: 0.35 },
  appeal_deadline: { type: "date", least: 0.5 },
  claim_number: { type: "number", least: 0.6 },
  member_id: { type: "number", least: 0.4 },
  patient_name: { type: "name", least: 0.4 },
  payer_name: { type: "name", least: 0.5 },
  provider_name: { type: "name", least: 0.15 },
  billed_amount: { type: "amount", least: 0.5 },
  appeal: { type: "period", least: 0.5 },
} as const satisfies Record<string, { type: MentionType; least: number }>;
export type WeighedField = keyof typeof FIELDS;

/** Shown to be checked, never as sure: no label told what it is. */
const LEAST_SCORE = 0.4;
const MOST_SCORE = 0.7;

/** Said of what the words around it alone told. */
export const BY_WORDS = "Nothing on the page labels this value; check that it is right.";

export type Opinion = { share: number; rival: WeighedValue | undefined };

export type WeighedValue = Candidate & { share: number };

/** Shorter ones begin other numbers by chance. */
const LEAST_PART = 7;

/** What stands on a paper, weighed by the words around it: for what no label tells, and as a second opinion on what one does. */
export class WeighedValues {
  private readonly mentions = new Map<MentionType, (Mention & { shares: ReadonlyMap<string, number> })[]>();

  constructor(private readonly reading: Reading) {}

  /** The values that may be a field's, likeliest first. */
  ranked(field: WeighedField): WeighedValue[] {
    const best = new Map<string, WeighedValue>();
    for (const { value, line, start, end, shares } of this.all(FIELDS[field].type)) {
      const share = shares.get(field) ?? 0;
      if (share <= (best.get(value)?.share ?? 0)) continue;
      const score = LEAST_SCORE + (MOST_SCORE - LEAST_SCORE) * share;
      best.set(value, { value, share, score, spans: [{ line, start, end }], doubt: BY_WORDS });
    }
    return [...best.values()].sort((a, b) => b.share - a.share);
  }

  /** The likeliest value of a field that is none of `taken`, where it is likely enough. */
  best(field: WeighedField, taken: readonly (string | undefined)[] = []): WeighedValue | undefined {
    const others = taken.flatMap((value) => (value ? [comparable(value)] : []));
    // "HMA 7720 4418" is the beginning of a policy's "HMA 7720 4418 1".
    const isTaken = (key: string) =>
      others.some((one) => one === key || (key.length >= LEAST_PART && one.startsWith(key)));
    const free = this.ranked(field).find(({ value }) => !isTaken(comparable(value)));
    return free && free.share >= FIELDS[field].least ? free : undefined;
  }

  /** How likely a value that the rules found is the field's; undefined where it isn't among what was weighed. */
  shareOf(field: WeighedField, value: string): number | undefined {
    return this.ranked(field).find((one) => comparable(one.value) === comparable(value))?.share;
  }

  /** How the words around them hold the values that rules found: the least likely one's share, and the likeliest other value. */
  opinion(field: WeighedField, values: readonly string[]): Opinion {
    const keyOf = (value: string) =>
      comparable((field === "patient_name" && parsePersonName(value)?.display) || value);
    const own = values.map(keyOf);
    const ranked = this.ranked(field).map((one) => ({ ...one, key: keyOf(one.value) }));
    const shares = own.map((key) => ranked.find((one) => one.key === key)?.share ?? 0);
    const rival = ranked.find(({ key }) => !own.some((one) => one.includes(key) || key.includes(one)));
    return { share: Math.min(...shares), rival };
  }

  private all(type: MentionType) {
    const known = this.mentions.get(type);
    if (known) return known;
    const weights = WEIGHTS[type]();
    const all = mentionsOf(type, this.reading.lines).map((mention) => ({
      ...mention,
      shares: weigh(weights, mention.signs),
    }));
    this.mentions.set(type, all);
    return all;
  }
}
