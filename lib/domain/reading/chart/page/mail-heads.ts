import { findDates } from "../../page/calendar-date";
import { isBlank, type Line } from "../../page/page-lines";
import { titleCase } from "./headings";

/** A printed mail: the lines of its head, the lines that are its own, and who wrote it. */
export type Mail = { head: number[]; from: number; to: number; heading: string; date?: string };

const KEY =
  /^[\s>|*]{0,6}(from|to|cc|bcc|sent|date|subject|re|attachments?|importance)\s{0,3}:\s{0,24}(.*)$/i;
const FROM = /^[\s>|*]{0,6}from\s{0,3}:\s{0,24}(\S.*)$/i;
const ADDRESS = /[<([]?\b[\w.+-]+@[\w.-]+\b[>)\]]?/g;
/** A fax cover and a memo have the same keys; a mail has an hour beside its day, an address, or is called one. */
const IS_MAIL = /\be-?mail\b|[\w.+-]+@[\w-]+\.\w|^[\s>|*]{0,6}(?:sent|date)\s{0,3}:.*\b\d{1,2}:\d{2}\b/im;
/** "> -----Original Message-----" over what an answer repeats. */
const ANSWERED = /^[\s>|*]{0,6}-{2,}\s?(?:original|forwarded) (?:message|e-?mail)\s?-{2,}\s*$/i;
const MOST_KEYS = 8;
/** "[10/27/2026 11:18]  FROM BILL REVIEW", "09/25/2026 8:30 AM   R. Baca RN >> Front desk": over a message of a portal. */
const PORTAL_HEAD =
  /^\s{0,8}[[(]?\d{1,2}[/-]\d{1,2}[/-]\d{2,4},? {1,3}\d{1,2}:\d{2}(?: ?[AP]M)?[\])]?\s{1,6}(?:from:? {1,3}(\p{L}[\p{L}\d .,()'’/&-]{2,48})|(\p{L}[\p{L}\d .,()'’/&-]{2,40}?) ?(?:>>|->|→) ?(\p{L}[\p{L}\d .,()'’/&-]{2,40}))\s*$/iu;

/**
 * Mails among a page's lines. From whom, to whom and when are the mail's frame: they name what stands below them, and are no words of a
 * chart.
 */
export function mailsIn(lines: readonly Line[]): Mail[] {
  const mails = lines.flatMap((line, index) => {
    const from = FROM.exec(line.text)?.[1];
    if (from === undefined) return [];
    const head = [index];
    for (const step of [-1, 1])
      for (let at = index + step; head.length < MOST_KEYS && isKeyOf(lines[at], line); at += step)
        head.push(at);
    head.sort((a, b) => a - b);
    const keys = new Set(head.map((at) => KEY.exec(lines[at]?.text ?? "")?.[1]?.toLowerCase()));
    const hasDay = keys.has("sent") || keys.has("date");
    const top = [...head.map((at) => lines[at]), ...topOf(lines, line.page)];
    const isMail = top.some((one) => one !== undefined && IS_MAIL.test(one.text));
    const over = (head[0] ?? index) - 1;
    const isAnswered = ANSWERED.test(lines[over]?.text ?? "");
    if (!hasDay || !(isAnswered || ((keys.has("to") || keys.has("subject")) && isMail))) return [];
    return [{ head: isAnswered ? [over, ...head] : head, writer: writerOf(from), kind: "E-mail" }];
  });
  const taken = new Set(mails.flatMap(({ head }) => head));
  const messages = lines.flatMap(({ text }, index) => {
    const [, by, from, to] = taken.has(index) ? [] : (PORTAL_HEAD.exec(text) ?? []);
    return by || (from && to) ? [{ head: [index], writer: writerOf(by ?? from ?? ""), kind: "Message" }] : [];
  });
  const heads = [...mails, ...messages].sort((a, b) => (a.head[0] ?? 0) - (b.head[0] ?? 0));
  return heads.map(({ head, writer, kind }, order) => {
    const [first = 0, last = 0] = [head[0], head.at(-1)];
    const page = lines[first]?.page;
    const next = heads[order + 1]?.head[0] ?? lines.length;
    const end = lines.findIndex((line, at) => at > last && line.page !== page);
    return {
      head,
      from: last + 1,
      to: Math.min(next, end < 0 ? lines.length : end),
      heading: writer ? `${kind} from ${writer}` : kind,
      ...dayOf(head.map((at) => lines[at]?.text ?? "")),
    };
  });
}

/** The day on which it was sent, whatever days its subject names. */
function dayOf(head: readonly string[]): { date?: string } {
  const said =
    head.find((text) => PORTAL_HEAD.test(text) || /^[\s>|*]{0,6}(?:sent|date)\s{0,3}:/i.test(text)) ?? "";
  const [day] = findDates(said);
  return day ? { date: day.iso } : {};
}

const isKeyOf = (line: Line | undefined, { page }: Line) =>
  line !== undefined && line.page === page && !isBlank(line) && KEY.test(line.text);

const topOf = (lines: readonly Line[], page: number) =>
  lines.filter((line) => line.page === page && !isBlank(line)).slice(0, 3);

/** "Simms, Odette  (Acme Mutual, claims) <os@…>": a name is printed as it is spoken. */
function writerOf(text: string): string {
  const plain = text
    .replace(ADDRESS, "")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[;,]+$/, "");
  const name =
    /^(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?), (\p{Lu}[\p{L}'’.-]+(?: \p{Lu}\.?)?)(?= \(| *$)/u.exec(
      plain,
    );
  const spoken = name ? `${name[2]} ${name[1]}${plain.slice(name[0].length)}` : plain;
  const whole = spoken === spoken.toUpperCase() ? titleCase(spoken) : spoken;
  return whole.length <= LONGEST ? whole : "";
}
const LONGEST = 70;
