import { findDates } from "@/lib/domain/reading/page/calendar-date";

/** A paper on which coder and clinician settle what was done: no payer writes one. */
const OF_CODING =
  /\b(?:cod(?:ing|er)|CPC|CCS|charge (?:slip|ticket|sheet|correction|entry)|fee slip|superbill|encounter (?:form|slip)|biller|billing (?:query|note)|addendum)\b/i;
const CLINICIAN =
  /\b(?:Dr\.? \p{Lu}[\p{L}'’-]+|MD|DO|NP|FNP|PA-C|DPT|PTA?|OTR?(?:\/L)?|DC|DPM|DDS|PhD|PsyD|LCSW|LPC|SLP|CNM|RN)(?![\w-])/u;
/** "Do not take it off", "if you want, remove …", "the payer asked us to drop it": nobody of the practice withdrew anything. */
const NOT_SO =
  /\b(?:not|never|don['’]?t|if|unless|whether|should|could|might|may|would|recommend\w*|suggest\w*|propos\w+|consider\w*|asks?|asked|wants?|wanted|told|payer|insurer|plan|auditor)\b[^;,]*$|\b(?:if|unless|whether)\b[^;]*$/i;
const codeOf = (service: string) => /^[0-9A-Z]\d{3}[0-9A-Z]/.exec(service.trim().toUpperCase())?.[0];

/**
 * Whether the practice's own clinician takes back every service that was denied: "I did the physical and nothing more. Please take the 99213
 * off." An appeal would ask for payment of what was not done.
 */
export function servicesWithdrawn(
  pages: readonly string[],
  services: readonly string[],
  denied: readonly string[],
): boolean {
  const codes = [...new Set(denied.flatMap((one) => codeOf(one) ?? []))];
  const papers = pages.filter(
    (page) =>
      OF_CODING.test(page) &&
      CLINICIAN.test(page) &&
      findDates(page).some(({ iso }) => services.includes(iso)),
  );
  return codes.length > 0 && codes.every((code) => papers.some((page) => isTakenBack(page, code, services)));
}

/** The code's place in a page, so that the patterns that look for it are made once. */
const CODE = "§";
/** "Take the 59 off 97140", "pull the note for 99213", "void the claim with 97110": the service itself is not what is taken off. */
const TAKEN_OFF =
  /\b(?:take|remove|drop|delete|void|withdraw|pull|strike)\b(?: (?:off|out|the|that|this|my|our|line|code|codes|CPT|HCPCS|service|visit|charges?|for|of|E\/?M|level|extra|second|both|also|please|and|&|\+|(?:\d{5}|[A-V]\d{4})(?:-\w\w)?,?)){0,5} \(?§(?!\w)(?! (?:note|chart|record|doc\w*|denial|from (?:the )?(?:appeal|list|hold|batch|queue))\b)/i;
/** "Billed without 25 by mistake", "billed to Aetna in error": something of the charge was wrong, and not the charge. */
const BY_MISTAKE =
  /(?<!\w)§(?!\w)[^.;]{0,40}\b(?:billed|charged|entered|posted|keyed|ticked|checked|marked|coded)(?: (?:out|here|on (?:the|this|my) (?:slip|ticket|sheet|claim)))? (?:in error|by mistake|by accident)\b/i;

function isTakenBack(page: string, code: string, services: readonly string[]): boolean {
  const sentences =
    page
      .replaceAll(code, CODE)
      .replace(/\s+/g, " ")
      .match(/[^.?!]+(?:[.?!](?=\S)[^.?!]*)*[.?!]?/g) ?? [];
  return sentences.some((sentence) => {
    const found = TAKEN_OFF.exec(sentence) ?? BY_MISTAKE.exec(sentence);
    // "Remove 99213 of 09/02": the same service of another day.
    const days = findDates(sentence).filter(({ start }) => found && start > found.index);
    if (days.length > 0 && !days.some(({ iso }) => services.includes(iso))) return false;
    return (
      found !== null && !sentence.trimEnd().endsWith("?") && !NOT_SO.test(sentence.slice(0, found.index))
    );
  });
}
