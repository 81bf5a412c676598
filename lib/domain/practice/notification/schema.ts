import { z } from "zod";
import { pageFields } from "@/lib/core/fields";

/** Shapes of the notifications' calls. Isomorphic. */

const NOTIFICATION_KINDS = [
  "refresh_done",
  "refresh_failed",
  "remittance_applied",
  "remittance_failed",
  "cases_due",
  "fax_received",
  "fax_failed",
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** What a run of posting has to tell. Left out: none. */
export type PostingCounts = Partial<
  Record<
    | "updated"
    | "newly_denied"
    | "conflicts"
    | "unmatched"
    | "unreadable"
    | "quarantined"
    | "infected"
    | "waiting",
    number
  >
>;

/** How many of a person's cases passed which mark this morning (docs/product.md, W5). */
export type MorningCounts = Partial<Record<"over" | "in_1" | "in_7" | "in_14", number>>;

export const listNotificationsQuery = z.object(pageFields);

const notificationAnswer = z.strictObject({
  id: z.uuid(),
  kind: z.enum(NOTIFICATION_KINDS),
  cause_id: z.uuid().describe("The refresh, remittance file, morning or fax that it tells of"),
  text: z.string().describe("12 claims updated, 3 newly denied, 1 file unreadable"),
  link: z.string().describe("A path of the app"),
  read: z.boolean(),
  created_at: z.iso.datetime(),
});
export type NotificationDto = z.infer<typeof notificationAnswer>;

export const notificationsAnswer = z.strictObject({
  count: z.int().nullable(),
  unread: z.int(),
  next: z.string().nullable(),
  previous: z.string().nullable(),
  results: z.array(notificationAnswer),
});
export type NotificationPage = z.infer<typeof notificationsAnswer>;

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** The sentence that counts make: "12 claims updated, 3 newly denied, 1 file unreadable". */
export function notificationText(kind: NotificationKind, counts: PostingCounts & MorningCounts): string {
  if (kind === "cases_due") return morningText(counts);
  if (kind === "fax_received") return "A fax came in. See whose answer it is.";
  if (kind === "fax_failed") return "A fax came in and could not be taken. See why.";
  return postingText(kind, counts);
}

/** "2 cases overdue, 1 case due today or tomorrow". */
export function morningText(counts: MorningCounts): string {
  const { over, in_1, in_7, in_14 } = counts;
  const parts: [number | undefined, string][] = [
    [over, "overdue"],
    [in_1, "due today or tomorrow"],
    [in_7, "due within 7 days"],
    [in_14, "due within 14 days"],
  ];
  return parts.flatMap(([n, words]) => (n ? [`${many(n, "case", "cases")} ${words}`] : [])).join(", ");
}

function postingText(kind: NotificationKind, counts: PostingCounts): string {
  if (kind === "refresh_failed") return "The refresh of your claims failed on our side. Please try again.";
  if (kind === "remittance_failed") {
    return "Applying a remittance stopped because of an error on our side. What was posted stays: open Remittances and apply the file again.";
  }
  const parts: [number | undefined, (count: number) => string][] = [
    [counts.updated, (n) => `${many(n, "claim", "claims")} updated`],
    [counts.newly_denied, (n) => `${n} newly denied`],
    [counts.conflicts, (n) => `${n} with differences to look at`],
    [counts.unmatched, (n) => `${n} not on file`],
    [counts.unreadable, (n) => `${many(n, "file", "files")} unreadable`],
    [counts.quarantined, (n) => `${many(n, "file", "files")} of another practice in quarantine`],
    [counts.infected, (n) => `${many(n, "file", "files")} with a virus in quarantine`],
    [counts.waiting, (n) => `${many(n, "file", "files")} of other payers or dates waiting`],
  ];
  const said = parts.flatMap(([count, say]) => (count ? [say(count)] : []));
  if (said.length === 0) return "No new decisions from the payer";
  return said.join(", ");
}
