import type { DeniedLine } from "@/lib/core/notice";
import { missedModifiers } from "@/lib/domain/move/as-billed/left-off-modifier";
import { carcOf } from "@/lib/domain/move/facts/denial-code";
import { partsIn } from "@/lib/domain/reading/chart/body-parts";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { isClaimLine } from "@/lib/domain/reading/chart/claim-form";
import { cleanFact, type LetterFacts } from "../../facts/facts";
import { startOfEpisode } from "../../relevance/guards";
import { isPolicyPage } from "../../relevance/policy-page";
import { modifierSupport } from "./modifier-support";
import { diagnosisBefore } from "./proposed-diagnosis";
import { doneAgain } from "./repeated-service";

/**
 * What the corrected claim may say of one denied line by the record: a proposal that a person confirms, with the passages that support it. Where the
 * payer asks for such a change and the record does not support it, what is lacking instead.
 */
export type ProposedChange =
  | { becomes: string; facts: ChartFact[]; hint?: string }
  | { becomes?: never; lacks: string };

type Case = {
  line: DeniedLine;
  code: string;
  /** Of the line's day, of this patient: no copy of the claim and no policy. */
  ofDay: ChartFact[];
  /** Of the episode up to that day. */
  ofEpisode: ChartFact[];
  claimLines: ChartFact[];
  letter: LetterFacts;
  facts: readonly ChartFact[];
  notice: string;
  missed: ReadonlySet<string>;
};

/** What of the chart may support a change; the claim as it was sent, the practice's keying of it and a policy say nothing of what was done. */
const isRecord = (fact: ChartFact) =>
  !fact.measure && !isClaimLine(fact.quote) && !isPolicyPage(fact) && !KEYED.test(fact.quote);
const KEYED =
  /\b(?:charge entr(?:y|ies)|keyed|claim out|autofill|sched(?:uled?)?\b.{0,20}(?:phone|inj)|template|superbill|entered\b.{0,30}\bby|EOB:)/i;
const MOST = 3;
/** Reasons of an edit: the service is part of another one of the day unless a modifier says otherwise. */
const EDITS: ReadonlySet<string> = new Set(["97", "231", "234", "236", "B15"]);

/** Each of the denied lines with the change that the record supports for it, in the order of the lines; nothing where the payer asks for none. */
export function proposedChanges(
  facts: readonly ChartFact[],
  letter: LetterFacts,
  noticeText: string,
): (ProposedChange | undefined)[] {
  const notice = noticeText.replace(/\s+/g, " ");
  const missed = missedModifiers(noticeText);
  const episode = startOfEpisode(facts, letter);
  const proposed = (letter.deniedLines ?? []).map((line) => {
    const code = /^(?:\d{5}|[A-Z]\d{4})(?!\w)/.exec(cleanFact(line.procedureCode ?? ""))?.[0];
    const days = letter.datesOfService ?? [];
    const day = line.dateOfService ?? (days.length === 1 ? days[0] : undefined);
    if (!code || !day) return undefined;
    const records = facts.filter((fact) => isRecord(fact) && fact.date !== undefined);
    const one: Case = {
      ...{ line, code, letter, facts, notice, missed },
      ofDay: records.filter(({ date }) => date === day),
      ofEpisode: records.filter(({ date = "" }) => (!episode || date >= episode) && date <= day),
      claimLines: facts.filter(({ quote, date }) => isClaimLine(quote) && date === day),
    };
    for (const rule of RULES) {
      const found = rule(one);
      if (found) return found;
    }
    return undefined;
  });
  return withDrugs(proposed, letter);
}

type Rule = (one: Case) => ProposedChange | undefined;

const carcOfLine = ({ line, letter }: Case) => line.code ?? carcOf(letter);
const adds = (modifier: string, { code }: Case) => `${code}, modifier ${modifier} added`;
/** The line had it: what the payer misses is something else. */
const hadOnLine = (modifier: string, { line, code, claimLines }: Case) =>
  (line.procedureCode ?? "").split(/\W+/).includes(modifier) ||
  claimLines.some(
    ({ quote }) =>
      quote.includes(`${code} with modifier`) &&
      (MODIFIERS_TOLD.exec(quote)?.[1] ?? "").split(" ").includes(modifier),
  );
const MODIFIERS_TOLD = /\bmodifiers? (\w{2}(?: \w{2})*)\b/;

const THERAPY =
  /^(?:970[1-3]\d|971[1-6]\d|975[34]\d|977[56]\d|9250[78]|9252[1-6]|9260[5-9]|9261[0-8]|G0283)$/;
const DISCIPLINES = [
  {
    modifier: "GP",
    plans: /\bphysical\b[^.;]{0,24}\b(?:therap\w*|plan of care)/i,
    signs: /,\s*(?:D?PT|PTA|MPT|MSPT)\b/,
  },
  {
    modifier: "GO",
    plans: /\boccupational\b[^.;]{0,24}\b(?:therap\w*|plan of care)/i,
    signs: /,\s*(?:OTR(?:\/L)?|COTA(?:\/L)?|OTD|OT)\b/,
  },
  {
    modifier: "GN",
    plans: /\bspeech\b[^.;]{0,24}\b(?:therap\w*|patholog\w*|plan of care)/i,
    signs: /,\s*(?:M\.?[AS]\.?,? ?)?(?:CCC-SLP|SLP)\b/,
  },
] as const;
const OF_DISCIPLINE =
  /\b(?:therapy|discipline|plan of care)\b[^.;]{0,60}\bmodifiers?\b|\bmodifiers?\b[^.;]{0,60}\b(?:discipline|therapy|plan of care)\b/i;
const NO_MODIFIER =
  /\bmodifiers?\b[^.;]{0,50}\b(?:missing|required|omitted|absent)\b|\b(?:missing|requires?|needs?|without|lacks?|no)\b[^.;]{0,30}\bmodifiers?\b/i;

/** GP, GO and GN say under whose plan of care a therapy service was given: the therapist who signed the note of the day tells which. */
const therapyModifier: Rule = (one) => {
  const { code, missed, notice, ofDay, ofEpisode } = one;
  const named = DISCIPLINES.filter(({ modifier }) => missed.has(modifier));
  const others = [...missed].some((modifier) => !DISCIPLINES.some((each) => each.modifier === modifier));
  const asked =
    named.length > 0 ||
    OF_DISCIPLINE.test(notice) ||
    (carcOfLine(one) === "4" && !others && NO_MODIFIER.test(notice));
  if (!THERAPY.test(code) || !asked || DISCIPLINES.some(({ modifier }) => hadOnLine(modifier, one)))
    return undefined;
  const told = DISCIPLINES.map((each) => ({
    modifier: each.modifier,
    signed: ofDay.filter(({ quote }) => each.signs.test(quote)),
    planned: ofEpisode.filter(
      ({ quote }) => each.plans.test(quote) && /\b(?:plan|POC|week|wks?|x)\b/i.test(quote),
    ),
  })).filter(({ signed, planned }) => signed.length > 0 || planned.some((fact) => ofDay.includes(fact)));
  const [only, ...more] = told;
  if (
    !only ||
    more.length > 0 ||
    (named.length > 0 && !named.some((each) => each.modifier === only.modifier))
  )
    return {
      lacks:
        more.length > 0
          ? "The record of the day names more than one discipline."
          : "No therapist's signature and no plan of care that tells the discipline was found for the day.",
    };
  return { becomes: adds(only.modifier, one), facts: firstOf(only.planned, only.signed) };
};

const VISIT = /^(?:9920[2-5]|9921[1-5]|9924[1-5]|9928[1-5]|9938[1-7]|9939[1-7])$/;
const OF_VISIT =
  /\bmodifier 25\b|\bseparately identifiable\b|\bsignificant\b[^.;]{0,30}\bseparate\b|\bmodifiers?\b/i;
const APART_SAID =
  /(?<!\b(?:not|no|nor) (?:\w+ ){0,2})\b(?:separately identifiable|(?:separate|apart|distinct|unrelated) (?:from|to) the (?:procedure|injection|biopsy))\b/i;
/** "35 min total on the visit, not counting the adjustment": the visit's time without that of what was done beside it. */
const OWN_TIME =
  /^(?!.*\b(?:exercises?|manual|modalit\w+|massage|traction|timed|treatment time|97\d{3})\b)(?=.*\b(?:E\/M|visit|evaluation|exam\w*|total|counsel\w*|face[- ]to[- ]face)\b).*\b\d{1,3} ?min(?:utes?|s)?\b[^.;]{0,60}\b(?:not (?:counting|including)|excluding|exclusive of|apart from|separate from|outside(?: of)?|in addition to|besides|other than) (?:the |any |time (?:for|of) (?:the )?)?(?:\w+ )?(?:adjustments?|manipulations?|CMT|procedures?|injections?|biops(?:y|ies)|treatments?)\b/i;
const DIAGNOSIS = /(?<![\w.-])[A-TV-Z]\d[0-9AB](?:\.[0-9A-Z]{1,4})?(?![\w-]|\.\w)/g;
const MANAGED =
  /\b(?:start(?:ed)?|increas\w+|rais\w+|lower(?:ed)?|decreas\w+|refill\w*|prescri\w+|order(?:ed|s)?|refer(?:red|ral)?|titrat\w+|(?:med(?:ication|icine)?s?|dose) (?:was |is )?(?:changed?|adjusted)|switch\w*|\d+ ?(?:mg|mcg|units)\b|labs?|panel|A1c|HbA1c|x-?rays?|MRI)\b/i;
const OF_PROCEDURE =
  /\b(?:procedures?|inject\w*|biops\w+|remov\w+|excis\w+|aspirat\w+|lesions?|J\d{4}|cryo\w*|LN2|shav\w+|sutur\w*|arthrocent\w+|see procedure note)\b/i;

/** A preventive visit, Medicare's wellness visits among them. */
const PREVENTIVE = /\b(?:9938[1-7]|9939[1-7]|G0402|G043[89])\b/;
const ROUTINE =
  /\bZ(?:00|01)\.\w+|\b(?:well[- ](?:child|woman|baby|visit)|preventive|routine|immuni[sz]\w*|vaccin\w*|screening)\b/i;

const isOnPage = (a: ChartFact, b: ChartFact) =>
  a.place.documentId === b.place.documentId && a.place.page === b.place.page;

/**
 * A problem with a diagnosis of its own beside the preventive visit, and what was done about it on the same page: what an illness takes
 * goes beyond the check-up.
 */
function besidePreventive({ code, notice, ofDay }: Case): ChartFact[] {
  if (!PREVENTIVE.test(notice) || PREVENTIVE.test(code)) return [];
  const problems = ofDay.filter(({ quote, adverse }) => {
    const codes = quote.match(DIAGNOSIS) ?? [];
    return !adverse && codes.length > 0 && codes.every((each) => !each.startsWith("Z"));
  });
  const managed = ofDay.filter(
    (fact) =>
      !fact.adverse &&
      MANAGED.test(fact.quote) &&
      !ROUTINE.test(fact.quote) &&
      problems.some((problem) => isOnPage(problem, fact)),
  );
  return managed.length > 0 ? firstOf(problems, managed) : [];
}

/** 25: the note of the day works up or treats a problem that is not what the procedure was for. */
const visitModifier: Rule = (one) => {
  const { code, missed, notice, ofDay } = one;
  const folded = missed.has("25") || (EDITS.has(carcOfLine(one)) && OF_VISIT.test(notice));
  if (!VISIT.test(code) || !folded || hadOnLine("25", one)) return undefined;
  const beside = besidePreventive(one);
  if (beside.length > 0) return { becomes: adds("25", one), facts: beside };
  const procedure = ofDay.filter(({ quote }) => OF_PROCEDURE.test(quote));
  const its = {
    codes: new Set(procedure.flatMap(({ quote }) => quote.match(DIAGNOSIS) ?? [])),
    parts: new Set(procedure.flatMap(({ quote }) => [...partsIn(quote)])),
  };
  const kinds = new Set(
    ofDay.flatMap(({ quote }) => (quote.match(DIAGNOSIS) ?? []).map((each) => each.slice(0, 3))),
  );
  // Of one problem alone, with no word of the procedure, nothing tells which of the two it was seen for.
  const isTold = procedure.length > 0 || kinds.size > 1;
  const apart = ofDay.filter(
    ({ quote, adverse }) =>
      !adverse &&
      (APART_SAID.test(quote) ||
        OWN_TIME.test(quote) ||
        (isTold &&
          (quote.match(DIAGNOSIS) ?? []).some((each) => !its.codes.has(each)) &&
          MANAGED.test(quote) &&
          !OF_PROCEDURE.test(quote) &&
          its.parts.isDisjointFrom(partsIn(quote)))),
  );
  // "Lisinopril 10 to 20 mg" on the page of the problem that is told apart.
  const managed = ofDay.filter(
    (fact) =>
      !fact.adverse &&
      MANAGED.test(fact.quote) &&
      !OF_PROCEDURE.test(fact.quote) &&
      its.parts.isDisjointFrom(partsIn(fact.quote)) &&
      apart.some((problem) => isOnPage(problem, fact)),
  );
  return apart.length > 0
    ? { becomes: adds("25", one), facts: firstOf(apart, managed) }
    : { lacks: "No passage of the day's note was found that treats a problem apart from the procedure." };
};

const DISTINCT = ["59", "XE", "XP", "XS", "XU"];
const OF_DISTINCT = /\b(?:separate(?:ly)?|distinct|different|another|code pair|correct coding|NCCI)\b/i;
const SAID_DISTINCT =
  /(?<!\b(?:not|no|nor|if|when|same) (?:\w+ ){0,2})\b(?:separate|different|distinct) (?:lesions?|(?:anatomic(?:al)? |body )?(?:sites?|areas?|regions?)|structures?|incisions?|injur(?:y|ies)|sessions?|encounters?|15[- ]minute (?:periods?|intervals?))\b/i;
const SAID_SAME =
  /\b(?:no separate (?:time|regions?|sites?|lesions?|sessions?)|(?:at|in|to|of|on|over|base of) the same (?:lesion|site|region|area|session|sitting|muscles?)|not (?:separate|distinct)|during (?:these|those|the same) \w+)\b/i;
const MANIPULATION = /^9894[0-3]$/;
const MANIPULATED = /\bCMT\b|\bmanipulat\w+|\badjust(?:ed|ments?)\b|\b9894[0-3]\b/i;
const HANDS_ON =
  /\bmanual therapy\b|\bmyofascial\b|\bsoft[- ]tissue\b|\bmobili[sz]ation\b|\btrigger points?\b/i;

/** 59 and the X modifiers: another region, another lesion or other minutes than the service it was folded into, as the note of the day says. */
const distinctModifier: Rule = (one) => {
  const { code, missed, notice, ofDay } = one;
  const named = DISTINCT.filter((modifier) => missed.has(modifier));
  const folded =
    named.length > 0 ||
    (EDITS.has(carcOfLine(one)) && /\bmodifiers?\b/i.test(notice) && OF_DISTINCT.test(notice));
  if (VISIT.test(code) || MANIPULATION.test(code) || !folded) return undefined;
  if (DISTINCT.some((modifier) => hadOnLine(modifier, one))) return undefined;
  const same = ofDay.find(({ quote }) => SAID_SAME.test(quote));
  if (same) return { lacks: `The record of the day says “${cleanFact(same.quote)}”` };
  const said = ofDay.filter(({ quote, adverse }) => !adverse && SAID_DISTINCT.test(quote));
  const besideManipulation = /\b9894[0-3]\b/.test(notice) || /manipulat|chiropractic adjust/i.test(notice);
  const shown = besideManipulation ? [...elsewhere(one), ...said] : [...said, ...atOtherTimes(one)];
  if (shown.length === 0)
    return {
      lacks: besideManipulation
        ? "No passage of the day's note was found that has it on another region than the manipulation."
        : "No passage of the day's note was found that has it at another site or in minutes of its own.",
    };
  const [modifier = "59"] = named;
  return {
    becomes: adds(modifier, one),
    facts: firstOf(shown),
    ...(named.length === 1 ? {} : { hint: "Some payers want XE, XP, XS or XU in place of 59." }),
  };
};

/** What was done by hand, and what was manipulated, where the two share no part of the body. */
function elsewhere({ code, ofDay }: Case): ChartFact[] {
  const manipulated = ofDay.filter(({ quote }) => MANIPULATED.test(quote) && !quote.includes(code));
  const byHand = ofDay.filter(
    (fact) =>
      !manipulated.includes(fact) &&
      (fact.quote.includes(code) || (/^971(?:24|40)$/.test(code) && HANDS_ON.test(fact.quote))) &&
      partsIn(fact.quote).size > 0,
  );
  const treated = new Set(manipulated.flatMap(({ quote }) => [...partsIn(quote)]));
  const parts = new Set(byHand.flatMap(({ quote }) => [...partsIn(quote)]));
  return treated.size > 0 && parts.size > 0 && treated.isDisjointFrom(parts)
    ? [...byHand.slice(0, 2), ...manipulated.filter(({ quote }) => partsIn(quote).size > 0).slice(0, 1)]
    : [];
}

const CLOCK = String.raw`(\d{1,2}):(\d{2})\s?(?:[ap]m)?`;
const CODE_FIRST = new RegExp(String.raw`\b(\d{5})\s{1,3}${CLOCK}\s?(?:-|–|to)\s?${CLOCK}`, "gi");
const CLOCK_FIRST = new RegExp(String.raw`\b${CLOCK}\s?(?:-|–|to)\s?${CLOCK}\s{1,3}(\d{5})\b`, "gi");

/** The minutes of the code, and those of the day's other codes, by the clock and without overlap. */
function atOtherTimes({ code, ofDay }: Case): ChartFact[] {
  const spans = ofDay.flatMap((fact) => {
    const codeFirst = [...fact.quote.matchAll(CODE_FIRST)].map(([, of = "", ...clock]) => ({ of, clock }));
    const found =
      codeFirst.length > 0
        ? codeFirst
        : [...fact.quote.matchAll(CLOCK_FIRST)].map(([, ...rest]) => ({
            of: rest[4] ?? "",
            clock: rest.slice(0, 4),
          }));
    return found.map(({ of, clock: [h1, m1, h2, m2] }) => ({
      ...{ fact, of },
      from: Number(h1) * 60 + Number(m1),
      to: Number(h2) * 60 + Number(m2),
    }));
  });
  const own = spans.filter(({ of }) => of === code);
  const others = spans.filter(({ of }) => of !== code);
  const apart = own.every((mine) => others.every(({ from, to }) => mine.to <= from || to <= mine.from));
  return own.length > 0 && others.length > 0 && apart
    ? [...new Set([...own, ...others].map(({ fact }) => fact))]
    : [];
}

const REPEATED = ["76", "77"];
const OF_REPEAT =
  /\brepeat(?:ed)?\b|\bmore than once\b|\b(?:done|given|performed|provided) (?:twice|again)\b/i;
/** 76: the note of the day has the service a second time, by the clock. By whom it was repeated (77) is for a person to say. */
const repeatModifier: Rule = (one) => {
  const { code, missed, notice, ofDay } = one;
  const named = REPEATED.filter((modifier) => missed.has(modifier));
  const asked =
    named.length > 0 ||
    (carcOfLine(one) === "18" && OF_REPEAT.test(notice) && /\bmodifiers?\b/i.test(notice));
  if (VISIT.test(code) || !asked || REPEATED.some((modifier) => hadOnLine(modifier, one))) return undefined;
  const again = doneAgain(ofDay);
  if (again.length === 0)
    return {
      lacks: "No passage of the day's note was found that has the service a second time, by the clock.",
    };
  const [modifier = "76"] = named.length === 1 ? named : [];
  return {
    becomes: adds(modifier, one),
    facts: firstOf(again),
    hint: "76 stands for the same clinician, 77 for another one.",
  };
};

/** The payer speaks of sides, and not of the right to appeal or of a claim that was right. */
const OF_SIDE =
  /\blaterality\b|\bbilateral\b|\b(?:left|right)[- ](?:sided?|knee|hip|shoulder|elbow|wrist|hand|thumb|finger|ankle|foot|toe|leg|arm|eye|ear|breast)\b|\b(?:left (?:and|or|vs\.?|versus) right|right (?:and|or|vs\.?|versus) left)\b/i;
const SIDED = /\b(?:right|left|bilateral|both|RT|LT)\b|\b[RL]\b/i;
const DONE =
  /\b(?:consent\w*|time[- ]?out|marked|procedure|inject(?:ed|ion)|aspirat\w+|approach|joint|prepped|incision|operat\w+)\b/i;
const TO_COME = /\b(?:next visit|plan(?:ned)?|not examined|compar\w+|no complaints?|will)\b/i;
const SIDES = {
  RT: /\b(?:[Rr]ight|RIGHT|R[Tt]?)\b/,
  LT: /\b(?:[Ll]eft|LEFT|L[Tt]?)\b/,
  "50": /\b(?:bilateral|both)\b/i,
};

const BILLED_SIDE = /\b(\d{5})(?:\s{1,12}|-)(RT|LT)\b/g;

/** RT, LT and 50: the side on which the procedure was done, as its consent, time-out and note have it. */
const sideModifier: Rule = (one) => {
  const { code, missed, notice, ofDay } = one;
  const carc = carcOfLine(one);
  const asked =
    ["RT", "LT", "50"].some((modifier) => missed.has(modifier)) ||
    (["4", "11"].includes(carc) &&
      /\bmodifiers?\b/i.test(notice) &&
      // The line as it was billed has a side, which is the modifier that the payer finds wrong.
      (OF_SIDE.test(notice) || [...notice.matchAll(BILLED_SIDE)].some(([, billed]) => billed === code)));
  if (VISIT.test(code) || !/^\d{5}$/.test(code) || !asked) return undefined;
  const done = ofDay.filter(
    ({ quote, adverse }) => !adverse && DONE.test(quote) && !TO_COME.test(quote) && SIDED.test(quote),
  );
  const sides = (Object.keys(SIDES) as (keyof typeof SIDES)[]).filter((side) =>
    done.some(({ quote }) => SIDES[side].test(quote)),
  );
  const [side, ...others] = sides;
  if (!side || others.length > 0)
    return {
      lacks: side
        ? "The note of the day has more than one side for the procedure."
        : "No passage of the day's note was found that says on which side the procedure was done.",
    };
  if (hadOnLine(side, one)) return undefined;
  const had = side === "RT" ? "LT" : side === "LT" ? "RT" : undefined;
  const wasOther = [...notice.matchAll(BILLED_SIDE)].some(([, billed, on]) => billed === code && on === had);
  return {
    becomes: wasOther ? `${code}, modifier ${side} in place of ${had}` : adds(side, one),
    facts: firstOf(done),
  };
};

/** A pain score alone shows no more than that the patient had pain. */
const ACTIVE =
  /\b(?:active (?:care|treatment|phase|manipulation)|(?:sub-?)?acute|exacerbat\w+|flare\w*|new (?:injury|complaint|episode|condition)|improv\w+|progress(?:ing|ed)|goals?|visit \d{1,2} of \d{1,2}|(?:pain|spasm|tenderness|stiffness) (?:is )?(?:less|better|down)|less (?:pain|spasm|tenderness|stiffness))\b/i;
const AGAINST_AT = /\b(?:maintenance|wellness|supportive care|palliative care|no further improvement)\b/i;

/** AT: the visit was active treatment, as its own note says. */
const activeTreatment: Rule = (one) => {
  const { line, letter, missed, facts, ofDay } = one;
  const days = line.dateOfService ? [line.dateOfService] : (letter.datesOfService ?? []);
  if (!/^9894[0-2]$/.test(one.code) || !missed.has("AT") || hadOnLine("AT", one)) return undefined;
  const against = ofDay.find(({ quote }) => AGAINST_AT.test(quote));
  if (against) return { lacks: `The record of the day says “${cleanFact(against.quote)}”` };
  const shown = modifierSupport(facts, { ...letter, datesOfService: days }, one.notice).filter(
    (fact) => ofDay.includes(fact) && ACTIVE.test(fact.quote),
  );
  return shown.length > 0
    ? { becomes: adds("AT", one), facts: firstOf(shown) }
    : { lacks: "No passage of the day's note was found that shows active treatment." };
};

const OF_DIAGNOSIS = /\bdiagnos[ei]s\b|\bICD\b|\bpointer\b/i;

/** The diagnosis that the record has for the service, where the payer finds that the claim's does not go with it. */
const rightDiagnosis: Rule = (one) => {
  const { letter, notice, line, code, ofDay, ofEpisode } = one;
  if (VISIT.test(code) || carcOfLine(one) !== "11") return undefined;
  if (!OF_DIAGNOSIS.test(`${line.reason ?? ""} ${letter.denialText ?? ""}`)) return undefined;
  const [had, ...more] = (letter.diagnosisCodes ?? []).filter((each) => notice.includes(each));
  if (!had || more.length > 0) return undefined;
  const right = diagnosisBefore(had, ofDay, ofEpisode);
  return right
    ? { becomes: `${code}, diagnosis ${right.code} in place of ${had}`, facts: firstOf(right.facts) }
    : { lacks: "The record has no one diagnosis that it ties to this service." };
};

/** The first that asks for a change of its own kind decides. */
const RULES: readonly Rule[] = [
  therapyModifier,
  visitModifier,
  activeTreatment,
  sideModifier,
  distinctModifier,
  repeatModifier,
  rightDiagnosis,
];

/** A drug carries no side: beside a procedure whose side was wrong its line stays as it was. */
function withDrugs(
  proposed: (ProposedChange | undefined)[],
  { deniedLines = [] }: LetterFacts,
): (ProposedChange | undefined)[] {
  const beside = proposed.find((one) => one?.becomes && / modifier (?:RT|LT|50) /.test(one.becomes));
  if (!beside?.becomes) return proposed;
  return proposed.map((one, at) => {
    const drug = /^J\d{4}(?!\w)/.exec(cleanFact(deniedLines[at]?.procedureCode ?? ""))?.[0];
    return (
      one ??
      (drug ? { becomes: `${drug}, no change`, facts: [], hint: "A drug carries no side." } : undefined)
    );
  });
}

/** One passage of each list by turns, so that what supports a change from two sides is told from both. */
function firstOf(...lists: readonly ChartFact[][]): ChartFact[] {
  const turns = Array.from({ length: MOST }, (_, turn) => lists.flatMap((list) => list[turn] ?? []));
  return [...new Set(turns.flat())].slice(0, MOST);
}
