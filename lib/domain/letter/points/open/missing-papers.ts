import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { type LetterFacts, longDate } from "../../facts/facts";
import { isServiceDay } from "../../facts/service-period";
import type { DenialPoint } from "../notice/denial-points";
import { CONSENT_HELD, consentPapers, lacksConsent } from "./appeal-consent";
import { outsideApprovals } from "./codes-approved";
import { NOT_THERE } from "./paper-held";
import { OF_ITS_OWN, type PaperKind } from "./paper-kinds";

/** A part of a sentence that asks: what it is about stands near its beginning, not in a clause that says what it is for. */
const LEADS = 45;
/** "If there is one": not having it is an answer. */
const WHERE_THERE_IS = /\bif (?:there (?:is|are|was|were)|any|available|one|applicable|taken|you have)\b/i;
const SUBORDINATE = /\b(?:that|which|so|because|if|would)\b/i;

/** A note that quotes the paper has it at hand; one that still asks for it does not. */
const isAtHand = ({ held, page = held }: PaperKind, facts: readonly ChartFact[]) =>
  facts.some(
    ({ heading, quote, adverse }) =>
      page.test(heading) || (!adverse && held.test(quote) && !NOT_THERE.test(quote)),
  );

/** The paper that a point is about, where the chart has none of its kind. */
export function lackedPaper(
  { text, granted }: Pick<DenialPoint, "text" | "granted">,
  facts: readonly ChartFact[],
): string | undefined {
  if (granted || WHERE_THERE_IS.test(text)) return undefined;
  const paper = OF_ITS_OWN.find(({ asked }) => {
    const at = text.search(asked);
    return at >= 0 && at <= LEADS && !SUBORDINATE.test(text.slice(0, at));
  });
  return paper && !isAtHand(paper, facts) ? paper.name : undefined;
}

const UNSIGNED =
  /\bunsigned\b|\bnot (?:yet )?(?:e-?)?signed\b|\bsignature\b\W{0,3}_{4,}|\b(?:awaiting|pending|needs?) (?:\w+ )?signature\b|\bsignature (?:is )?(?:pending|missing|needed)\b|\bnever signed\b/i;
const SIGNED = /(?<!\b(?:not|never|un|yet|be) ?)\b(?:e-?|electronically )?signed by\b|\be-signed\b/i;
/** What is said of another paper than the note. */
const OF_ANOTHER =
  /\b(?:plan of care|POC|order|referral|consent|ABN|certification|form|policy|agreement)\b[^.;]{0,30}$/i;
const MOST_DAYS = 6;

/** The days of service whose note the chart itself calls unsigned: it proves nothing to a reviewer until its author signs or attests. */
export function unsignedDays(all: readonly ChartFact[], letter: LetterFacts): string[] {
  const said = all.filter(
    ({ measure, date }) => !measure && date !== undefined && isServiceDay(letter, date),
  );
  const days = said.flatMap(({ quote, date = "" }) => {
    const at = quote.search(UNSIGNED);
    return at >= 0 && !OF_ANOTHER.test(quote.slice(0, at)) ? [date] : [];
  });
  const signed = new Set(
    said.flatMap(({ quote, date = "" }) => (SIGNED.test(quote) && !UNSIGNED.test(quote) ? [date] : [])),
  );
  return [...new Set(days)].filter((day) => !signed.has(day)).sort();
}

const CONSENT_WORD =
  /\b(?:consent|permission|authori[sz](?:ation|es?)|say(?:s)? yes|agree(?:s|ment)?|designat\w+|appoint\w*)\b/i;
/** Who may appeal for the patient, and that it takes a paper. */
const BY_PROVIDER =
  /\b(?:providers?|prescribers?|doctors?|physicians?|therapists?|practitioners?|clinics?|facilit(?:y|ies)|practice)\b|\byou,? with (?:the |a |your )?(?:member|patient|enrollee|beneficiary|parent|guardian|subscriber|insured|client)\b|\b(?:member|patient|enrollee|beneficiary|parent|guardian|subscriber|insured)['’]?s? (?:(?:specific|prior|express|own) )?(?:written|signed) (?:consent|permission|authori[sz]ation)\b/i;
const IN_WRITING = /\b(?:written|in writing|signed|sign(?:s|ature)?|form)\b/i;
const OF_APPEAL =
  /\b(?:appeals?|grievances?|reconsider(?:ation)?|redetermination|disputed claim|hearing|on (?:your|the member['’]?s?|the patient['’]?s?|his|her|their) behalf|acts? for)\b/i;
const WITHOUT =
  /\b(?:without|no|not? need(?:ed)?|(?:do|does|is|are) not (?:need|require)\w*|not required)\b[^.;]{0,40}\b(?:consent|permission|authori[sz]ation|appointment)\b|\b(?:consent|permission|authori[sz]ation)\b[^.;]{0,30}\b(?:not (?:needed|required)|unnecessary)\b/i;
/** Two neighboring sentences may say it: "Your provider can appeal if you say yes in writing; the signed consent has to come with it." */
const CLAUSES = /(?<=[.!?])\s+(?=\p{Lu})/u;

/** Whether the notice lets the practice appeal for the patient only with the patient's written consent. */
export const wantsConsent = (noticeText: string): boolean =>
  noticeText
    .replace(/\s+/g, " ")
    .split(CLAUSES)
    .some(
      (said, at, all) =>
        CONSENT_WORD.test(said) &&
        BY_PROVIDER.test(said) &&
        IN_WRITING.test(said) &&
        (OF_APPEAL.test(said) ||
          (FOR_IT.test(said) && OF_APPEAL.test(all[at - 1] ?? "")) ||
          ((FOR_MEMBER.test(said) || OR_PROVIDER.test(said)) &&
            all.slice(Math.max(0, at - 2), at).some((before) => OF_APPEAL.test(before)))) &&
        !WITHOUT.test(said),
    );
/** "An appeal may be asked for within 60 days. A provider may ask for it if the parent agrees in writing." */
const FOR_IT = /\b(?:ask for|request|file|make|bring|send) (?:it|one|this)\b|\bdo (?:so|this)\b/i;
/** "A provider may write for the enrollee": of an appeal, where one of the two sentences before is of it. */
const FOR_MEMBER =
  /\b(?:write|act|ask|speak|apply) for (?:the|a) (?:enrollee|member|patient|participant|beneficiary)\b/i;

/** "The member may ask, or her provider with her written consent." under "Internal appeal". */
const OR_PROVIDER =
  /\b(?:may|can) (?:ask|appeal|write|do so)\b,? or (?:her|his|their|the|an?|your|its) (?:\w+ )?(?:providers?|doctors?|physicians?|practitioners?|therapists?|practice|clinic)\b[^.;]{0,20}\bwith\b[^.;]{0,30}\bconsent\b/i;

/** What the notice asks for beside its reasons, or a reviewer will miss, and the chart does not have: for the person, not for the letter. */
export function missingPapers(all: readonly ChartFact[], letter: LetterFacts, noticeText: string): string[] {
  const missing = unsignedDays(all, letter)
    .slice(0, MOST_DAYS)
    .map(
      (day) =>
        `The note of ${longDate(day)} is unsigned: it needs its author's signature or a signed attestation before it goes along.`,
    );
  const consented =
    consentPapers(all).size > 0 ||
    all.some(
      ({ heading, quote, adverse }) =>
        !adverse &&
        CONSENT_HELD.test(`${heading} ${quote}`) &&
        !NOT_THERE.test(quote) &&
        !UNSIGNED.test(quote) &&
        !lacksConsent(quote),
    );
  if (wantsConsent(noticeText) && !consented)
    missing.push(
      "The notice wants the patient's (or a parent's) written consent to an appeal by the practice, and none was found: a consent to treatment is not enough.",
    );
  if (letter.denialCategory === "authorization") missing.push(...outsideApprovals(all, letter));
  return missing;
}
