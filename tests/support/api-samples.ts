import { PASSWORD } from "./account";
import { CASE_SAMPLES } from "./api-samples-cases";
import { LETTER_SAMPLES } from "./api-samples-letters";
import { fileForm } from "./file-form";
import type { Person } from "./people";
import { type PracticeAtWork, REMITTANCE } from "./practice-at-work";
import { restClient } from "./rest";

/**
 * A call that succeeds in a practice at work, with every id field filled. `expect`: the status where the sample stops
 * short of success behind the door, such as a code that is wrong. `endsCaller`: the caller's session or standing is
 * gone afterward.
 */
export type Sample = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  json?: object;
  form?: FormData;
  expect?: number;
  after?: () => Promise<void>;
};
export type Make = (w: PracticeAtWork, by: Person) => Sample | Promise<Sample>;
export type SampleMaker = { make: Make; endsCaller?: true };

const plain: Make = () => ({});
const inClaim =
  (more: (w: PracticeAtWork) => Sample = () => ({})): Make =>
  (w) => ({ params: { claimId: w.claimId }, ...more(w) });
const inAppeal =
  (more: (w: PracticeAtWork) => Sample = () => ({})): Make =>
  (w) => ({ params: { appealId: w.appealId }, ...more(w) });
const ofClaimDocument: Make = (w) => ({ params: { documentId: w.claimDocumentId } });
const ofAppealDocument: Make = (w) => ({
  params: { appealId: w.appealId, documentId: w.appealDocumentId },
});
const ofPatient =
  (json?: object): Make =>
  (w) => ({ params: { patientId: w.patientId }, ...(json && { json }) });
const byPatient: Make = (w) => ({ query: { patient_id: w.patientId } });
const address = () => `person-${crypto.randomUUID()}@clinic.example`;
const wrongLink = { json: { token: "x".repeat(43) }, expect: 400 };
const proof = { json: { password: PASSWORD, code: "000000" }, expect: 409 };
const madeUp = {
  ...{ id: "AAAA", rawId: "AAAA", type: "public-key" },
  response: { clientDataJSON: "AAAA", attestationObject: "AAAA" },
};
const newPassword = { password: "violet harbor lantern 42", password2: "violet harbor lantern 42" };
const withLogo: Make = async (w) => {
  await w.rest("PUT", "/practice/logo/", { form: w.fileOf("logo") });
  return {};
};
const ofMember =
  (active: boolean): Make =>
  async (w) => ({ params: { id: (await w.newPerson(active ? "staff" : "deactivated")).userId } });

const claimBody = (w: PracticeAtWork, line: object) => ({
  patient: w.patientId,
  provider: w.providerId,
  line_items: [{ procedure_code: "97110", ...line }],
});

/** By the name of the call. A call without one fails the suites S03 to S05, which name it. */
export const SAMPLES: Record<string, Make | SampleMaker> = {
  ...LETTER_SAMPLES,
  ...CASE_SAMPLES,
  "GET /openapi.json": plain,

  "GET /accounts/reminders/": plain,
  "PATCH /accounts/reminders/": () => ({ json: { daily_mail: false } }),
  "POST /accounts/calendar/": plain,
  "DELETE /accounts/calendar/": plain,
  // A calendar's program asks without a session; the calendar of a person who left the practice is gone.
  "GET /calendar/{token}/": async ({ people: { owner } }) => {
    const { body } = await restClient(owner.tokens.bearer)("POST", "/accounts/calendar/", { json: {} });
    return { params: { token: String(body.url).split("/").at(-1) ?? "" } };
  },

  "POST /accounts/auth/login/": async (w) => ({
    json: { username: (await w.newPerson("staff")).username, password: PASSWORD },
  }),
  "POST /accounts/auth/logout/": {
    make: async (w) => ({ json: { refresh: (await w.newSession(w.people.owner.userId)).tokens.refresh } }),
    endsCaller: true,
  },
  "POST /accounts/auth/password/change/": {
    make: () => ({ json: { current: PASSWORD, ...newPassword } }),
    endsCaller: true,
  },
  "POST /accounts/auth/password/reset/": () => ({ json: { email: address() } }),
  "POST /accounts/auth/password/reset/confirm/": () => ({
    json: { token: "x".repeat(43), ...newPassword },
    expect: 400,
  }),
  "POST /accounts/auth/register/": () => ({
    json: { username: `new-${crypto.randomUUID()}`, email: address(), ...newPassword },
  }),
  "POST /accounts/auth/token/refresh/": async (w) => ({
    json: { refresh: (await w.newSession(w.people.owner.userId)).tokens.refresh },
  }),
  "POST /accounts/auth/verify/request/": (w, by) => ({
    expect: [w.people.unverified, w.people["unverified owner"]].includes(by) ? 200 : 409,
  }),
  "GET /accounts/profile/": plain,
  "PATCH /accounts/profile/": () => ({ json: { first_name: "Rosa" } }),
  "POST /accounts/second-factor/": () => ({ json: { password: PASSWORD } }),
  "POST /accounts/second-factor/confirm/": () => ({ json: { code: "000000" }, expect: 400 }),
  "POST /accounts/second-factor/recovery-codes/": () => proof,
  "POST /accounts/second-factor/remove/": () => proof,
  "GET /accounts/session/": plain,
  "GET /accounts/sessions/": plain,
  "DELETE /accounts/sessions/{id}/": async (w, by) => ({
    params: { id: (await w.newSession(by.userId)).sessionId },
  }),
  "GET /accounts/passkeys/": plain,
  "POST /accounts/passkeys/": () => ({ json: { password: PASSWORD } }),
  "POST /accounts/passkeys/confirm/": () => ({ json: { name: "Laptop", credential: madeUp }, expect: 400 }),
  "PATCH /accounts/passkeys/{id}/": {
    make: async (w, by) => ({
      params: { id: await w.newPasskey(by.userId) },
      json: { name: "Old laptop" },
    }),
    endsCaller: true,
  },
  "POST /accounts/passkeys/{id}/remove/": {
    make: async (w, by) => ({
      params: { id: await w.newPasskey(by.userId) },
      json: { password: PASSWORD },
    }),
    endsCaller: true,
  },
  "POST /accounts/passkeys/sign-in/": plain,
  "POST /accounts/sessions/end-others/": { make: plain, endsCaller: true },
  "GET /accounts/sign-in-alerts/": plain,
  "PATCH /accounts/sign-in-alerts/": () => ({ json: { sign_in_alerts: false } }),
  "POST /accounts/sessions/end-all/": { make: plain, endsCaller: true },
  "GET /accounts/verify-email/{uidb64}/{token}/": (w) => ({
    params: { uidb64: Buffer.from(w.people.owner.userId).toString("base64url"), token: "x".repeat(43) },
    expect: 400,
  }),
  "GET /worklist/": plain,
  "GET /worklist/payers/": plain,
  "POST /worklist/actions/": async (w, by) => ({
    json: { action: "assign", ids: [await w.newWorklistItem()], assigned_to: by.userId },
  }),
  "GET /worklist/letters/": plain,
  "POST /worklist/letters/": async (w) => ({ json: { ids: [await w.newOpenCase()] } }),
  "GET /worklist/letters/{batchId}/": (w) => ({ params: { batchId: w.batchId } }),
  "POST /worklist/letters/{batchId}/send/": (w) => ({
    params: { batchId: w.batchId },
    json: {
      method: "email",
      to: "appeals@payer.example",
      letters: [{ appeal: w.sentAppealId, version: 1 }],
    },
  }),
  "GET /worklist/letters/{batchId}/packets/": (w) => ({
    params: { batchId: w.batchId },
    query: { appeals: w.sentAppealId },
  }),
  "POST /worklist/undo/": async (w, by) => ({ json: { change_id: await w.newWorklistChange(by.userId) } }),
  "GET /users/": plain,

  "GET /claims/": byPatient,
  "POST /claims/": (w) => ({ json: claimBody(w, { line_item_id: "temp-1" }) }),
  "GET /claims/{claimId}/": inClaim(),
  "PATCH /claims/{claimId}/": async (w) => {
    const { updated_at } = (await w.rest("GET", `/claims/${w.claimId}/`)).body;
    const json = { ...claimBody(w, { line_item_id: w.lineId }), updated_at };
    return { params: { claimId: w.claimId }, json };
  },
  "GET /claims/{claimId}/action_items/": inClaim(),
  "POST /claims/{claimId}/action_items/": inClaim((w) => ({
    json: { title: "Call the payer", assigned_to: w.providerId, line_item: w.lineId },
  })),
  "GET /claims/{claimId}/activity/": inClaim(),
  "GET /claims/{claimId}/documents/": inClaim(),
  "POST /claims/{claimId}/documents/{documentId}/proposal/": async (w) => ({
    params: { claimId: w.claimId, documentId: await w.newProposal() },
    json: { decision: "dismiss" },
  }),
  "POST /claims/{claimId}/update_action_item/": inClaim((w) => ({
    json: { action_id: w.itemId, assigned_to: w.providerId, notes: "Called." },
  })),
  "POST /claims/{claimId}/upload_document/": inClaim((w) => {
    const form = w.fileOf("file");
    form.append("patient", w.patientId);
    return { form };
  }),
  "GET /claims/export/": byPatient,
  "GET /claims/my_action_items/": plain,
  "POST /claims/request-update/": () => ({ json: { payer_id: "87726", days_back: 5 } }),
  "GET /claims/saved-filters/": plain,
  "POST /claims/saved-filters/": (w) => ({
    json: {
      name: "Denied, by amount",
      query: { status: "denied", patient_id: w.patientId, sort: "-total_charges" },
    },
  }),
  "DELETE /claims/saved-filters/{filterId}/": async (w, by) => ({
    params: { filterId: await w.newSavedFilter(by.userId) },
  }),
  "GET /claims/statistics/": plain,
  "GET /claims/totals/": byPatient,

  "POST /documents/{documentId}/remittance/": (w) => ({ params: { documentId: w.claimDocumentId } }),
  "GET /documents/minimal-appeals/": plain,
  "POST /documents/minimal-appeals/": (w) => ({
    json: { patient: w.patientId, claim: w.claimId, documents: [w.claimDocumentId] },
  }),
  "GET /documents/minimal-appeals/{appealId}/": inAppeal(),
  "PATCH /documents/minimal-appeals/{appealId}/": inAppeal((w) => ({
    json: { patient: w.patientId, claim: w.claimId },
  })),
  "DELETE /documents/minimal-appeals/{appealId}/": async (w) => ({
    params: { appealId: await w.newAppeal() },
  }),
  "GET /documents/minimal-appeals/{appealId}/download/": inAppeal(),
  "POST /documents/minimal-appeals/{appealId}/export/": inAppeal((w) => ({
    json: { enclosures: [w.appealDocumentId] },
  })),
  "GET /documents/minimal-appeals/{appealId}/gate/": (w) => ({
    params: { appealId: w.sentAppealId },
    query: { enclosures: w.sentDocumentId },
  }),
  "GET /documents/minimal-appeals/{appealId}/evidence/": (w) => ({ params: { appealId: w.sentAppealId } }),
  "POST /documents/minimal-appeals/{appealId}/letter/answers/": async (w) => {
    const { body } = await w.rest("GET", `/documents/minimal-appeals/${w.appealId}/letter/`);
    // One that was answered by the call before may be answered again.
    const question_id = body.questions[0]?.id ?? body.answers[0].question_id;
    return {
      params: { appealId: w.appealId },
      json: { question_id, text: "Shown on page 2 of the note." },
    };
  },
  "POST /documents/minimal-appeals/{appealId}/extract/": inAppeal(() => ({ json: {} })),
  "POST /documents/minimal-appeals/{appealId}/generate/": inAppeal(() => ({ json: {} })),
  "GET /documents/minimal-appeals/{appealId}/letter/": inAppeal(),
  "PATCH /documents/minimal-appeals/{appealId}/letter/": async (w) => {
    const { version } = (await w.rest("GET", `/documents/minimal-appeals/${w.appealId}/letter/`)).body;
    const json = { content: "<p>We appeal.</p>", base_version: version };
    return { params: { appealId: w.appealId }, json };
  },
  "POST /documents/minimal-appeals/{appealId}/confirmations/": inAppeal((w) => ({
    json: {
      ...{ name: "claim_number", value: "A1", document: w.appealDocumentId },
      ...{ page: 1, box: { x: 0.1, y: 0.1, width: 0.3, height: 0.02 } },
    },
  })),
  "DELETE /documents/minimal-appeals/{appealId}/confirmations/{name}/": async (w) => {
    const json = { name: "denial_code", value: "CO-50" };
    await w.rest("POST", `/documents/minimal-appeals/${w.appealId}/confirmations/`, { json });
    return { params: { appealId: w.appealId, name: "denial_code" } };
  },
  "PATCH /documents/minimal-appeals/{appealId}/metadata/": inAppeal(() => ({ json: { claim_number: "A1" } })),
  "POST /documents/minimal-appeals/{appealId}/send/": (w) => ({
    params: { appealId: w.sentAppealId },
    json: { method: "email", to: "claims@payer.example", enclosures: [w.sentDocumentId] },
  }),
  "POST /documents/minimal-appeals/{appealId}/uploads/": async (w) => ({
    params: { appealId: await w.newAppeal() },
    form: w.fileOf("denial_letter"),
  }),
  "DELETE /documents/minimal-appeals/{appealId}/uploads/{documentId}/": async (w) => {
    const appealId = await w.newAppeal();
    return { params: { appealId, documentId: await w.newAppealDocument(appealId) } };
  },
  "PATCH /documents/minimal-appeals/{appealId}/uploads/{documentId}/": (w) => ({
    params: { appealId: w.appealId, documentId: w.appealDocumentId },
    json: { pages_left_out: [] },
  }),
  "GET /documents/minimal-appeals/{appealId}/uploads/{documentId}/file/": ofAppealDocument,
  "GET /documents/minimal-appeals/{appealId}/uploads/{documentId}/pages/": ofAppealDocument,
  "POST /documents/minimal-appeals/{appealId}/uploads/{documentId}/patient/": (w) => ({
    params: { appealId: w.appealId, documentId: w.appealDocumentId },
    json: { confirmed: true },
  }),
  "POST /documents/minimal-appeals/{appealId}/uploads/{documentId}/paper/": (w) => ({
    params: { appealId: w.appealId, documentId: w.appealDocumentId },
    json: { name: "level", value: "first" },
  }),
  "POST /documents/minimal-appeals/{appealId}/uploads/{documentId}/box/": (w) => ({
    params: { appealId: w.appealId, documentId: w.appealDocumentId },
    json: { page: 1, box: { x: 0, y: 0, width: 1, height: 0.5 }, name: "denial_text" },
  }),
  "GET /minimal-appeals/{appealId}/download/": inAppeal(),
  "DELETE /documents/{documentId}/": async (w) => ({ params: { documentId: await w.newClaimDocument() } }),
  "GET /documents/{documentId}/download/": ofClaimDocument,
  "GET /documents/{documentId}/file/": ofClaimDocument,
  "GET /documents/{documentId}/pages/": ofClaimDocument,

  "GET /notifications/": plain,
  "POST /notifications/{notificationId}/read/": async (w, by) => ({
    params: { notificationId: await w.newNotification(by.userId) },
  }),
  "POST /notifications/read/": plain,

  "GET /patients/": plain,
  "POST /patients/": () => ({
    json: {
      first_name: "Ana",
      last_name: `Lima${crypto.randomUUID().replaceAll(/[^a-f]/g, "")}`,
      date_of_birth: "1990-01-02",
      gender: "female",
      address_line1: "1 Pier",
      city: "Salem",
      state: "OR",
      zip_code: "97301",
    },
  }),
  "GET /patients/{patientId}/": ofPatient(),
  "PATCH /patients/{patientId}/": ofPatient({ city: "Salem" }),
  "GET /patients/{patientId}/appeals/": ofPatient(),
  "POST /patients/{patientId}/reveal-ssn/": ofPatient(),

  "GET /payers/conflicts/": (w) => ({ query: { claim_id: w.claimId } }),
  "POST /payers/conflicts/{conflictId}/resolve/": async (w) => ({
    params: { conflictId: await w.newConflict() },
    json: { take: "ours" },
  }),
  "GET /payers/remittances/": plain,
  "POST /payers/remittances/": () => ({
    form: fileForm({ field: "file", name: "march.835", bytes: Buffer.from(REMITTANCE) }),
  }),
  "GET /payers/remittances/{remittanceId}/": (w) => ({ params: { remittanceId: w.remittanceId } }),
  "GET /payers/remittances/{remittanceId}/file/": (w) => ({ params: { remittanceId: w.remittanceId } }),
  "PATCH /payers/remittances/{remittanceId}/sheet/": async (w) => {
    const { body } = await w.rest("GET", `/payers/remittances/${w.paperId}/`);
    const changes = [{ field: "trace_number", value: "5550102" }];
    return { params: { remittanceId: w.paperId }, json: { version: body.paper.version, changes } };
  },
  "POST /payers/remittances/{remittanceId}/apply/": (w) => ({
    params: { remittanceId: w.remittanceId },
    json: {},
  }),

  "GET /practice/": plain,
  "PATCH /practice/": () => ({ json: { signer_title: "Billing" } }),
  "GET /practice/logo/": withLogo,
  "PUT /practice/logo/": (w) => ({ form: w.fileOf("logo") }),
  "DELETE /practice/logo/": withLogo,
  "GET /appeals/board/": plain,
  "GET /appeals/payers/": plain,
  "GET /appeals/results/": plain,
  "GET /appeals/results/export/": plain,
  "GET /appeals/results/report/": plain,
  "GET /practice/activity/": (w) => ({ query: { actor: w.people.owner.userId } }),
  "GET /practice/activity/export/": (w) => ({ query: { actor: w.people.owner.userId } }),
  "GET /practice/corrections/export/": plain,
  "GET /practice/exports/": plain,
  "POST /practice/exports/": (w) => w.noExportRunning().then(() => ({})),
  "GET /practice/exports/{exportId}/": (w) => ({ params: { exportId: w.exportId } }),
  "GET /practice/exports/{exportId}/download/": (w) => ({ params: { exportId: w.exportId } }),
  "GET /practice/webhooks/": plain,
  "POST /practice/webhooks/": async (w) => {
    await w.noWebhooks();
    return { json: { url: "https://hooks.clinic.example/desk", events: ["claim.created"] } };
  },
  "DELETE /practice/webhooks/{webhookId}/": async (w) => ({ params: { webhookId: await w.newWebhook() } }),
  "POST /practice/webhooks/{webhookId}/enable/": (w) => ({ params: { webhookId: w.webhookId }, json: {} }),
  "GET /practice/webhooks/{webhookId}/messages/": (w) => ({ params: { webhookId: w.webhookId } }),
  "POST /practice/webhook-messages/{messageId}/resend/": async (w) => ({
    params: { messageId: await w.newWebhookMessage() },
    json: {},
  }),
  "GET /practice/api-keys/": plain,
  "POST /practice/api-keys/": async (w) => {
    await w.noKeys();
    return { json: { name: "Billing export", scopes: ["claims:read"], expires_in_days: 30 } };
  },
  "DELETE /practice/api-keys/{id}/": async (w) => ({ params: { id: await w.newKey() } }),
  "GET /practice/invitations/": plain,
  "POST /practice/invitations/": () => ({ json: { email: address() } }),
  "DELETE /practice/invitations/{id}/": async (w) => ({ params: { id: await w.newInvitation() } }),
  "POST /practice/invitations/accept/": () => ({
    json: { token: "x".repeat(43), username: `new-${crypto.randomUUID()}`, ...newPassword },
    expect: 400,
  }),
  "PUT /practice/invitations/accept/": () => ({ ...wrongLink, expect: 409 }),
  "POST /practice/invitations/read/": () => wrongLink,
  "GET /practice/members/": plain,
  "POST /practice/members/{id}/activate/": ofMember(false),
  "POST /practice/members/{id}/deactivate/": ofMember(true),
  "POST /practice/members/{id}/end-sessions/": ofMember(true),
  "POST /practice/members/{id}/add-owner/": ofMember(true),
  "POST /practice/members/{id}/remove-owner/": async (w) => ({
    params: { id: (await w.newPerson("owner")).userId },
  }),
  "POST /practice/members/{id}/reset-second-factor/": async (w, by) => {
    await w.newEmergency(by.userId, "open");
    return { params: { id: (await w.newPerson("staff")).userId } };
  },
  "GET /practice/emergencies/": plain,
  "POST /practice/emergencies/": async (w, by) => {
    await w.endEmergencies(by.userId);
    return { json: { reason: "The payer disputes what the notice held.", password: PASSWORD } };
  },
  "POST /practice/emergencies/{id}/approve/": async (w) => ({
    params: { id: await w.newEmergency((await w.newPerson("owner")).userId, "waiting") },
    json: { password: PASSWORD },
  }),
  "POST /practice/emergencies/{id}/end/": async (w, by) => ({
    params: { id: await w.newEmergency(by.userId, "open") },
  }),
  "GET /practice/sealed-originals/": plain,
  "GET /practice/sealed-originals/{documentId}/": async (w, by) => {
    await w.newEmergency(by.userId, "open");
    await w.sealClaimDocument();
    return { params: { documentId: w.claimDocumentId } };
  },
  "GET /reference/": plain,
  "GET /reference/edits/": () => ({ query: { code_a: "Z0001", code_b: "Z0002", on: "2026-11-01" } }),
  "POST /practice/members/{id}/make-owner/": async (w, by) => {
    const { userId: id } = await w.newPerson("staff");
    const after = async () => {
      await w.t
        .admin`update members set is_owner = (user_id = ${by.userId}) where user_id in (${by.userId}, ${id})`;
    };
    return { params: { id }, after };
  },
};

export function sampleOf(name: string): SampleMaker {
  const found = SAMPLES[name];
  if (!found) throw new Error(`${name} has no sample: add one to tests/support/api-samples.ts`);
  return typeof found === "function" ? { make: found } : found;
}
