import { appealTitle } from "../facts/appeal-title";
import { blankFor, cleanFact, isStated, type LetterFacts, longDate, stated } from "../facts/facts";
import { lawFor } from "../facts/law";
import type { Block } from "./blocks";
import type { LetterBody, LetterContext } from "./letter-body";

const MEDICARE_PLANS = ["medicare_ffs", "medicare_advantage", "part_d"];

/** Date, payer's address, RE block and salutation. The practice's letterhead is printed by the PDF, not written here. */
export function opening(context: LetterContext, body?: Pick<LetterBody, "heading">): Block[] {
  const { facts } = context;
  const title = body?.heading ?? appealTitle(context.plan, context.level).heading;
  return [
    { kind: "paragraph", text: stated(facts, "letterDate") },
    { kind: "lines", lines: addressLines(facts) },
    {
      kind: "lines",
      lines: [`RE: ${context.preService ? title.replace("claim", "request") : title}`],
      bold: true,
    },
    { kind: "lines", lines: referenceLines(context) },
    { kind: "paragraph", text: "Dear Appeals Reviewer:" },
  ];
}

function addressLines(facts: LetterFacts): string[] {
  const address = (facts.payerAddress ?? []).map(cleanFact).filter(Boolean);
  const payer = stated(facts, "payerName");
  const lines = address[0]?.toLowerCase() === payer.toLowerCase() ? address : [payer, ...address];
  return address.length > 0 ? lines : [payer, blankFor("payerAddress")];
}

type Pair = [label: string, value: string];

/** Blanks only for what every letter carries; an authorization number or a subscriber is left out when there is none. */
function referenceLines({ facts, plan, preService }: LetterContext): Pair[][] {
  const optional = (label: string, key: "authorizationNumber"): Pair[] =>
    isStated(facts, key) ? [[label, stated(facts, key)]] : [];
  const subscriber = cleanFact(facts.subscriberName ?? "");
  const differs =
    subscriber !== "" && subscriber.toLowerCase() !== stated(facts, "patientName").toLowerCase();
  const member: Pair = [plan === "medicare_ffs" ? "Medicare number" : "Member ID", stated(facts, "memberId")];
  const hasGroup = !(plan && MEDICARE_PLANS.includes(plan)) && plan !== "medicaid_mco" && plan !== "tricare";
  return [
    [
      ["Patient", stated(facts, "patientName")],
      ["Date of birth", stated(facts, "dateOfBirth")],
    ],
    [
      member,
      ...(hasGroup || isStated(facts, "groupNumber")
        ? ([["Group", stated(facts, "groupNumber")]] as Pair[])
        : []),
      ...(differs ? ([["Subscriber", subscriber]] as Pair[]) : []),
    ],
    preService
      ? [["Authorization number", stated(facts, "authorizationNumber")]]
      : [
          ["Claim number", stated(facts, "claimNumber")],
          ...payerNumber(facts),
          ...optional("Authorization", "authorizationNumber"),
        ],
    [
      [
        "Dates of service",
        preService && !facts.datesOfService?.length ? "not yet delivered" : stated(facts, "datesOfService"),
      ],
    ],
    [
      ["Provider", stated(facts, "providerName")],
      ["NPI", stated(facts, "npi")],
      ["Tax ID", stated(facts, "tin")],
    ],
    [
      ["Procedure codes", stated(facts, "procedureCodes")],
      ["Diagnosis codes", stated(facts, "diagnosisCodes")],
    ],
    [["Amount billed", stated(facts, "billedAmount")]],
    [
      ["Denial", `${stated(facts, "denialCode")}${remarkSuffix(facts)}`],
      ["Date of denial letter", stated(facts, "noticeDate")],
    ],
  ];
}

function payerNumber({ claimNumber = "", payerClaimNumber = "" }: LetterFacts): Pair[] {
  const number = cleanFact(payerClaimNumber);
  return number === "" || number === cleanFact(claimNumber) ? [] : [["Your claim number", number]];
}

function remarkSuffix(facts: LetterFacts): string {
  const remarks = (facts.remarkCodes ?? []).map(cleanFact).filter(Boolean);
  return remarks.length > 0 ? `, remark ${remarks.join(", ")}` : "";
}

/** The first sentences of the body: what is asked for, and the payer's reason word for word. */
export function statementOfDenial(context: LetterContext, body: Pick<LetterBody, "request">): Block[] {
  const { facts, plan, level } = context;
  const request = body.request ?? appealTitle(plan, level).request;
  const practice = stated(facts, "practiceName");
  const subject = context.preService ? "the denied request" : "the denied claim";
  const whose = facts.appealFor === "patient" ? ` for ${stated(facts, "patientName")}` : "";
  const blocks: Block[] = [
    {
      kind: "paragraph",
      text: `${practice} requests${whose} ${request} ${body.request ? "for" : "of"} ${subject} named above. Your notice of ${stated(facts, "noticeDate")} gives code ${stated(facts, "denialCode")} and this reason:`,
    },
    { kind: "quote", text: quoted(facts) },
  ];
  const notes = [...timeliness(facts), ...legalBasis(context, body)];
  if (notes.length > 0) blocks.push({ kind: "paragraph", text: notes.join(" ") });
  return blocks;
}

const quoted = (facts: LetterFacts) =>
  isStated(facts, "denialText")
    ? `“${stated(facts, "denialText").replace(/^["“]|["”]$/g, "")}”`
    : blankFor("denialText");

/** Only a deadline that a document states is named; a counted one is the practice's own affair. */
function timeliness(facts: LetterFacts): string[] {
  const source = facts.provenance?.appealDeadline;
  if (!facts.appealDeadline || !facts.letterDate || !source || !("documentId" in source)) return [];
  const deadline = longDate(facts.appealDeadline);
  return facts.letterDate <= facts.appealDeadline
    ? [`This request is made within the period for appeals, which ends on ${deadline}.`]
    : [`The period for appeals ended on ${deadline}. [good cause for the late request, with proof]`];
}

/** The rules that the request rests on, and the authority to make it for the patient. What the shelf does not hold is not cited. */
function legalBasis({ facts, plan }: LetterContext, body: Pick<LetterBody, "request">): string[] {
  const forPatient = facts.appealFor === "patient";
  const consent = forPatient ? ["[the patient's written authorization: form and date, enclosed]"] : [];
  if (body.request) return consent;
  const rules = lawFor(facts, "request").map(({ citation }) => citation);
  if (rules.length === 0) return consent;
  if (plan === "erisa")
    return [
      `Your notice shows a plan under ERISA; we ask for the full and fair review of ${inWords(rules)}.`,
      ...(forPatient ? consent : ["[the patient's authorization of the practice, if the plan asks for one]"]),
    ];
  const [contents] = plan === "medicare_ffs" ? lawFor(facts, "contents") : [];
  const named = contents
    ? ` and, as ${contents.citation} requires, names the beneficiary, the Medicare number, the services with their dates, and the party that asks`
    : "";
  return [`It is made under ${inWords(rules)}${named}.`, ...consent];
}

const inWords = (list: string[]) =>
  list.length > 1 ? `${list.slice(0, -1).join(", ")} and ${list.at(-1)}` : (list[0] ?? "");

/** What is asked, the enclosures, and the signature. */
export function requests(context: LetterContext, body: Pick<LetterBody, "asks" | "mainAsk">): Block[] {
  const main = context.preService
    ? "reverse the denial and approve the service"
    : context.facts.denialCategory === "documentation"
      ? "reverse the denial and pay the claim"
      : "reverse the denial and pay the claim in full under the terms that apply to it";
  return [
    { kind: "heading", text: "What we ask" },
    { kind: "paragraph", text: "We ask that you:" },
    {
      kind: "list",
      items: [
        `${body.mainAsk ?? main};`,
        ...body.asks.map((ask) => `${ask};`),
        "send your decision in writing, with the specific reason and the next level of review for any part that stays denied.",
      ],
    },
  ];
}

export function closing(context: LetterContext, needs: string[] = []): Block[] {
  const { facts } = context;
  const given = (facts.enclosures ?? []).map(({ title }) => cleanFact(title)).filter(Boolean);
  const reach = isStated(facts, "practiceFax")
    ? `${stated(facts, "practicePhone")} or by fax at ${stated(facts, "practiceFax")}`
    : stated(facts, "practicePhone");
  return [
    { kind: "paragraph", text: `You can reach us with questions at ${reach}. Thank you for your review.` },
    { kind: "paragraph", text: "Sincerely," },
    {
      kind: "lines",
      lines: [
        "_____________________________",
        stated(facts, "signerName"),
        stated(facts, "signerTitle"),
        stated(facts, "practiceName"),
        `Phone ${stated(facts, "practicePhone")} | Fax ${stated(facts, "practiceFax")}`,
      ],
    },
    { kind: "heading", text: "Enclosures" },
    {
      kind: "list",
      ordered: true,
      items: [
        ...given,
        ...needs.map((need) => `[attach: ${need}; or delete this line]`),
        ...noEnclosure(given, needs),
      ],
    },
  ];
}

const noEnclosure = (given: string[], needs: string[]) =>
  given.length + needs.length === 0 ? ["[copy of the denial letter]"] : [];
