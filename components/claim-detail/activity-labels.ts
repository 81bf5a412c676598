import { countOf } from "@/components/claim/claim-labels";
import { ACTION_STATUS_LABELS, CLAIM_STATUS_LABELS } from "@/lib/core/claim-labels";
import { CLAIM_DOCUMENT_TYPE_LABELS } from "@/lib/core/document-types";
import { ALL_CLAIM_FIELDS } from "@/lib/domain/claim/fields";
import type { ClaimActivityDto } from "@/lib/domain/claim/schema";

/** The records say columns and states; these are the words for them. Names of things come from what is on the page. */
export type NamesById = ReadonlyMap<string, string>;
type Entry = Pick<ClaimActivityDto, "action" | "entity" | "entity_id" | "detail" | "letter">;

const LABELS = new Map(
  Object.entries(ALL_CLAIM_FIELDS).flatMap(([name, { column, label }]) => [
    [name, label],
    [column, label],
  ]),
);
const DONE: Record<string, string> = {
  create: "created",
  update: "changed",
  delete: "deleted",
  download: "opened",
  send: "sent",
  generate: "generated",
  export: "exported",
  approve: "approved",
};
const LETTER_ENTITIES = ["appeal", "letter", "delivery"];
const WAYS: Record<string, string> = {
  email: " by email",
  fax: " by fax",
  portal: " by portal",
  mail: " by mail",
};
const statuses: Record<string, string> = { ...CLAIM_STATUS_LABELS, ...ACTION_STATUS_LABELS };
const documentTypes: Record<string, string> = CLAIM_DOCUMENT_TYPE_LABELS;

const lower = (code: string) => code.replaceAll("_", " ");

/** "Total Paid" of `totalPaid` or `total_paid_amount`. */
export function fieldWords(column: string): string {
  const snake = column.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const camel = snake.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const known = LABELS.get(column) ?? LABELS.get(camel) ?? LABELS.get(snake);
  return known ?? lower(snake).replace(/^./, (letter) => letter.toUpperCase());
}

/** What was done, as the rest of a sentence that begins with the person: "changed Total Paid". */
export function activityWords(entry: Entry, names: NamesById): string {
  const name = entry.entity_id ? names.get(entry.entity_id) : undefined;
  if (entry.entity === "claim") return claimWords(entry);
  if (entry.entity === "document") return documentWords(entry, name ?? "a document");
  if (entry.entity === "action_item") return itemWords(entry, name);
  if (entry.entity === "contact") return contactWords(entry);
  if (entry.entity === "decision") return decisionWords(entry);
  if (LETTER_ENTITIES.includes(entry.entity)) return letterWords(entry);
  return `${DONE[entry.action] ?? lower(entry.action)} ${lower(entry.entity)}`;
}

function claimWords({ action, detail }: Entry): string {
  const source = sourceWords(detail.source);
  if (action === "create") return `created the claim${source}`;
  if (action !== "update") return `${DONE[action] ?? lower(action)} the claim`;
  const parts: string[] = [];
  if (typeof detail.to === "string" && statuses[detail.to]) {
    const from = typeof detail.from === "string" ? statuses[detail.from] : undefined;
    if (from) parts.push(`changed the status from ${from} to ${statuses[detail.to]}`);
  }
  const fields = fieldsOf(detail.fields).filter((field) => parts.length === 0 || field !== "status");
  if (fields.length > 0) parts.push(`changed ${fields.map(fieldWords).join(", ")}`);
  const lines = linesOf(detail);
  if (lines) parts.push(lines);
  return parts.length > 0 ? `${parts.join("; ")}${source}` : "saved the claim without changes";
}

const fieldsOf = (value: Entry["detail"][string] | undefined): string[] =>
  Array.isArray(value) ? value : [];

function sourceWords(source: Entry["detail"][string] | undefined): string {
  if (source === "remittance") return ", from a remittance";
  if (source === "remittance_conflict") return ", to settle a difference with a remittance";
  return source === "claim_status" ? ", from the payer's claim status" : "";
}

function linesOf(detail: Entry["detail"]): string {
  const counts = (["added", "changed", "removed"] as const)
    .map((what) => ({ what, count: Number(detail[`lines_${what}`] ?? 0) }))
    .filter(({ count }) => count > 0)
    .map(({ what, count }) => `${what} ${countOf(count, "line item")}`);
  const posted = Number(detail.lines ?? 0);
  if (counts.length === 0 && posted > 0) return `changed ${countOf(posted, "line item")}`;
  return counts.join(", ");
}

function documentWords({ action, detail }: Entry, name: string): string {
  if (detail.proposal === "accepted") return `accepted the denial that ${name} describes`;
  if (detail.proposal === "dismissed") return `dismissed the denial that ${name} describes`;
  if (action === "ai_call") return `had ${name} read by ${detail.model ?? "a model"}`;
  if (action !== "create") return `${DONE[action] ?? lower(action)} ${name}`;
  const about = [
    typeof detail.type === "string" ? documentTypes[detail.type] : undefined,
    typeof detail.pages === "number" ? countOf(detail.pages, "page") : undefined,
  ].filter(Boolean);
  return `uploaded ${name}${about.length > 0 ? ` (${about.join(", ")})` : ""}`;
}

function itemWords({ action, detail }: Entry, title: string | undefined): string {
  const name = title ? `“${title}”` : "an action item";
  if (action === "create") return `added ${title ? `the action item ${name}` : name}`;
  if (action !== "update") return `${DONE[action] ?? lower(action)} ${name}`;
  const to = typeof detail.to === "string" ? detail.to : "";
  const fields = fieldsOf(detail.fields).filter((field) => !to || field !== "status");
  const rest = fields.length > 0 ? `changed ${fields.map(fieldWords).join(", ")} of ${name}` : "";
  const first =
    to === "completed" || to === "dismissed"
      ? `${to} ${name}`
      : to
        ? `set ${name} to ${statuses[to] ?? to}`
        : "";
  return [first, rest].filter(Boolean).join("; ") || `saved ${name} without changes`;
}

function contactWords({ action, detail }: Entry): string {
  if (detail.follow_up_done === true) return "settled a follow-up";
  if (action === "create")
    return detail.kind === "call" ? "logged a call" : "logged a contact with the payer";
  return `${DONE[action] ?? lower(action)} a contact with the payer`;
}

function decisionWords({ action, detail }: Entry): string {
  const outcome = typeof detail.outcome === "string" ? lower(detail.outcome) : "";
  if (detail.source === "remittance") return "posted a payment after an appeal";
  if (detail.state === "confirmed") return `confirmed the payer's decision${outcome && `: ${outcome}`}`;
  if (detail.state === "dismissed") return "dismissed what was read as a payer's decision";
  return action === "create" ? "brought in a payer's decision" : "changed a payer's decision";
}

function letterWords({ entity, action, detail, letter }: Entry): string {
  const name = letter ? `the appeal letter “${letter}”` : "an appeal letter";
  const way = WAYS[String(detail.method)] ?? "";
  switch (action) {
    case "update":
      return letterChange({ entity, detail }, name);
    case "ai_call":
      return `had ${name} written by ${detail.model ?? "a model"}`;
    case "extract":
      return `had the documents of ${name} read`;
    case "export":
      return `exported ${name} to PDF${typeof detail.pages === "number" ? ` (${countOf(detail.pages, "page")})` : ""}`;
    case "download":
      return `downloaded the PDF of ${name}`;
    case "approve":
      return `approved sending ${name}${way}`;
    case "send":
      return entity === "appeal" ? `marked ${name} as sent${way}` : `sent ${name}${way}`;
    default:
      return `${DONE[action] ?? lower(action)} ${name}`;
  }
}

function letterChange({ entity, detail }: Pick<Entry, "entity" | "detail">, name: string): string {
  if (entity === "letter") return `edited ${name}`;
  if (entity === "delivery") {
    return detail.state === "sent" ? `reported ${name} as delivered` : `reported ${name} as not delivered`;
  }
  const attached = Number(detail.attached ?? 0);
  if (attached > 0) return `added ${countOf(attached, "document")} to ${name}`;
  const fields = fieldsOf(detail.fields);
  return `changed ${fields.length > 0 ? `${fields.map(fieldWords).join(", ")} of ` : ""}${name}`;
}
