import { foldOcr } from "../page/clean-text";
import { kept } from "../page/kept";
import type { Paper } from "./statements";

type Cue = readonly [RegExp, number];

const folded = (words: string) =>
  new RegExp(
    foldOcr(words)
      .replace(/[.*+?^${}()[\]\\]/g, "\\$&")
      .replace(/ /g, "\\s+"),
  );

/** "words: weight" pairs; words are compared as scanners print them. */
const cues = (weights: Record<string, number>): Cue[] =>
  Object.entries(weights).map(([words, weight]) => [folded(words), weight]);

/** A claim form needs its printed form texts, so a letter that mentions one stays a letter. */
const CLAIM_FORM = cues({
  "health insurance claim form": 3,
  "national uniform claim committee": 2,
  "dental claim form": 4,
  "type of bill": 1,
  "ub-04": 2,
  "cms-1450": 2,
  "cms-1500": 1,
  "record of services provided": 2,
  "insured's i.d. number": 1,
  "insured's unique id": 2,
  "statement covers period": 1,
  "federal tax i.d": 1,
  "billing provider info": 1,
  "accept assignment": 1,
  "signature of physician": 1,
  "rev. cd.": 2,
  "treatment authorization codes": 1,
});

const RECORD = cues({
  "chief complaint": 3,
  "history of present illness": 4,
  "past medical history": 3,
  "physical exam": 2,
  "review of systems": 3,
  "assessment and plan": 3,
  "assessment:": 1,
  subjective: 2,
  objective: 1,
  "progress note": 4,
  "visit note": 3,
  "daily note": 3,
  "office visit": 2,
  "initial evaluation": 3,
  "plan of care": 2,
  "range of motion": 1,
  "operative report": 4,
  "operative note": 3,
  "preoperative diagnosis": 3,
  "impression:": 2,
  "findings:": 2,
  "radiology report": 4,
  "vital signs": 2,
  "discharge summary": 4,
  "letter of medical necessity": 4,
  "electronically signed": 1,
  "treating provider": 1,
  medications: 1,
  "mrn:": 1,
});

const POLICY = cues({
  "medical policy": 3,
  "clinical policy": 3,
  "coverage policy": 3,
  "payment policy": 3,
  "reimbursement policy": 3,
  "clinical guideline": 2,
  "policy number": 3,
  "policy statement": 3,
  "local coverage determination": 2,
  "original effective date": 3,
  "last review date": 2,
  "revision history": 3,
  "next review": 2,
  "medically necessary when": 2,
  "coding implications": 3,
  "applicable codes": 2,
  "coverage criteria": 2,
  background: 1,
  references: 1,
  "policy guidelines": 2,
  "lcd id": 4,
});

const SENDING = cues({
  "transmission report": 4,
  "transmission verification": 4,
  "transmission result": 4,
  "fax confirmation": 4,
  "tx report": 4,
  "delivery notice": 3,
  "status: delivered": 3,
  "payer response report": 3,
  "accepted by payer": 3,
  "payer accepted": 3,
  "received by clearinghouse": 2,
  "fax log": 3,
  "send confirmation": 3,
  "certified mail receipt": 4,
  "return receipt": 3,
  "domestic return": 3,
  "proof of delivery": 4,
  "proof of mailing": 4,
  "certificate of mailing": 4,
  "tracking number": 2,
  "signed for by": 3,
  "date delivered": 2,
  "was delivered": 2,
  "pages sent": 2,
  duration: 1,
  "remote csid": 3,
  "result ok": 2,
  successful: 1,
  "article number": 2,
  "payer received your claim": 2,
  clearinghouse: 2,
  "acceptance report": 3,
  "accepted for processing": 2,
  "277ca": 4,
  facsimile: 2,
  "cover included": 2,
  "sign and fax back": 3,
  "999 acknowledg": 3,
});

const STATEMENT = cues({
  "patient statement": 4,
  "billing statement": 3,
  "account statement": 3,
  "statement of account": 4,
  "please pay": 2,
  "pay this amount": 4,
  "amount due": 2,
  "balance due": 2,
  "account balance": 2,
  "minimum payment": 2,
  "amount enclosed": 3,
  "make checks payable": 4,
  "pay online": 2,
  "payment plan": 1,
  "detach and return": 3,
  "return this portion": 3,
  "past due": 1,
  "patient responsibility due": 2,
  "insurance payment": 1,
  "financial assistance": 1,
  "thank you for choosing": 1,
  "collection agency": 3,
  "minimum due": 2,
  "final notice": 1,
  "show a balance": 3,
  "pay by phone": 2,
  "your insurance": 1,
  "you owe the clinic": 3,
  "31-60": 3,
  "31 - 60": 3,
  "61-90": 2,
  "cut here": 2,
  "send with your payment": 3,
  "return with your payment": 3,
  "we take cards": 2,
  "returned checks": 1,
  "write-off": 1,
  guarantor: 2,
  "balance from last statement": 2,
  "previous balance": 2,
});

/** "Current 231.00      30 days 0.00      60 days 0.00      90 days 0.00": how old what an office is owed is. */
const AGING =
  /\bcurrent\b[^\n]{0,30}\b(?:30 days|over 30)\b[^\n]{0,30}\b(?:60 days|over 60)\b[^\n]{0,30}\b(?:90 days|over 90)\b/i;
const OF_AGING = 3;
export const hasAging = ({ text }: Paper): boolean => AGING.test(text);

const EOB = cues({
  "explanation of benefits": 4,
  "explanation of payment": 4,
  "explanation of review": 4,
  "explanation of reimbursement": 4,
  "remittance advice": 4,
  "payment advice": 4,
  remittance: 2,
  "provider remittance": 3,
  "provider claim summary": 4,
  "claim summary": 2,
  "summary notice": 4,
  "health statement": 3,
  voucher: 3,
  "payment disbursement": 4,
  "payment register": 3,
  "not a bill": 3,
  "claim detail": 1,
  "check/eft": 2,
  "amount billed": 1,
  "plan paid": 1,
  "what you owe": 1,
  "your share": 1,
});

const weigh = (text: string, list: readonly Cue[]) =>
  list.reduce((sum, [pattern, weight]) => sum + (pattern.test(text) ? weight : 0), 0);

/** A note of the chart says so in its first lines; elsewhere "daily treatment notes" are asked for. */
const RECORD_TITLE =
  /^.*\b(?:treatment|soap|progress|daily|visit|encounter|therapy|office|consultation|chart) note\b(?!s)/im;
const TITLE_LINES = 4;

/** A policy says so in its first lines, with the day from which it holds. */
const POLICY_TITLE =
  /\b(?:policy|policies|guidelines?|coverage criteria|payment rules?|provider manual|(?:certificate|evidence) of coverage|benefit booklet)\b/i;
const IN_FORCE =
  /\b(?:effective|in force|valid|last review(?:ed)?|reviewed|revised|revision|next review|version|edition|manual|coverage|booklet)\b[ :.]{1,14}(?:(?:date|from|of \w+)[ :.]{1,8})?\d/i;
/** A numbered one is called by its subject, and calls itself a policy only in its text. */
const CALLS_ITSELF = /\bthis (?:\w+ )?(?:policy|guideline)\b/i;
const isNumberedPolicy = (text: string): boolean =>
  IN_FORCE.test(text.split("\n", 1)[0] ?? "") && CALLS_ITSELF.test(text);
const isTitledPolicy = (text: string): boolean => isNumberedPolicy(text) || isNamedPolicy(text);
const isNamedPolicy = (text: string): boolean =>
  POLICY_TITLE.test(text.split("\n").slice(0, 2).join("\n")) &&
  IN_FORCE.test(
    text
      .split("\n")
      .slice(0, 2 * TITLE_LINES)
      .join("\n"),
  );

/** How clinicians shorten a visit: each of these says that one was written down. */
const SHORTENED: readonly (readonly [RegExp, number])[] = [
  [/^ *(?:CC|HPI|PMH|PSH|ROS|PE|A\/P|Exam|Allergies|Meds)\b(?!\s*\d)/m, 2],
  [/\bBP \d{2,3}\/\d{2,3}\b/, 2],
  [/\b\d{1,2} ?y\.?\/?o\.?\b/, 1],
  [/\be-?signed\b/i, 2],
  [/\b(?:pt )?denies (?:fever|chills|chest|nausea|numbness|trauma|pain|weakness|SOB)\b/i, 2],
];

const SOAP_HEADS = [/^ *S(?: {2}|: )/, /^ *O(?: {2}|: )/, /^ *A(?: {2}|: )/, /^ *P(?: {2}|: )/];
const OF_SOAP = 4;

/** The four heads of a visit's note, one after the other, each looked for once: a text made to be slow stays fast. */
function soapOf(text: string): number {
  let next = 0;
  for (const line of text.split("\n")) {
    if (SOAP_HEADS[next]?.test(line)) next++;
    if (next === SOAP_HEADS.length) return OF_SOAP;
  }
  return 0;
}

/** "10/08/2026 11:47  18885550188  9/9  02:51  SUCCESS": all pages went, as a fax machine writes it under a cover. */
const FAX_ROW =
  /\d{1,2}\/\d{1,2}\/\d{2,4} \d{1,2}:\d{2}\b[^\n]{0,60}\b(\d{1,3}) ?\/ ?\1\b[^\n]{0,30}\b(?:success\w*|ok|sent)\b/i;
const OF_A_FAX = 4;

/**
 * "A dispute must come with proof of timely submission (clearinghouse or 277CA report)": whoever says what proves a sending asks for it, and
 * sent nothing.
 */
const ASKS_FOR_PROOF =
  /\b(?:acceptable|accepted|sufficient|valid) (?:forms of )?(?:proof|evidence)\b|\b(?:proof|evidence|disputes?|appeals?|reconsiderations?)\b[^.]{0,80}\b(?:must|should|needs? to|has to|have to|may|can|is|are|includes?|such as) (?:be |come |accept\w* |supported |accompan\w+ |show |include )|\b(?:must|should|please|needs? to|(?:you|we) (?:need|accept|require))\b[^.]{0,60}\b(?:proof|evidence) (?:of|that)\b|^(?:send|attach|include|enclose|submit|provide)\b[^.]{0,40}\b(?:proof|evidence) (?:of|that)\b|(?:^|\bplease |\b(?:you|to|and|or) |, )(?:send|attach|include|enclose|submit|provide|upload|fax|keep)\b[^.]{0,60}\b(?:fax|delivery|transmission|mailing|certified mail|clearinghouse|acceptance|submission) (?:confirmation|report|receipt|log|acknowledg\w+)|\bwe (?:still |also )?(?:need|require|must have)\b[^.]{0,120}\b(?:fax|delivery|transmission|certified mail|clearinghouse) (?:confirmation|report|receipt)/i;

/** The text without the sentences that ask for a proof of sending, where it has any. */
function withoutAsked({ text, sentences }: Paper): string | undefined {
  const asked = sentences.filter((said) => ASKS_FOR_PROOF.test(said));
  if (asked.length === 0) return undefined;
  return asked.reduce((left, said) => left.replace(said, " "), text.replace(/\s+/g, " "));
}

/** How strongly the printed words of a paper belong to each family. */
export const familiesOf = kept((paper: Paper) => {
  const { text } = paper;
  const page = foldOcr(text);
  const own = withoutAsked(paper);
  const titled = RECORD_TITLE.test(text.split("\n").slice(0, TITLE_LINES).join("\n")) ? 5 : 0;
  return {
    claimForm: weigh(page, CLAIM_FORM),
    record: weigh(page, RECORD) + weigh(text, SHORTENED) + soapOf(text) + titled,
    policy: weigh(page, POLICY) + (isTitledPolicy(text) ? 7 : 0),
    sending: weigh(own === undefined ? page : foldOcr(own), SENDING) + (FAX_ROW.test(text) ? OF_A_FAX : 0),
    statement: weigh(page, STATEMENT) + (AGING.test(text) ? OF_AGING : 0),
    eob: weigh(page, EOB),
  };
});
