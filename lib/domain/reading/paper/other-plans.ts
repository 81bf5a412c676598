const SHORTEST = 3;
/** Where a clause about other cover, other cases or some plans begins and ends: a sentence, or a line that begins anew. */
const CLAUSES = /(?<=[.;!?])\s+|\n(?=[\s|]*[\p{Lu}\d•*-])/u;
const PROGRAMS =
  "(?:medicare|medi-?gap|medicaid|tricare|champva|FEHB|FEP|federal|work(?:ers?|er['’]s|ers['’])?|auto(?:mobile)?|car|vehicle|no-fault|accident|injury|injured|self-?(?:funded|insured)|ERISA|marketplace|exchange|government)";
const OF_OTHERS = new RegExp(
  [
    // "If the injury came from a car accident, bill …": a case, not this one.
    `\\b(?:if|whether|when)\\b (?:the|this|your|a|an|he|she|you|they|it|any|treatment|care|services?|patient|member)\\b(?![^,.;]{0,40}\\b(?:agree|disagree|satisfied|appeal|write|call|ask|need|have questions)\\b)[^,.;]{0,70}\\b(?<!\\b(?:your|our|this) )${PROGRAMS}\\b`,
    // "Other coverage: TRICARE Prime is secondary", "Medicare is her primary coverage", "bill Medicare first".
    `^[\\s|]*(?:other|primary|secondary|another) (?:health )?(?:coverage|insurance|insurer|payer|plan|carrier)\\b`,
    `\\b${PROGRAMS}\\b[^.;]{0,60}\\b(?:is|was|as|be|became|pays?|paid) (?:now )?(?:the |her |his |their |your |its )?(?:patient['’]s |member['’]s )?(?:(?:primary|secondary)(?! (?:to|diagnos\\w+|condition|reason|cause|procedure|care|code|treating)\\b)|first(?=[ ]?(?:$|[.,;)]|payer\\b|and\\b|insur\\w+))|other (?:coverage|payer|insurance))(?!\\w)`,
    `\\bbill (?:the )?(?:patient['’]s )?${PROGRAMS}\\b(?! (?:members?|recipients?|enrollees?|beneficiar\\w+|patients?|clients?|workers?|person)\\b)`,
    `\\b(?:send|attach|enclose|forward|submit|provide|include|need|requires?|required|without|missing)\\b[^.;]{0,40}\\b(?:medicare|(?:auto|car|workers['’] comp\\w*) (?:insurer|carrier)['’]s) (?:remittance|EOB|explanation|summary|ledger)\\b`,
    `\\b(?:patient|member|enrollee|he|she) (?:also )?has (?:medicare|medicaid|tricare)\\b`,
    // "FEHB members: ask OPM", "For self-funded groups": some of the payer's plans.
    `^[\\s|*•-]*(?:for )?(?:our )?(?:medicare(?: advantage)?|medicaid|tricare|FEHB|FEP|federal employees?(?: program)?) (?:members?|enrollees?|plans?|patients?)(?: ?:| may | can )`,
    `^[\\s|*•-]*for (?:self-?(?:funded|insured)|ERISA)\\b`,
  ].join("|"),
  "i",
);
/** A heading over another insurer's block. */
const OTHERS_BLOCK =
  /^[\s|*]*(?:other|primary|secondary) (?:health )?(?:insurance|coverage|payer|carrier)(?: (?:on file|information|details?))?[\s:|*]*$/i;
const BLOCK_LINES = 4;
/** The block's labels end where the letter goes on. */
const A_SENTENCE = /\p{Ll}{2}\.\s*$/u;

/** The paper without what it says of other insurers, of cases that may be, and of some plans only. */
export function withoutOtherPlans(text: string): string {
  const lines = text.split("\n");
  const ofBlock = new Set(
    lines.flatMap((line, at) => {
      if (!OTHERS_BLOCK.test(line)) return [];
      const block = lines.slice(at, at + BLOCK_LINES);
      const end = block.findIndex((one) => A_SENTENCE.test(one));
      return block.slice(0, end < 0 ? BLOCK_LINES : end).map((_, next) => at + next);
    }),
  );
  return lines
    .filter((_, at) => !ofBlock.has(at))
    .join("\n")
    .split(CLAUSES)
    .filter((clause) => clause.length < SHORTEST || !OF_OTHERS.test(clause.replace(/\s+/g, " ")))
    .join("\n");
}
