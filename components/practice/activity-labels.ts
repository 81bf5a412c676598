import type { ActivityEntry } from "@/lib/domain/practice/activity/schema";

/** The records say codes; these are the words that a person reads. */

type Entry = Pick<ActivityEntry, "action" | "entity" | "detail">;

/** One of them, and the list of them. */
const THINGS: Record<string, [one: string, list: string]> = {
  action_item: ["an action item", "action items"],
  activity: ["the activity", "activity"],
  api_key: ["an API key", "API keys"],
  appeal: ["an appeal", "appeals"],
  appeal_results: ["the results of the appeals", "results of the appeals"],
  calendar: ["a calendar", "calendars"],
  claim: ["a claim", "claims"],
  claim_refresh: ["an update from the payers", "updates from the payers"],
  claim_statistics: ["the claim statistics", "claim statistics"],
  claim_status: ["a claim's status at the payer", "claim statuses"],
  conflict: ["a difference with a remittance", "differences with remittances"],
  contact: ["a contact with a payer", "contacts with the payers"],
  decision: ["a payer's answer", "payers' answers"],
  delivery: ["an appeal letter", "sent letters"],
  document: ["a document", "documents"],
  emergency_access: ["an emergency access", "emergency accesses"],
  fax: ["a fax that came in", "faxes that came in"],
  invitation: ["an invitation", "invitations"],
  letter: ["an appeal letter", "appeal letters"],
  letter_batch: ["letters drafted together", "letters drafted together"],
  member: ["a team member", "team members"],
  passkey: ["a passkey", "passkeys"],
  patient: ["a patient", "patients"],
  payer: ["a payer", "payers"],
  practice: ["the practice's settings", "practice settings"],
  practice_export: ["an export of the practice", "exports of the practice"],
  practice_import: ["the records of an export", "imports"],
  practice_logo: ["the practice's logo", "logos"],
  reference_edition: ["an official file", "official files"],
  remittance: ["a remittance", "remittances"],
  remittance_conflict: ["a difference with a remittance", "differences with remittances"],
  reminder_settings: ["their reminders", "reminders"],
  saved_filter: ["a saved filter", "saved filters"],
  session: ["a session", "sessions"],
  template: ["a letter template", "letter templates"],
  upload: ["a file under way", "files under way"],
  user: ["their profile", "people"],
  webhook: ["a webhook", "webhooks"],
  webhook_message: ["a message to a webhook", "messages to a webhook"],
  worklist: ["a case of the worklist", "cases that need attention"],
};

const thing = (entity: string) =>
  THINGS[entity] ?? [entity.replaceAll("_", " "), entity.replaceAll("_", " ")];

const SAID: Record<string, (one: string, list: string) => string> = {
  create: (one) => `Added ${one}`,
  read: (one) => `Viewed ${one}`,
  list: (_one, list) => `Viewed the list of ${list}`,
  search: (_one, list) => `Searched the ${list}`,
  update: (one) => `Changed ${one}`,
  delete: (one) => `Deleted ${one}`,
  export: (one, list) => `Downloaded ${one.startsWith("a ") ? `the ${list}` : one} as a file`,
  download: (one) => `Downloaded ${one}`,
  send: (one) => `Sent ${one}`,
  approve: (one) => `Approved sending ${one}`,
  extract: (one) => `Had the documents of ${one} read`,
  generate: (one) => `Had ${one} written`,
  ai_call: (one) => `Had an AI model work on ${one}`,
  reveal: () => "Viewed a patient's whole SSN",
  sign_in: () => "Signed in",
  sign_out: () => "Signed out",
  sign_up: () => "Signed up",
  verify_email: () => "Verified their email address",
  reset_password: () => "Reset their password",
  change_password: () => "Changed their password",
  refresh_token: () => "Used an ended session",
  revoke_sessions: () => "Signed out a session",
  invite: () => "Invited a colleague",
  accept_invitation: () => "Accepted an invitation",
  change_member: () => "Changed a team member",
  second_factor: () => "Changed their two-factor authentication",
};

/** What a detail says more exactly, by action and the detail's word. */
const STEPS: Record<string, Record<string, string>> = {
  create: { requested: "Asked for emergency access" },
  approve: { approved: "Approved an emergency access" },
  update: { ended: "Ended an emergency access" },
  verify_email: { requested: "Asked for another verification email" },
  reset_password: { requested: "Asked for a password reset link" },
  change_member: {
    deactivated: "Deactivated a team member",
    reactivated: "Reactivated a team member",
    owner: "Made a team member the owner",
    "owner added": "Made a team member an owner, too",
    "owner removed": "Took the ownership from a team member",
  },
  second_factor: {
    begun: "Began to set up two-factor authentication",
    on: "Turned on two-factor authentication",
    off: "Turned off two-factor authentication",
    "recovery codes": "Got new recovery codes",
    added: "Added a passkey",
    removed: "Removed a passkey",
    reset: "Removed a team member's second factor in an emergency",
  },
};

/** What was done, as a sentence whose subject is the person: "Viewed the list of claims". */
export function activityWords({ action, entity, detail }: Entry): string {
  const step = STEPS[action]?.[String(detail.step ?? detail.change)];
  if (step) return step;
  if (action === "revoke_sessions" && entity === "member") return "Signed a team member out everywhere";
  if (action === "download" && detail.sealed) return "Downloaded a sealed original in an emergency";
  if (action === "revoke_sessions" && detail.count !== undefined) return "Signed out everywhere";
  if (action === "export" && ["letter", "appeal"].includes(entity)) return "Made the PDF of an appeal letter";
  const [one, list] = thing(entity);
  return SAID[action]?.(one, list) ?? `${action.replaceAll("_", " ")} ${one}`;
}

/** The choices of the filter by action, each as its record's word. */
export const ACTION_OPTIONS = [
  { value: "read", label: "Viewed" },
  { value: "list", label: "Viewed a list" },
  { value: "search", label: "Searched" },
  { value: "create", label: "Added" },
  { value: "update", label: "Changed" },
  { value: "delete", label: "Deleted" },
  { value: "export", label: "Exported" },
  { value: "download", label: "Downloaded" },
  { value: "send", label: "Sent" },
  { value: "reveal", label: "Viewed an SSN" },
  { value: "extract", label: "Had read" },
  { value: "generate", label: "Had written" },
  { value: "sign_in", label: "Signed in" },
  { value: "sign_out", label: "Signed out" },
  { value: "invite", label: "Invited" },
  { value: "accept_invitation", label: "Joined" },
  { value: "change_member", label: "Changed the team" },
  { value: "second_factor", label: "Changed two-factor" },
] as const;
