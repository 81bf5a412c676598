import type { Reading } from "../page/candidate";

/** Whom a payer's letter names as its own: none of them treated the patient. */
const ROLE =
  /^[,\s–-]{1,4}(?:chief |associate |senior )?(?:medical director|medical reviewer|physician (?:reviewer|advis[eo]r)|(?:peer|clinical|nurse) reviewer|claims? (?:examiner|adjuster|analyst|specialist)|(?:appeals?|disputes?|recovery|grievance) (?:specialist|analyst|coordinator|examiner)|hearing officer|adjuster)\b/i;
/** "Dr. Hyun Park reviewed your records on our behalf" */
const ACTS_FOR_US =
  /^,? (?:has |who )?(?:reviewed|examined|looked at|evaluated)\b[^.;]{0,80}?\b(?:on our behalf|for us|at our request)\b/;
/** "Ms. Marlowe was seen at our request on July 20, 2026 by Alistair Penhallow, DC" */
const SEEN_FOR_US =
  /\b(?:seen|examined|evaluated)\b[^.;]{0,60}\b(?:on our behalf|for us|at our request)\b[^.;]{0,40}\bby (?:Dr\. )?$/;
const DEGREE = /^,? (?:M\.?D|D\.?O|D\.?C|DPT|PT|RN|PhD|MPH)\b\.?/;
const NAME = /(?<![\p{L}.'’-])\p{Lu}[\p{L}'’-]{1,25}(?: \p{Lu}[\p{L}.'’-]{0,25}){1,2}(?![\p{L}'’-])/gu;

/** "Dr. Wendell Achterberg, Medical Director": names that a role in the payer's house follows, alone and with what stands about them. */
export function payersStaff({ lines }: Pick<Reading, "lines">): string[] {
  return lines.flatMap(({ text }) =>
    [...text.matchAll(NAME)].flatMap((m) => {
      let end = m.index + m[0].length;
      for (let degree = DEGREE.exec(text.slice(end)); degree; degree = DEGREE.exec(text.slice(end)))
        end += degree[0].length;
      const role = ROLE.exec(text.slice(end)) ?? ACTS_FOR_US.exec(text.slice(end));
      if (!role && !SEEN_FOR_US.test(text.slice(0, m.index))) return [];
      const whole = text.slice(m.index, end + (role?.[0].length ?? 0));
      return [m[0], text.slice(m.index, end), whole].flatMap((name) => [name, `Dr. ${name}`]);
    }),
  );
}
