import { type Candidate, type Reading, spansWithin } from "../page/candidate";
import { findPayers } from "./payer-mention";

/** "Carelon reviews services for Anthem Blue Cross and Blue Shield.", "We make these decisions on behalf of …" */
const FOR_WHOM =
  /\b(?:reviews?|reviewing|manages?|administers?|decides?|handles?|makes?|acts?|works?|(?:is|are) the \p{Ll}[\p{Ll} -]{3,40})\b[^.;]{0,60}? (?:for|on behalf of) (?:the )?(?=\p{Lu})/gu;

/** "Optum administers CCN Regions 1, 2 and 3 for the Department of Veterans Affairs": whoever runs the network pays its claims. */
const NETWORK_OF_VETERANS =
  /\b(?:CCN|community care network)\b[^.;]{0,60}\b(?:VA|Veterans)\b|\b(?:VA|Veterans)\b[^.;]{0,60}\b(?:CCN|community care network)\b/i;

/** The plan for which a company reviews care, where its letter says so: who reviews does not pay. */
export function reviewedFor({ sentences, lines }: Reading): (Candidate & { type?: never }) | undefined {
  for (const sentence of sentences)
    for (const match of NETWORK_OF_VETERANS.test(sentence.text) ? [] : sentence.text.matchAll(FOR_WHOM)) {
      const [plan] = findPayers(sentence.text.slice(match.index + match[0].length));
      if (plan?.start === 0 && plan.type !== "review")
        return { value: plan.name, score: SAID, spans: spansWithin(sentence, lines, plan.name) };
    }
  return undefined;
}
/** A sentence says so: the words around another name do not weigh against it. */
const SAID = 0.9;
