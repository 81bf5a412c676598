import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { cleanFact } from "../facts/facts";

const DEGREE = "(?:MD|DO|DC|DPM|PT|DPT|OT|OTR(?:\\/L)?|NP|FNP|APRN|PA-?C?|RN|LCSW|PhD)";
const DAY = "\\d{1,2}\\/\\d{1,2}\\/\\d{2,4}(?:,? \\d{1,2}:\\d{2}(?: ?[AP]M)?)?";
const NAME = "(?:[A-Z]\\.? ){0,2}[A-Z][\\p{L}'’-]+(?: [A-Z]\\.?)?(?: [A-Z][\\p{L}'’-]+)?";
/** "… E-signed Ada M. Roe, MD 08/24/2026 10:22", "… AR DC signed 09/03/2026", "… Ada Roe, PT 08/07/2026" at the end of other words. */
const SIGNER = new RegExp(
  `[ ,;|]+(?:(?:[A-Z]{2,3} ${DEGREE} )?(?:[Ee]-?|[Ee]lectronically |[Dd]igitally )?[Ss]ign(?:ed)?\\b(?: by| electronically)?:? .{3,60}|${NAME},? ${DEGREE}(?:, ?[A-Z]{2,4})* ${DAY})$`,
  "u",
);
/** Who signed these is what they are worth. */
const SIGNED_ACT =
  /\bcertif|\border(?:s|ed)?\b|\breferr|\bplan of (?:care|treatment)\b|\bapprov|\bauthori[sz]|\binterpret|\breviewed\b|\bagree\b/i;
const LEAST = 25;

/** What a letter quotes of a passage: without the mark-up of an export and, unless a signature is asked for, without the signer behind it. */
export function quotedWords({ quote }: Pick<ChartFact, "quote">, withSigner: boolean): string {
  const text = cleanFact(quote.replaceAll("**", ""));
  if (withSigner || SIGNED_ACT.test(text)) return text;
  const rest = text.replace(SIGNER, "");
  return rest.length >= LEAST ? rest : text;
}
