import type { ChartFact } from "@/lib/domain/reading/chart/chart";

/** "The name of the person who agreed to the test, and the date": who of the payer said yes, and when. */
const WHO_AGREED =
  /\b(?:name|who|person|adjuster|representative|reviewer|case ?manager)\b[^.;]{0,60}\b(?:agreed|approv(?:ed|es|al)|authori[sz](?:ed|es|ation)|consented|gave (?:the |an? )?(?:approval|authori[sz]ation|permission|consent))\b/i;
const GRANTED =
  /\b(?:approved|authori[sz]ed|agreed|granted|certified)\b(?! (?:amount|charges?|fee)\b)|\b(?:approval|authori[sz]ation) (?:is |was )?given\b/i;
const REFUSED = /\b(?:not|never|denied|refused|declined|cannot|can't|un(?:approved|authori[sz]ed))\b/i;
/** The plan's or the insurer's own words: what the office thinks was agreed is no proof of it. */
const OF_PAYER = /^(?:E-mail|Message) from\b/;
const MOST = 3;

/** Who agreed, where a letter, a mail or an entry of a call says so and names the person with the day. */
export function ofAgreement(text: string, facts: readonly ChartFact[]): ChartFact[] {
  if (!WHO_AGREED.test(text)) return [];
  return facts
    .filter(
      ({ quote, heading, topics, date, adverse, measure }) =>
        !measure &&
        !adverse &&
        date !== undefined &&
        GRANTED.test(quote) &&
        !REFUSED.test(quote) &&
        (OF_PAYER.test(heading) || (topics.includes("call") && topics.includes("authorization"))),
    )
    .slice(0, MOST);
}
