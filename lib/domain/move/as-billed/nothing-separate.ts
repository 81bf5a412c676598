import type { DeniedLine } from "@/lib/core/notice";
import { partsIn } from "@/lib/domain/reading/chart/body-parts";
import { findDates } from "@/lib/domain/reading/page/calendar-date";
import { groundOf, linesOf } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";
import { isNoFact } from "../facts/said-as-fact";

const MANIPULATED =
  /\b(?:CMT|SMT|HVLA|manipulat\w+|adjust(?:ed|ments?|ing)?|adj|diversified|activator|drop table|flexion[- ]distraction|side posture|thrust|9894[0-3])\b/i;
const BY_HAND =
  /\b(?:MFR|myofascial|soft[- ]tissue|manual (?:therapy|traction|release)|trigger points?|massage|STM|IASTM|ART|cross[- ]?friction|ischemic compression|PNF|release|stretch(?:ed|ing)?|97140|97124)\b/i;
const WITH_MANIPULATION = new Set(["97140", "97124", "97112"]);
/** "59 not supported, same compartment": the coder's or the clinician's own word on the two services. */
const OWN_WORD =
  /(?:\bmod(?:ifier|\.)? ?|\b(?:\d{5}|[A-Z]\d{4})[ -]|(?<![\w.])-)(?:25|58|59|X[EPSU])\b(?! ?(?:min|lb|kg|deg|%|reps?))[^.\n]{0,30}\b(?:not (?:supported|met|appropriate|warranted|allowed|justified|true)|does(?: not|n['’]t) apply|cannot be (?:used|added|appended)|would be (?:untrue|wrong|false))\b|(?<![\w.-])(?:25|58|59|X[EPSU]) (?:is |was )?(?:not (?:supported|appropriate|warranted|justified)|does(?: not|n['’]t) apply|cannot be (?:used|added|appended)|would be (?:untrue|wrong|false))\b|\b(?:no|not an?) (?:support|basis|grounds?) for (?:a |the |modifier )*(?:25|59|X[EPSU])\b/i;
const NO_OTHER_PROBLEM =
  /\bno (?:other|new|additional|separate|further) (?:problems?|complaints?|concerns?|issues?|symptoms?|conditions?)\b|\bnothing else (?:was )?(?:addressed|evaluated|discussed|examined|done|today)\b|\bno separate (?:evaluation|E\/?M|visit|history)\b/i;
const AS_PLANNED =
  /\b(?:here|back|in|seen|returns?|presents?|came|comes|scheduled|planned|visit)\b[^.\n]{0,20}\b(?:only )?for (?:the |his |her |a |an )?(?:(?:planned|scheduled|repeat|next|second|third|final|\d(?:st|nd|rd|th)|#?\d)\b[^.\n]{0,20})?\b(?:injection|procedure|removal|excision|biopsy|aspiration|series|destruction|cryo\w*|shot|infusion|debridement|treatment)\b|\b(?:post-?op(?:erative)?|wound|suture|staple|stitch|dressing) (?:check|removal|change|visit|follow[- ]?up)\b|\b(?:planned|decided|scheduled) (?:at|on|for|during) (?:the )?(?:last|previous|prior|earlier) visit\b/i;
const VISIT = /^99(?:20[2-5]|21[1-5])$/;
/** Anything of the note that sets one service apart: then a person has to weigh it. */
const APART =
  /(?<!\b(?:no|not|without|nothing|not a) )\b(?:separate(?:ly)?|distinct(?:ly)?|different (?:region|area|site|muscle|session|time)|unrelated|independent(?:ly)?|new (?:problem|complaint|injury)|second (?:problem|complaint))\b|\bmins? (?:separate|apart)\b/i;
const NOTE = /\bsigned\b|\/s\/|,?\s(?:MD|DO|DC|PT|DPT|OTR?(?:\/L)?|NP|FNP|PA-C|DPM|LCSW|PhD|SLP)\b/;
/** What is to come was not done on the day. Under "P" and "Plan" many a note tells today's treatment, unless it goes on in time to come. */
const PLANNED = /^\s*(?:next (?:visit|tx|treatment|appointment)|HEP|home|RTC|follow[- ]?up)\b/i;
const UNDER_PLAN = /^\s*(?:plan|P|P\/?Tx)\b\s{0,8}[:.)-]?/i;
const TO_COME =
  /\b(?:continue|will|next|plan to|to be|again|add|consider|recommend\w*|schedul\w*|RTC|return|progress to|\d(?:-\d)? ?(?:x|times) ?(?:\/|per|a|weekly)|per week|weekly|\d(?:-\d)? (?:more )?(?:wks?|weeks|visits))\b/i;
const isPlanned = (words: string) => PLANNED.test(words) || (UNDER_PLAN.test(words) && TO_COME.test(words));
/** "MFR to the same regions", "over the adjusted segments". */
const SAME_PLACE =
  /(?<!\b(?:not|n['’]t|outside|away|apart|beyond|other|different|beside|from|off)\b (?:\w+ ){0,3})\b(?:same (?:spinal )?(?:regions?|areas?|segments?|levels?|sites?)|(?:adjusted|manipulated) (?:spinal )?(?:regions?|areas?|segments?|levels?))\b(?! as (?:last|previous|prior|before|on|the (?:last|previous))| of (?:pain|complaint))/i;
/** "Cervical and thoracic: not examined today", "no complaint": a place that nothing was done to. */
const NOT_TREATED = /\bnot (?:examined|treated|addressed|adjusted|assessed)\b|\bdeferred\b|\buntreated\b/i;
/** "The shoulder was not manipulated", "no adjustment to the arm": the place named there is one that was not. */
const NOT_MOVED =
  /\b(?:not|never|n['’]t) (?:been |be )?(?:manipulated|adjusted|thrust(?:ed)?)\b|\b(?:no|without(?: any| an?)?) (?:\w+ )?(?:CMT|SMT|HVLA|manipulation|adjustments?|thrust)\b/i;

/**
 * The record of the day itself says that the bundled service was no service of its own: hands-on work at the region that was manipulated, a visit for
 * nothing but the planned procedure, or the practice's own word that no modifier is supported. Each day has to say so, and none may say otherwise.
 */
export function nothingSeparate(
  pages: readonly Page[],
  services: readonly string[],
  denied: readonly DeniedLine[],
  /** The codes that the notice prints, for one whose lines were not read. */
  printed: readonly string[] = [],
): Ground | undefined {
  const ofLines = new Set(denied.flatMap(({ dateOfService }) => dateOfService ?? []));
  // A line may have taken another day of the page, such as that of its print.
  const days = [...ofLines].filter((day) => services.length === 0 || services.includes(day));
  const wanted = days.length > 0 ? days : [...new Set(services)];
  const named = denied.flatMap(({ procedureCode }) => procedureCode?.slice(0, 5) ?? []);
  const bundled = printed.filter((code) => WITH_MANIPULATION.has(code) || VISIT.test(code));
  const codes = [...new Set(named.length > 0 ? named : bundled)];
  if (wanted.length === 0 || codes.length === 0) return undefined;
  const grounds = wanted.map((day) => groundOfDay(ofDay(pages, day), codes));
  return grounds.every((ground) => ground !== undefined) ? grounds[0] : undefined;
}

/** The part of a page that is of that day: a sheet may hold the notes of several. */
function ofDay(pages: readonly Page[], day: string): Page[] {
  return pages.flatMap((page) => {
    const lines = page.text.split("\n");
    const heads = lines.flatMap((line, at) => {
      const [date] = findDates(line);
      return date && line.slice(0, date.start).trim() === "" ? [{ at, day: date.iso }] : [];
    });
    const ofDays = new Set(heads.map((head) => head.day));
    if (ofDays.size > 1 && ofDays.has(day)) {
      return heads
        .filter((head) => head.day === day)
        .map(({ at }) => {
          const end = heads.find((head) => head.at > at && head.day !== day)?.at ?? lines.length;
          return { ...page, text: lines.slice(at, end).join("\n") };
        });
    }
    return findDates(page.text).some(({ iso }) => iso === day) && NOTE.test(page.text) ? [page] : [];
  });
}

function groundOfDay(notes: readonly Page[], codes: readonly string[]): Ground | undefined {
  const [note, ...others] = notes;
  if (!note || others.length > 0 || APART.test(note.text)) return undefined;
  const lines = linesOf(note);
  const own = lines.find((line) => {
    const found = OWN_WORD.exec(line);
    return found !== null && !isNoFact(line, found.index);
  });
  if (own) return groundOf(note, own);
  if (codes.every((code) => VISIT.test(code))) return onlyPlanned(note);
  return codes.some((code) => WITH_MANIPULATION.has(code)) ? atSameRegion(note) : undefined;
}

/** "Also BP 168/98, started amlodipine": more was done than what was planned. */
const MORE_DONE =
  /\balso\b|\bstart(?:ed|ing)\b|\b(?:prescri\w+|increas\w+|decreas\w+|titrat\w+|switch\w*|refer(?:red|ral)|ordered|refill\w*)\b/i;

function onlyPlanned(note: Page): Ground | undefined {
  if (MORE_DONE.test(note.text)) return undefined;
  const lines = linesOf(note);
  const planned = lines.find((line) => AS_PLANNED.test(line));
  const nothing = lines.find((line) => NO_OTHER_PROBLEM.test(line));
  if (!planned || !nothing) return undefined;
  return planned === nothing ? groundOf(note, planned) : groundOf(note, planned, nothing);
}

type Told = { words: string; of: "hand" | "manipulation" | "other" };

/** What the note tells clause by clause; a heading alone, or a list that is set in, goes on below it. */
function toldIn(note: Page): Told[] {
  let last: Told["of"] = "other";
  return linesOf(note)
    .flatMap((line) => line.split(/(?<=[.;])\s+(?=\p{L})|,? (?:then|followed by) /u))
    .map((words) => {
      if (NOT_MOVED.test(words)) {
        last = "other";
        return { words, of: last };
      }
      const hand = BY_HAND.exec(words)?.index ?? Infinity;
      const manipulation = MANIPULATED.exec(words)?.index ?? Infinity;
      // "Soft tissue work before the adjustment": the service that is told stands first.
      const named = hand === manipulation ? undefined : hand < manipulation ? "hand" : "manipulation";
      const isListed = /^\s*(?:[-•*]|[CTL]\d)/.test(words) || /^\s{4,}\S/.test(words);
      last = named ?? (isListed ? last : "other");
      return { words, of: last };
    });
}

function atSameRegion(note: Page): Ground | undefined {
  const told = toldIn(note).filter(({ words }) => !NOT_TREATED.test(words) && !isPlanned(words));
  const moved = told.filter(({ of }) => of === "manipulation").map(({ words }) => words);
  const worked = told.filter(({ of }) => of === "hand").map(({ words }) => words);
  const adjusted = partsIn(moved.join("\n"));
  const byHand = worked.map((words) => ({ words, parts: [...partsIn(words)] }));
  const placed = byHand.filter(({ parts }) => parts.length > 0);
  const sameAs = worked.find((words) => SAME_PLACE.test(words));
  const [first] = placed;
  if (!moved[0] || adjusted.size === 0) return undefined;
  if (!first) return sameAs ? groundOf(note, sameAs) : undefined;
  const isSame = placed.every(({ parts }) => parts.every((part) => adjusted.has(part)));
  const where = moved.find((words) => partsIn(words).size > 0) ?? moved[0];
  return isSame ? groundOf(note, where, first.words) : undefined;
}
