import { readDeadline } from "./deadline/deadline";
import { belowLabels } from "./denial/below-labels";
import { type CategoryFinding, classifyDenial } from "./denial/category";
import { countedReasons } from "./denial/counted-reasons";
import { findCodes, readDenialCode } from "./denial/denial-code";
import { readDenialText } from "./denial/denial-text";
import { afterDecision, withFacts } from "./denial/reason-extent";
import { withoutHeading } from "./denial/reason-heading";
import type { ReasonText } from "./denial/reason-text";
import type { Candidate } from "./page/candidate";
import { decidesAppeal } from "./paper/kind-groups";
import { isStatesOwnMedicaid } from "./paper/line-of-business";
import { readStatedReason, readWhyDismissed, withWhatNeverCame } from "./paper/stated-reason";
import type { PaperAtHand } from "./paper-at-hand";
import { readServiceDates } from "./services/service-dates";
import { weighedDeadline } from "./weighed/fill";
import { weighCategory, weighedReason } from "./weighed/weighed-reason";

/** Why the payer refuses, and until when that can be appealed. */
type Decision = {
  code: Candidate | undefined;
  reason: ReasonText | undefined;
  category: Candidate | undefined;
  deadline: Candidate | undefined;
};

export function readDecision(at: PaperAtHand, noticeDate: string | undefined): Decision {
  const { reading, scope } = at;
  const code = readDenialCode(reading, findCodes(reading), scope);
  const { reason, withoutFacts } = reasonOf(at, code);
  return {
    ...{ code, reason },
    category: categoryOf(code, reason, withoutFacts),
    deadline: deadlineOf(at, noticeDate),
  };
}

type Code = ReturnType<typeof readDenialCode>;

/** The reason as it is shown; `withoutFacts` where it was led on to what the paper tells beside it. */
function reasonOf(
  { reading, scope, paper: { kind } }: PaperAtHand,
  code: Code,
): { reason: ReasonText | undefined; withoutFacts: ReasonText | undefined } {
  const told = readDenialText(reading, code, scope);
  const dismissed = kind === "dismissal" ? readWhyDismissed(reading, told) : undefined;
  const stated = dismissed ?? (told && told.score > HARDLY_TOLD ? told : (readStatedReason(reading) ?? told));
  const weighed = stated && stated.score >= WELL_TOLD ? stated : weighedReason(reading, stated);
  const likeliest = weighed && kind !== "dismissal" ? afterDecision(reading, weighed) : weighed;
  const best = (kind === "dismissal" && likeliest && withWhatNeverCame(reading, likeliest)) || likeliest;
  const whole = countedReasons(reading, best) ?? (best && withFacts(reading, best));
  return {
    reason: whole && withoutHeading(reading.lines, belowLabels(reading, whole)),
    withoutFacts: whole === best ? undefined : best,
  };
}

/** The nearest sentence to a reason, where none was stated in known words. */
const HARDLY_TOLD = 0.3;
/** From here on the words are those of a reason, or stand where reasons stand. */
const WELL_TOLD = 0.6;

function categoryOf(
  code: Code,
  reason: ReasonText | undefined,
  withoutFacts: ReasonText | undefined,
): Candidate | undefined {
  const weigh = (said: string | undefined) => weighCategory(classifyDenial(said, code?.value), said);
  const category = surerOf(weigh(reason?.value), withoutFacts && weigh(withoutFacts.value));
  return (
    category && {
      value: category.category,
      score: category.confidence,
      spans: reason?.spans ?? code?.spans ?? [],
      basis: `from ${category.basis}`,
    }
  );
}

/** The sentence that says no may tell the category more surely than all that its paragraph tells beside it. */
const surerOf = (told?: CategoryFinding, more?: CategoryFinding): CategoryFinding | undefined =>
  told && more && more.category !== "other" && more.confidence > told.confidence ? more : told;

function deadlineOf(at: PaperAtHand, noticeDate: string | undefined): Candidate | undefined {
  const { reading, scope, weighed } = at;
  const { kind, stage } = at.paper;
  const services = readServiceDates(reading, scope, noticeDate, stage)?.value.split(", ");
  const isLast = decidesAppeal(kind) || kind === "recoupment";
  const deadline =
    readDeadline(reading, noticeDate, services, isLast) ??
    // Where the carrier of an injury at work, or the State that pays by itself, takes no reconsideration, the State's hearing or outside review is the next step.
    (!isLast && goesToState(at) ? readDeadline(reading, noticeDate, services, true) : undefined) ??
    weighedDeadline(weighed, noticeDate, reading, services);
  return deadline && { ...deadline, basis: `${deadline.basis}: "${deadline.quote.slice(0, 240)}"` };
}

function goesToState({ whole, payer, paper: { lineOfBusiness } }: PaperAtHand): boolean {
  if (lineOfBusiness === "workers_comp") return true;
  const text = () => whole.lines.map((line) => line.text).join("\n");
  return lineOfBusiness === "medicaid_mco" && isStatesOwnMedicaid(payer?.value ?? "", text());
}
