import { appealTitle } from "../facts/appeal-title";
import {
  type BlankableFact,
  cleanFact,
  disputedAmount,
  dollars,
  type Enclosure,
  isStated,
  type LetterFacts,
  longDate,
  stated,
} from "../facts/facts";
import { lawFor } from "../facts/law";
import { hasOwnProvider } from "../facts/treating-provider";
import type { Block } from "../text/blocks";
import type { LetterBody, LetterContext } from "./letter-body";
import { theNotice } from "./papers/labels";
import { quotedReason } from "./said-reason";

/** Date, payer's address, RE block and salutation. The practice's letterhead is printed by the PDF, not written here. */
export function opening(
  context: LetterContext,
  body?: Pick<LetterBody, "heading"> & { address?: string[] },
  reader = "Appeals Reviewer",
): Block[] {
  const { facts } = context;
  const title = body?.heading ?? appealTitle(context.plan, context.level, facts.takenBack).heading;
  const address = addressLines(body?.address ? { ...facts, payerAddress: body.address } : facts);
  return [
    ...(isStated(facts, "letterDate")
      ? [{ kind: "paragraph" as const, text: stated(facts, "letterDate") }]
      : []),
    ...(address.length > 0 ? [{ kind: "lines" as const, lines: address }] : []),
    {
      kind: "lines",
      lines: [`RE: ${context.ofRequest ? title.replace("claim", "request") : title}`],
      bold: true,
    },
    { kind: "lines", lines: referenceLines(context) },
    { kind: "paragraph", text: `Dear ${reader}:` },
  ];
}

function addressLines(facts: LetterFacts): string[] {
  const address = (facts.payerAddress ?? []).map(cleanFact).filter(Boolean);
  if (!isStated(facts, "payerName")) return address;
  const payer = stated(facts, "payerName");
  return address[0]?.toLowerCase() === payer.toLowerCase() ? address : [payer, ...address];
}

type Pair = [label: string, value: string];

/** What is not known is left out: the letter holds no blank. */
function referenceLines({
  facts,
  plan,
  preService,
  ofRequest,
  recordsAsked,
  notice,
}: LetterContext): Pair[][] {
  const pair = (label: string, key: BlankableFact): Pair[] =>
    isStated(facts, key) ? [[label, stated(facts, key)]] : [];
  const subscriber = cleanFact(facts.subscriberName ?? "");
  const differs =
    subscriber !== "" && subscriber.toLowerCase() !== cleanFact(facts.patientName ?? "").toLowerCase();
  const own: Pair[] = notice?.own ? [notice.own] : [];
  const lines: Pair[][] = [
    [...pair("Patient", "patientName"), ...pair("Date of birth", "dateOfBirth")],
    [
      ...pair(plan === "medicare_ffs" ? "Medicare number" : "Member ID", "memberId"),
      ...pair("Group", "groupNumber"),
      // What insures an injury at work is taken out by the employer.
      ...(differs ? ([[plan === "workers_comp" ? "Employer" : "Subscriber", subscriber]] as Pair[]) : []),
    ],
    ofRequest
      ? [
          // The number of a request that was denied authorizes nothing.
          ...(facts.authorizationNumber === facts.claimNumber
            ? []
            : pair("Authorization number", "authorizationNumber")),
          ...pair("Reference number", "claimNumber"),
          ...own,
        ]
      : [
          ...pair("Claim number", "claimNumber"),
          ...payerNumber(facts),
          ...own,
          ...pair("Authorization", "authorizationNumber"),
        ],
    preService && !facts.datesOfService?.length
      ? [["Decision", "before the service"]]
      : pair("Dates of service", "datesOfService"),
    // Both numbers are of the practice, which bills: beside a person's name they would be read as that person's.
    ...(hasOwnProvider(facts)
      ? [pair("Provider", "providerName"), [...pair("Billing NPI", "npi"), ...pair("Tax ID", "tin")]]
      : [[...pair("NPI", "npi"), ...pair("Tax ID", "tin")]]),
    [...pair("Procedure codes", "procedureCodes"), ...pair("Diagnosis codes", "diagnosisCodes")],
    [...pair("Amount billed", "billedAmount"), ...disputedPair(facts)],
    [
      ...codePair(facts, recordsAsked || facts.takenBack ? "Reason code" : "Denial"),
      ...pair(
        recordsAsked
          ? "Date of your request"
          : facts.takenBack
            ? "Date of your overpayment notice"
            : "Date of denial letter",
        "noticeDate",
      ),
    ],
  ];
  return lines.filter((line) => line.length > 0);
}

/** Only what was denied is in dispute. */
function disputedPair(facts: LetterFacts): Pair[] {
  const amount = disputedAmount(facts.deniedLines);
  return amount && facts.deniedInPart ? [["Amount in dispute", dollars(amount)]] : [];
}

/** A request for records and an overpayment notice deny nothing. */
function codePair(facts: LetterFacts, label: "Denial" | "Reason code"): Pair[] {
  const remarks = (facts.remarkCodes ?? []).map(cleanFact).filter(Boolean);
  const code = isStated(facts, "denialCode") ? [stated(facts, "denialCode")] : [];
  const parts = [...code, ...(remarks.length > 0 ? [`remark ${remarks.join(", ")}`] : [])];
  return parts.length > 0 ? [[label, parts.join(", ")]] : [];
}

function payerNumber({ claimNumber = "", payerClaimNumber = "" }: LetterFacts): Pair[] {
  const number = cleanFact(payerClaimNumber);
  return number === "" || number === cleanFact(claimNumber) ? [] : [["Your claim number", number]];
}

/** The first sentences of the body: what is asked for, and the payer's reason word for word. */
export function statementOfDenial(
  context: LetterContext,
  body: Pick<LetterBody, "request">,
  /** Each reason stands below with its answer, so it need not stand here too. */
  answeredBelow = false,
  /** It is one of the points that stand below, though not all of them are answered. */
  reasonBelow = false,
): Block[] {
  const { facts, plan, level } = context;
  const request = body.request ?? appealTitle(plan, level).request;
  const subject = facts.takenBack
    ? "your overpayment decision on the claim"
    : context.ofRequest
      ? "the denied request"
      : "the denied claim";
  const asker = isStated(facts, "practiceName") ? `${stated(facts, "practiceName")} requests` : "We request";
  const whose =
    facts.appealFor === "patient" && isStated(facts, "patientName")
      ? ` for ${stated(facts, "patientName")}`
      : "";
  const notice = theNotice(facts, context.notice?.words);
  const code = givesCode(facts) ? `code ${stated(facts, "denialCode")}` : "";
  const reason = isStated(facts, "denialText") && !answeredBelow && !reasonBelow ? "this reason" : "";
  const given = [code, reason].filter(Boolean).join(" and ");
  const named = `${asker}${whose} ${request} ${body.request ? "for" : "of"} ${subject} named above.`;
  const blocks: Block[] = [
    {
      kind: "paragraph",
      text: [
        named,
        ...(given ? [`${notice} gives ${given}${reason ? ":" : "."}`] : []),
        ...(answeredBelow
          ? [`We answer ${given ? "its points" : `${notice.replace("Your", "your")} point by point`} below.`]
          : []),
      ].join(" "),
    },
  ];
  if (reason) blocks.push({ kind: "quote", text: quotedReason(facts) });
  const notes = [
    ...timeliness(facts),
    ...legalBasis(context, body),
    ...(context.consent ? [context.consent] : []),
  ];
  if (notes.length > 0) blocks.push({ kind: "paragraph", text: notes.join(" ") });
  return blocks;
}

/** The code of the first denial is none that the decision on its appeal gives, unless that prints it. */
const givesCode = (facts: LetterFacts): boolean => {
  const source = facts.provenance?.denialCode;
  const isEarlier = (facts.appealLevel ?? 1) > 1 && source !== undefined && "record" in source;
  return isStated(facts, "denialCode") && !isEarlier;
};

/** Only a deadline that a document states is named, and never a lateness: that is for a person to weigh. */
function timeliness(facts: LetterFacts): string[] {
  const source = facts.provenance?.appealDeadline;
  if (!facts.appealDeadline || !facts.letterDate || !source || !("documentId" in source)) return [];
  const deadline = longDate(facts.appealDeadline);
  return facts.letterDate <= facts.appealDeadline
    ? [`This request is made within the period for appeals, which ends on ${deadline}.`]
    : [];
}

/** The rules that the request rests on. What the shelf does not hold is not cited. */
function legalBasis({ facts, plan }: LetterContext, body: Pick<LetterBody, "request">): string[] {
  const rules = body.request ? [] : lawFor(facts, "request").map(({ citation }) => citation);
  if (rules.length === 0) return [];
  if (plan === "erisa")
    return [
      `Your notice shows a plan under ERISA; we ask for the full and fair review of ${inWords(rules)}.`,
    ];
  const [contents] = plan === "medicare_ffs" ? lawFor(facts, "contents") : [];
  const named = contents
    ? ` and, as ${contents.citation} requires, names the beneficiary, the Medicare number, the services with their dates, and the party that asks`
    : "";
  return [`This request is made under ${inWords(rules)}${named}.`];
}

const inWords = (list: string[]) =>
  list.length > 1 ? `${list.slice(0, -1).join(", ")} and ${list.at(-1)}` : (list[0] ?? "");

/** What is asked, the enclosures, and the signature. */
export function requests(context: LetterContext, body: Pick<LetterBody, "asks" | "mainAsk">): Block[] {
  const main = context.preService
    ? "reverse the denial and approve the service"
    : context.concurrent
      ? "reverse the denial, approve the rest of the care and pay for what was given"
      : paidAsk(context);
  return [
    { kind: "heading", text: "What we ask" },
    { kind: "paragraph", text: "We ask that you:" },
    {
      kind: "list",
      items: [
        `${body.mainAsk ?? main};`,
        ...(context.facts.takenBack && !body.mainAsk ? [`${KEEP_NOTHING};`] : []),
        ...body.asks.map((ask) => `${ask};`),
        `send your decision in writing, with the specific reason and the next level of review for any part that ${context.facts.takenBack ? "you uphold" : "stays denied"}.`,
      ],
    },
  ];
}

/** What was paid is to stay paid, and what was taken from other payments meanwhile is to come back. */
const KEEP_NOTHING =
  "withhold nothing from other payments while this request is open, and restore what has been withheld for this claim";

function paidAsk({ facts }: LetterContext): string {
  if (facts.takenBack) return "withdraw the demand for repayment and let your payment of the claim stand";
  if (facts.deniedInPart && facts.deniedLines?.length === 1)
    return "reverse the denial of the line that was denied and pay it";
  if (facts.deniedInPart) return "reverse the denial of the lines that were denied and pay them";
  return "reverse the denial and pay the claim";
}

/** " by phone or fax": the ways to reach the practice that the letter gives. */
export function reachedBy(facts: LetterFacts): string {
  const ways = [isStated(facts, "practicePhone") && "phone", isStated(facts, "practiceFax") && "fax"];
  const known = ways.filter(Boolean);
  return known.length > 0 ? ` by ${known.join(" or ")}` : "";
}

/** What a cover for records calls the payer's own request. */
export const REQUEST_TITLE = "Your request";

export function closing({ facts, recordsAsked }: LetterContext): Block[] {
  const given = (facts.enclosures ?? [])
    .map((paper) =>
      enclosureLine(
        recordsAsked && paper.type === "denial_letter" ? { ...paper, title: REQUEST_TITLE } : paper,
      ),
    )
    .filter(Boolean);
  const phone = isStated(facts, "practicePhone") ? stated(facts, "practicePhone") : "";
  const fax = isStated(facts, "practiceFax") ? stated(facts, "practiceFax") : "";
  const reach = [phone && ` at ${phone}`, fax && ` by fax at ${fax}`].filter(Boolean).join(" or");
  const signature = (["signerName", "signerTitle", "practiceName"] as const)
    .filter((key) => isStated(facts, key))
    .map((key) => stated(facts, key));
  const numbers = [phone && `Phone ${phone}`, fax && `Fax ${fax}`].filter(Boolean).join(" | ");
  return [
    {
      kind: "paragraph",
      text: reach
        ? `You can reach us with questions${reach}. Thank you for your review.`
        : "Thank you for your review.",
    },
    { kind: "paragraph", text: "Sincerely," },
    {
      kind: "lines",
      lines: ["_____________________________", ...signature, ...(numbers ? [numbers] : [])],
    },
    ...(given.length > 0
      ? [
          { kind: "heading" as const, text: "Enclosures" },
          { kind: "list" as const, ordered: true, items: given },
        ]
      : []),
  ];
}

/** Only what is really enclosed, in its order: "Enclosure 2" is the second line. */
const enclosureLine = ({ title, pages }: Enclosure) => {
  const name = cleanFact(title);
  return name && pages ? `${name} (${pages} ${pages === 1 ? "page" : "pages"})` : name;
};
