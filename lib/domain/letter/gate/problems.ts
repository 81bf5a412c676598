import type { AppealDocumentType } from "@/lib/core/enums";
import { faxNumberText } from "@/lib/core/fax-labels";
import { pageList } from "@/lib/core/page-list";
import type { LetterCheck } from "../check/fact-check";
import { statedLateness } from "../check/lateness";
import { longDate } from "../facts/facts";
import { isSameNumber, isSamePayer, isSamePerson } from "./agree";
import { citedPages, highestReference, namedEnclosures, paperNamed } from "./enclosure-list";
import type { RecipientStanding } from "./recipient-standing";
import { FOREIGN_NOTICE, type GateCode, type GatePlace, type GateProblemDto } from "./schema";

type Paper = {
  id: string;
  type: AppealDocumentType;
  title: string;
  name: string;
  /** How many pages it has where single ones can stay behind, else null. */
  pages: number | null;
  /** Pages that stay behind, from 1. */
  leftOut: readonly number[];
  /** Of whom a person said that it is, though it doesn't. */
  patientConfirmed: { patient: string } | null;
};

/** What the gate looks at; gathered in `read-gate.ts`. Dates are ISO and the practice's own, null is unknown. */
export type GateSubject = {
  /** `letterText` of the version, and what was found of its facts. */
  text: string;
  findings: LetterCheck["findings"];
  /** Law that the letter may not cite, each with the reason as a sentence. */
  misplaced: readonly { text: string; message: string }[];
  appeal: { patientName: string; claimNumber: string; payerName: string };
  /** The records that the appeal is linked to. */
  record: {
    patientName: string | null;
    claimNumbers: readonly string[];
    claimPatientName: string | null;
    claimPayerName: string | null;
  };
  /** What was read in the denial letter, null without a denial letter that was read. */
  notice: {
    owner: "ours" | "foreign" | "unclear";
    patientName: string | null;
    claimNumber: string | null;
    payerName: string | null;
    /** Whether a value stands anywhere in it, by the rules of the fact check. */
    says: (value: string) => boolean;
  } | null;
  /** Why an appeal has no standing, where the letter is one; else null. */
  noStanding: string | null;
  /** Values in the letter that were read with a doubt nobody has settled. */
  doubtful: readonly { value: string; doubt: string }[];
  /** What the denial letter is, its stage, level or plan, where that is in doubt and nobody chose: a label, and why. */
  doubtfulPaper: readonly { label: string; doubt: string }[];
  papers: readonly Paper[];
  /** Ids in their order. */
  enclosed: readonly string[];
  /** Pages of the papers that are about somebody else. */
  strangers: readonly { documentId: string; page: number }[];
  /** Notes that nowhere say whose they are. */
  unnamed: readonly string[];
  /** `certain`: the notice or a person says it; else it was counted, or read with a doubt. */
  deadline: { date: string; certain: boolean } | null;
  today: string;
  /** Only where somebody asks to send. */
  recipient: { to: string; standing: RecipientStanding; isCorrected: boolean } | null;
};

/** A letter has this many places at most that a person is asked to settle one by one. */
const MOST = 100;

/** All that stands between this letter and its sending (docs/product.md, I5), the gravest first. */
export function gateProblems(subject: GateSubject): GateProblemDto[] {
  return [
    ...ownerProblems(subject),
    ...standingProblems(subject),
    ...patientProblems(subject),
    ...claimProblems(subject),
    ...payerProblems(subject),
    ...paperProblems(subject),
    ...doubtProblems(subject),
    ...blankProblems(subject),
    ...factProblems(subject),
    ...latenessProblems(subject),
    ...citationProblems(subject),
    ...changeProblems(subject),
    ...enclosureProblems(subject),
    ...strangerProblems(subject),
    ...unnamedProblems(subject),
    ...deadlineProblems(subject),
    ...recipientProblems(subject),
  ].slice(0, MOST);
}

const problem = (
  code: GateCode,
  where: GatePlace,
  message: string,
  { text, never, ...cure }: { text?: string; never?: true } & Cures = {},
): GateProblemDto => ({
  code,
  message,
  where,
  text: text ?? null,
  overridable: !never,
  ...cure,
});
type Cures = Pick<GateProblemDto, "leave_out" | "confirm_patient">;

function ownerProblems({ notice }: GateSubject): GateProblemDto[] {
  if (notice?.owner !== "foreign") return [];
  return [problem("foreign_notice", "documents", FOREIGN_NOTICE, { never: true })];
}

const standingProblems = ({ noStanding }: GateSubject): GateProblemDto[] =>
  noStanding ? [problem("no_standing", "information", noStanding)] : [];

const paperProblems = ({ doubtfulPaper }: GateSubject): GateProblemDto[] =>
  doubtfulPaper.map(({ label, doubt }) =>
    problem("doubtful_paper", "information", `Confirm or choose “${label}” of the denial letter. ${doubt}`, {
      text: label,
    }),
  );

/** As the letter and the screens write it: dates in words. */
const spoken = (value: string) =>
  value.replace(/(?<![\w-])\d{4}-\d{2}-\d{2}(?![\w-])/g, (iso) => longDate(iso));

const doubtProblems = ({ doubtful }: GateSubject): GateProblemDto[] =>
  doubtful.map(({ value, doubt }) =>
    problem("doubtful_value", "information", `Compare “${spoken(value)}” with the paper: ${doubt}`, {
      text: value,
    }),
  );

function patientProblems({ text, appeal, record, notice }: GateSubject): GateProblemDto[] {
  const name = appeal.patientName;
  if (name === "")
    return [problem("patient_mismatch", "information", "The appeal has no patient's name. Enter it.")];
  const found: GateProblemDto[] = [];
  const add = (where: GatePlace, message: string) => found.push(problem("patient_mismatch", where, message));
  for (const known of [record.patientName, record.claimPatientName]) {
    if (known && !isSamePerson(known, name) && found.length === 0)
      add("information", `The appeal is for ${name}, but it is linked to ${known}'s record.`);
  }
  if (notice && !(notice.patientName && isSamePerson(notice.patientName, name)) && !notice.says(name)) {
    add(
      "information",
      notice.patientName
        ? `The appeal is for ${name}, but the denial letter is about ${notice.patientName}.`
        : `The denial letter doesn't name ${name}.`,
    );
  }
  if (!holdsName(text, name)) add("letter", `The letter doesn't name the patient, ${name}.`);
  return found;
}

function claimProblems({ text, appeal, record, notice }: GateSubject): GateProblemDto[] {
  const number = appeal.claimNumber;
  if (number === "") return [];
  const found: GateProblemDto[] = [];
  const ours = (other: string) =>
    isSameNumber(other, number) || record.claimNumbers.some((one) => isSameNumber(other, one));
  if (record.claimNumbers.length > 0 && !record.claimNumbers.some((one) => isSameNumber(one, number))) {
    if (!notice?.says(number))
      found.push(
        problem(
          "claim_mismatch",
          "information",
          `The appeal is about claim ${number}, but it is linked to claim ${record.claimNumbers[0]}.`,
        ),
      );
  }
  if (notice?.claimNumber && !ours(notice.claimNumber) && !notice.says(number)) {
    found.push(
      problem(
        "claim_mismatch",
        "information",
        `The appeal is about claim ${number}, but the denial letter is about claim ${notice.claimNumber}.`,
      ),
    );
  }
  const letter = compact(text);
  if (![number, ...record.claimNumbers].some((one) => one !== "" && letter.includes(compact(one))))
    found.push(problem("claim_mismatch", "letter", `The letter doesn't give the claim number, ${number}.`));
  return found;
}

function payerProblems({ text, appeal, record, notice }: GateSubject): GateProblemDto[] {
  const payer = appeal.payerName;
  if (payer === "") return [problem("payer_mismatch", "information", "The appeal has no payer. Enter it.")];
  if (notice?.payerName && !isSamePayer(notice.payerName, payer) && !notice.says(payer)) {
    return [
      problem(
        "payer_mismatch",
        "information",
        `The appeal goes to ${payer}, but the denial letter is from ${notice.payerName}.`,
      ),
    ];
  }
  if (!notice && record.claimPayerName && !isSamePayer(record.claimPayerName, payer)) {
    return [
      problem(
        "payer_mismatch",
        "information",
        `The appeal goes to ${payer}, but the claim is with ${record.claimPayerName}.`,
      ),
    ];
  }
  return compact(text).includes(compact(payer))
    ? []
    : [problem("payer_mismatch", "letter", `The letter isn't addressed to ${payer}.`)];
}

/** Each once, however often it stands in the letter. */
const each = (texts: string[]): string[] => [...new Set(texts)];

function blankProblems({ findings }: GateSubject): GateProblemDto[] {
  return each(findings.flatMap(({ status, text }) => (status === "blank" ? [text] : []))).map((text) =>
    problem("blank", "letter", `The letter has a blank: ${text}`, { text }),
  );
}

function factProblems({ findings, misplaced }: GateSubject): GateProblemDto[] {
  const unsourced = findings.flatMap(({ status, text }) => (status === "unsupported" ? [text] : []));
  return each(unsourced)
    .filter((text) => !misplaced.some((citation) => citation.text === text))
    .map((text) => problem("unsourced_fact", "letter", `No record or document has this: ${text}`, { text }));
}

/** Also a rule that a document names: what the payer may cite isn't yet ours to cite. */
const citationProblems = ({ misplaced }: GateSubject): GateProblemDto[] =>
  misplaced
    .filter(({ text }, index) => misplaced.findIndex((other) => other.text === text) === index)
    .map(({ text, message }) => problem("misplaced_citation", "letter", message, { text }));

/** A replacement that changes nothing is denied as a duplicate. */
const changeProblems = ({ text }: GateSubject): GateProblemDto[] =>
  /^RE: Corrected claim\b/im.test(text) && !/^What changes$/im.test(text)
    ? [
        problem(
          "no_change_named",
          "letter",
          "The letter sends a corrected claim and doesn't say what it changes. Answer the question beside the letter, or write an appeal if the claim was right.",
        ),
      ]
    : [];

function enclosureProblems({ text, papers, enclosed, strangers }: GateSubject): GateProblemDto[] {
  const found: GateProblemDto[] = [];
  const add = (where: GatePlace, message: string) =>
    found.push(problem("enclosure_mismatch", where, message));
  const lines = namedEnclosures(text);
  const meant = lines.map((line) => paperNamed(line, papers));
  for (const [index, paper] of meant.entries()) {
    if (paper === null)
      add(
        "letter",
        `The letter lists “${lines[index]}” among its enclosures, but the appeal has no such document.`,
      );
    else if (!enclosed.includes(paper.id))
      // What is another patient's was left out for that, and is not to be checked again.
      add(
        strangers.some(({ documentId }) => documentId === paper.id) ? "letter" : "enclosures",
        `The letter says that “${paper.title}” is enclosed, but it isn't checked. Take it out of the letter, or check it if it belongs there.`,
      );
  }
  const isOwn = ({ id, type }: Paper) => type !== "denial_letter" && enclosed.includes(id);
  if (speaksOfRecords(text) && !papers.some(isOwn))
    add(
      "documents",
      "The letter says that records are enclosed, but nothing except the payer's own paper is. Upload the records and enclose them.",
    );
  const order = each(meant.flatMap((paper) => (paper && enclosed.includes(paper.id) ? [paper.id] : [])));
  const listed = enclosed.filter((id) => order.includes(id));
  const highest = highestReference(text);
  if (highest > 0 && order.some((id, index) => id !== listed[index]))
    add("enclosures", "The letter counts its enclosures in another order than they are enclosed.");
  if (highest > Math.max(enclosed.length, order.length))
    add("enclosures", `The letter points to enclosure ${highest}, but ${countOf(enclosed.length)} enclosed.`);
  for (const { enclosure, page } of citedPages(text)) {
    const paper = papers.find(({ id }) => id === enclosed[enclosure - 1]);
    if (paper?.leftOut.includes(page))
      add("enclosures", `The letter points to page ${page} of “${paper.title}”, which is left out.`);
  }
  return found;
}

/** In the practice's own words: what stands in quotation marks is the payer's or the chart's. */
const speaksOfRecords = (text: string) =>
  /\benclosed\s+records?\b/i.test(text.replaceAll(/“[^”]*”|"[^"\n]*"/g, ""));

/**
 * What is another patient's never leaves with this one's appeal, whatever the reason: the payer needs none of it (45 CFR 164.502(b)). Their
 * names stay out of the message, which is kept on the record of this patient's appeal.
 */
function strangerProblems({ strangers, enclosed, papers }: GateSubject): GateProblemDto[] {
  return enclosed.flatMap((id) => {
    const paper = papers.find((one) => one.id === id);
    if (!paper) return [];
    const found = new Set(strangers.flatMap((one) => (one.documentId === id ? [one.page] : [])));
    const pages = [...found].filter((page) => !paper.leftOut.includes(page)).sort((a, b) => a - b);
    if (pages.length === 0) return [];
    const behind = [...new Set([...paper.leftOut, ...pages])].sort((a, b) => a - b);
    const canStay = paper.pages !== null && behind.length < paper.pages;
    return problem(
      "other_patient",
      "enclosures",
      `“${paper.title}” has something of another patient on ${pageList(pages)}. ${canStay ? `Leave out ${pageList(pages)}: it can't be sent.` : "It can't be sent with it: leave the document out, or upload it without that."}`,
      { never: true, ...(canStay && { leave_out: { document: id, pages: behind } }) },
    );
  });
}

const unnamedProblems = ({ unnamed, enclosed, papers, appeal }: GateSubject): GateProblemDto[] =>
  papers
    .filter(
      ({ id, patientConfirmed }) =>
        enclosed.includes(id) && unnamed.includes(id) && patientConfirmed?.patient !== appeal.patientName,
    )
    .map(({ id, title }) =>
      problem(
        "unnamed_paper",
        "enclosures",
        `Nothing on “${title}” says whose it is: no page has the patient's name, birth date or record number. Look at it, and leave it out if it isn't this patient's.`,
        { text: title, confirm_patient: { document: id } },
      ),
    );

const countOf = (n: number) => (n === 0 ? "nothing is" : n === 1 ? "only 1 document is" : `only ${n} are`);

function deadlineProblems({ deadline, today }: GateSubject): GateProblemDto[] {
  if (!deadline || deadline.date >= today) return [];
  const on = longDate(deadline.date);
  return [
    problem(
      "deadline_passed",
      "information",
      deadline.certain
        ? `The deadline for this appeal was ${on}. Say why the late request should be taken, or correct the date.`
        : `By the usual limit this appeal may have been due by ${on}. Confirm or correct the date: the letter doesn't call itself late.`,
    ),
  ];
}

/** A request is never called late on the strength of a date that nobody confirmed. */
function latenessProblems({ text, deadline, today }: GateSubject): GateProblemDto[] {
  if (deadline?.certain && deadline.date < today) return [];
  return each(statedLateness(text).map((said) => said.text)).map((said) =>
    problem(
      "unsourced_fact",
      "letter",
      `The letter says that it comes late (“${said}”), but no confirmed deadline has passed.`,
      { text: said },
    ),
  );
}

function recipientProblems({ recipient, appeal }: GateSubject): GateProblemDto[] {
  if (!recipient || recipient.standing === "known") return [];
  const { standing, isCorrected } = recipient;
  const to = faxNumberText(recipient.to);
  const whose = appeal.payerName ? ` to ${appeal.payerName}` : "";
  const message =
    standing === "for_appeals"
      ? `${to} takes appeals${whose}. The denial letter doesn't give it for corrected claims.`
      : `Neither the denial letter nor your payer directory gives ${to} for ${isCorrected ? "corrected claims" : "appeals"}${whose}.`;
  return [problem("unknown_recipient", "recipient", message)];
}

const compact = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** The words of the name in either order, each on its own. */
function holdsName(text: string, name: string): boolean {
  const said = compact(text);
  return name.split(/[\s,.]+/).every((word) => word.length < 2 || said.includes(compact(word)));
}
