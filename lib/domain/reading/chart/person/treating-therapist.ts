import type { Line } from "../../page/page-lines";

const AS_THERAPIST =
  /(?:^|\s|[|;])PT ?: {0,4}(\p{Lu}[\p{L}.'’-]{0,20}(?: \p{Lu}\.?)? (\p{Lu}[\p{L}'’-]{2,}))/u;
const SIGNED_PT =
  /(?<![\p{L}.])(\p{Lu}[\p{L}'’-]{0,20})\.? (?:\p{Lu}\.? )?(\p{Lu}[\p{L}'’-]{2,}),? (?:PT|DPT|MPT|MSPT|PTA)(?![\p{L}-])/gu;

/** "DOS 09/29/2026   visit 3   PT: Vera Otto" on a page that "V. Otto PT" signs: the therapist, whose degree reads like short for the patient. */
export function isOfTherapist(name: string, text: string, page: readonly Line[]): boolean {
  const [, whole = "", surname] = AS_THERAPIST.exec(text) ?? [];
  if (!surname || !name.endsWith(surname) || name.charAt(0) !== whole.charAt(0)) return false;
  return page.some(
    (line) =>
      line.text !== text &&
      [...line.text.matchAll(SIGNED_PT)].some(
        ([, first = "", last]) => whole.startsWith(first) && last === surname,
      ),
  );
}
