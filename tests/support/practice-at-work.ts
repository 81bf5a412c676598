import sharp from "sharp";
import { transact } from "@/db/client";
import { ROLES } from "@/lib/core/enums";
import { openSession } from "@/lib/domain/account/sessions";
import { linkToken } from "@/lib/domain/account/tokens";
import type { Ctx } from "@/lib/domain/kernel/context";
import { CALLERS, type Caller } from "@/lib/domain/kernel/permission";
import { readPaperRemittance } from "@/lib/domain/remittance/from-paper/read-paper";
import { storage } from "@/lib/integrations/services";
import { newStorageKey } from "@/lib/integrations/storage/storage";
import { origin } from "./account";
import { claim, deniedClaim, patient } from "./claims";
import type { TestDatabase } from "./database";
import { header, interchange, set } from "./era-builder";
import { fileForm } from "./file-form";
import { addPerson, ctxOf, type Person, withKey, withSessions } from "./people";
import { restClient } from "./rest";
import type { workflowsOnDemand } from "./run-workflows";
import { verifiedAccount } from "./verified-account";

/** What nobody outside the practice may ever read; it is in names, files and notes. */
const CANARY = "Canaryvale";

/** A picture: its pages need no reading to be counted. */
const SCAN = await sharp({ create: { width: 60, height: 80, channels: 3, background: "white" } })
  .png()
  .toBuffer();

/** A denial of claim A1 that differs from what a person entered, so that it leaves a difference to settle. */
export const REMITTANCE = interchange([
  set("0001", [
    ...header("80"),
    "LX*1",
    "CLP*A1*1*120*80*20*12*P1*11*1",
    `NM1*QC*1*${CANARY.toUpperCase()}*ANA****MI*W1`,
    "DTM*232*20260105",
    "SVC*HC:97110:GP*120*80**2",
    "DTM*472*20260105",
    "CAS*CO*45*20",
    "CAS*PR*2*20",
    "AMT*B6*100",
  ]),
]);

const EOB = `Lakeside Health Plan              Explanation of Payment
Check Number: 5550101             Check Date: 03/09/2026

Patient: ${CANARY}, Ana           Claim Number: P7
Date         CPT      Billed    Allowed    Paid      Code
01/05/2026   97110    120.00    80.00      80.00     CO-45
`;

export type PracticeAtWork = Awaited<ReturnType<typeof practiceAtWork>>;

/**
 * A practice with at least one row in each table that holds a practice's data, made by the product's own calls where
 * there are any, somebody of each role, and makers of what a call uses up.
 */
export async function practiceAtWork(t: TestDatabase, workflows: ReturnType<typeof workflowsOnDemand>) {
  const account = await verifiedAccount(t);
  const { practiceId } = account.ctx;
  const founder = account.ctx.actor.userId;
  const owner = await withSessions(t.db, { userId: founder, username: account.input.username, practiceId });
  const ctx: Ctx = await ctxOf(t.db, owner);
  const rest = restClient(owner.tokens.bearer);
  const add = (caller: Exclude<Caller, "anonymous">): Promise<Person> =>
    caller === "API key" ? withKey(ctx, owner) : addPerson(t, practiceId, caller, founder);
  const people = { owner } as Record<Exclude<Caller, "anonymous">, Person>;
  for (const caller of CALLERS)
    if (caller !== "anonymous" && caller !== "owner") people[caller] = await add(caller);

  const created = async (path: string, json: object) => (await rest("POST", path, { json })).body;
  const patientId = await patient(ctx, {
    last_name: CANARY,
    date_of_birth: "1980-02-03",
    ssn: "219-09-9999",
  });
  const provider = people.provider.userId;
  const denied = await claim(ctx, {
    patient: patientId,
    provider,
    claim_number: "A1",
    status: "denied",
    total_charges: "120.00",
    total_paid_amount: "75.00",
    insurance_plan_name: "Lakeside Health",
    date_of_service_from: "2026-01-05",
    remarks: CANARY,
    denial_details: { denial_date: "2026-03-02", denial_category: "coding", appeal_deadline: "2026-08-29" },
    line_items: [{ procedure_code: "97110", total_charge: "120.00" }],
  });
  const claimId = denied.claim_id;
  const lineId = denied.line_items[0]?.line_item_id ?? "";
  const item = await created(`/claims/${claimId}/action_items/`, {
    title: `Call ${CANARY}`,
    line_item: lineId,
  });

  const fileOf = (field: string) => fileForm({ field, name: `${CANARY}.png`, bytes: SCAN });
  // Not by an upload, which counts the pages in a process of its own.
  const newClaimDocument = async () => {
    const key = newStorageKey();
    const { size, sha256 } = await storage().put(key, SCAN, { contentType: "image/png" });
    const [row] = await t.admin`insert into documents (practice_id, claim_id, patient_id, document_type,
        original_filename, media_type, size_bytes, sha256, storage_key, page_count, uploaded_by)
      values (${practiceId}, ${claimId}, ${patientId}, 'eob', ${`${CANARY}.png`}, 'image/png', ${size}, ${sha256},
        ${key}, 1, ${founder}) returning id`;
    return String(row?.id);
  };
  const newAppeal = async () =>
    (await created("/documents/minimal-appeals/", { patient: patientId, patient_name: `Ana ${CANARY}` }))
      .id as string;
  const newAppealDocument = async (appealId: string) =>
    (
      await rest("POST", `/documents/minimal-appeals/${appealId}/uploads/`, {
        form: fileOf("supporting_docs"),
      })
    ).body.uploaded_documents[0].id as string;
  const newLetter = async () => {
    const id = await newAppeal();
    await created(`/documents/minimal-appeals/${id}/generate/`, {});
    await workflows.run("appeal/letter.requested");
    return id;
  };
  /** Nothing stands in the way of its sending to this payer's fax. */
  const newReadyLetter = async () => {
    const id = await newLetter();
    const payer_name = `Ready Health ${id.slice(0, 8)}`;
    const { fax } = await created("/payers/directory/", { name: payer_name, fax: "(415) 555-0188" });
    await rest("PATCH", `/documents/minimal-appeals/${id}/metadata/`, { json: { payer_name } });
    const content = `<p>${payer_name}</p><p>We appeal for Ana ${CANARY}.</p>`;
    await rest("PATCH", `/documents/minimal-appeals/${id}/letter/`, { json: { content, format: "html" } });
    return { id, fax: fax as string };
  };
  const written = async (enclosed: boolean) => {
    const id = await newLetter();
    const document = await newAppealDocument(id);
    await rest("POST", `/documents/minimal-appeals/${id}/export/`, {
      json: { enclosures: enclosed ? [document] : [] },
    });
    return [id, document] as const;
  };
  const [appealId, appealDocumentId] = await written(false);
  const [sentAppealId, sentDocumentId] = await written(true);
  const [delivered] = await t.admin`insert into deliveries
    (practice_id, appeal_id, export_id, method, recipient, provider, approved_by, state, sent_at)
    select practice_id, appeal_id, id, 'email', 'claims@payer.example', 'outbox', created_by, 'sent', now()
      from letter_exports where appeal_id = ${sentAppealId} returning id`;

  await t.admin`insert into letter_answers (practice_id, appeal_id, question_id, question, answer, answered_by)
    values (${practiceId}, ${appealId}, 'point-0', 'What does the chart show?', ${CANARY}, ${founder})`;
  const claimDocumentId = await newClaimDocument();
  const newContact = async () => {
    const [row] =
      await t.admin`insert into contacts (practice_id, claim_id, kind, contacted_on, person, said, created_by)
      values (${practiceId}, ${claimId}, 'call', '2026-03-03', ${CANARY}, ${CANARY}, ${founder}) returning id`;
    return String(row?.id);
  };
  const contactId = await newContact();
  /** Sent on March 4, 2026. */
  const newSentAppeal = async () => {
    const id = await newAppeal();
    await t.admin`update appeals set status = 'sent', sent_at = '2026-03-04', sent_method = 'mail' where id = ${id}`;
    return id;
  };
  const newDecision = async (state: "proposed" | "confirmed" = "proposed") => {
    const [row] =
      await t.admin`insert into appeal_decisions (practice_id, appeal_id, outcome, decided_on, reasons, source, state, created_by)
      values (${practiceId}, ${await newSentAppeal()}, 'upheld', '2026-03-09',
        ${t.admin.json([{ text: CANARY, page: 1, quote: null }])}, 'person', ${state}, ${founder}) returning id`;
    return String(row?.id);
  };
  const decisionId = await newDecision();
  const newFax = async () => {
    const [row] =
      await t.admin`insert into inbound_faxes (practice_id, provider, reference, from_number, to_number, received_at,
          state, problem, taken_by)
      values (${practiceId}, 'telnyx', ${CANARY} || gen_random_uuid(), '+14155550123', '+14155550100', '2026-03-09',
        'failed', ${CANARY}, ${founder}) returning id`;
    return String(row?.id);
  };
  const faxId = await newFax();
  await t.admin`insert into delivery_receipts (practice_id, delivery_id, kind, happened_at, reference)
    select practice_id, id, 'delivered', now(), ${CANARY} from deliveries where appeal_id = ${sentAppealId}`;
  for (const id of [appealDocumentId, claimDocumentId]) {
    await t.admin`insert into document_pages (practice_id, document_id, page, width, height, method, text, words)
      values (${practiceId}, ${id}, 1, 612, 792, 'text', ${CANARY}, '[]') on conflict do nothing`;
    await t.admin`update documents set ocr_status = 'success', pages_total = 1, pages_read = 1 where id = ${id}`;
  }
  const remittance = (
    await rest("POST", "/payers/remittances/", {
      form: fileForm({ field: "file", name: "march.835", bytes: Buffer.from(REMITTANCE) }),
    })
  ).body;
  await created(`/payers/remittances/${remittance.id}/apply/`, {});
  const paper = (
    await rest("POST", "/payers/remittances/", {
      form: fileForm({ field: "file", name: "eob.txt", bytes: Buffer.from(EOB) }),
    })
  ).body;
  await readPaperRemittance(ctx, paper.id);
  const [conflict] = await t.admin`select id from remittance_conflicts where practice_id = ${practiceId}`;
  await rest("POST", "/claims/request-update/", {
    json: { payer_id: "87726", days_back: 5 },
    headers: { "Idempotency-Key": `first-${practiceId}` },
  });

  const [edition] =
    await t.admin`insert into reference_editions (practice_id, kind, setting, filename, sha256, edition, row_count)
    values (${practiceId}, 'ncci_ptp', 'practitioner', 'edits.txt', 'x', '2026-10-01', 3) returning id`;
  const ofEdition = edition?.id;
  await t.admin`insert into reference_edits (practice_id, edition_id, column_one, column_two, effective, modifier)
    values (${practiceId}, ${ofEdition}, 'Z0001', 'Z0002', '2026-01-01', '1')`;
  await t.admin`insert into reference_units (practice_id, edition_id, code, units, adjudication)
    values (${practiceId}, ${ofEdition}, 'Z0001', 4, '2')`;
  await t.admin`insert into reference_texts (practice_id, edition_id, key, position, body)
    values (${practiceId}, ${ofEdition}, 'L99999', 0, 'Invented')`;
  const exportKey = newStorageKey();
  const exported = await storage().put(exportKey, Buffer.from("PK"), { contentType: "application/zip" });
  const [madeExport] =
    await t.admin`insert into practice_exports (practice_id, requested_by, state, storage_key,
      size_bytes, sha256, expires_at)
    values (${practiceId}, ${founder}, 'done', ${exportKey}, ${exported.size}, ${exported.sha256},
      now() + interval '1 day') returning id`;
  await created("/uploads/", { size: 1_000 });
  const [payer] = await t.admin`insert into payers (practice_id, name, source_document_id, created_by)
    values (${practiceId}, ${`${CANARY} Health`}, ${claimDocumentId}, ${founder}) returning id`;
  const newDeniedClaim = async () => (await deniedClaim(ctx, { patient: patientId })).claim_id;
  const newClaimLetter = async () =>
    (await created("/documents/appeal/generate/", { claim_id: await newDeniedClaim() })).id as string;
  const claimLetterId = await newClaimLetter();
  await workflows.run("appeal/letter.requested");
  const templates = (await rest("GET", "/documents/appeal-templates/")).body.templates as { id: string }[];

  const newInvitation = async () =>
    (await created("/practice/invitations/", { email: `new-${crypto.randomUUID()}@clinic.example` }))
      .id as string;
  const newNotification = async (userId: string) => {
    const [row] = await t.admin`insert into notifications (practice_id, user_id, kind, link, cause_id)
      values (${practiceId}, ${userId}, 'refresh_done', '/claims', ${crypto.randomUUID()}) returning id`;
    return String(row?.id);
  };
  const newSavedFilter = async (userId: string) => {
    const [row] =
      await t.admin`insert into saved_claim_filters (practice_id, user_id, name, query, patient_id)
      values (${practiceId}, ${userId}, ${`${CANARY} ${crypto.randomUUID()}`}, '{"status":"denied"}', ${patientId})
      returning id`;
    return String(row?.id);
  };
  const newEmergency = async (userId: string, state: "waiting" | "open") => {
    const approver = userId === founder ? people["unverified owner"].userId : founder;
    const [row] = await t.admin`
      insert into emergency_accesses (practice_id, requested_by, reason, approved_by, approved_at, ends_at)
      values (${practiceId}, ${userId}, ${CANARY}, ${state === "open" ? approver : null},
              ${state === "open" ? t.admin`now()` : null}, now() + interval '10 minutes') returning id`;
    return String(row?.id);
  };
  const endEmergencies = (userId: string) =>
    t.admin`update emergency_accesses set ended_at = now() where requested_by = ${userId}`;
  await newEmergency(people["unverified owner"].userId, "waiting");
  /** Another hash than the copy's: with the same one it would be a file that is still to be counted. */
  const sealClaimDocument = () =>
    t.admin`update documents set original_storage_key = storage_key,
                   original_sha256 = encode(sha256(sha256::bytea), 'hex')
             where id = ${claimDocumentId}`;
  const newPasskey = async (userId: string) => {
    const [row] = await t.admin`insert into passkeys (user_id, name, credential_id, public_key, counter)
      values (${userId}, ${CANARY}, ${crypto.randomUUID()}, 'AAAA', 0) returning id`;
    return String(row?.id);
  };
  const newSession = async (userId: string) =>
    transact(t.db, (tx) => openSession(tx, { userId, practiceId, carrier: "bearer" }, origin()));

  await t.admin`insert into mornings (practice_id, user_id, day) values (${practiceId}, ${founder}, '2026-03-02')`;
  await created("/accounts/calendar/", {});
  const worklistIdOf = async (claim: string) => {
    const [row] = await t.admin`select id from worklist_items where claim_id = ${claim}`;
    return String(row?.id);
  };
  const newWorklistItem = async () => worklistIdOf(await newDeniedClaim());
  const newWorklistChange = async (userId: string) => {
    const id = await newWorklistItem();
    const before = {
      ...{ assigned_to: null, snoozed_until: null, snooze_reason: "", note: "" },
      ...{ closed_at: null, closed_by: null, close_reason: "" },
    };
    const [row] = await t.admin`insert into worklist_changes (practice_id, user_id, items)
      values (${practiceId}, ${userId}, ${t.admin.json([{ id, before, after: before }])}) returning id`;
    return String(row?.id);
  };

  /** A case whose step is a letter and whose time has not passed. */
  const newOpenCase = async () => {
    const id = await newWorklistItem();
    await t.admin`update worklist_items set stale = false, settled = false, expires = false, due = null, category = null,
      move = 'appeal', payer_name = 'Lakeside Health', payer_key = 'lakesidehealth' where id = ${id}`;
    return id;
  };
  const newBatch = async () => {
    const [batch] = await t.admin`insert into letter_batches (practice_id, payer_name, move, created_by)
      values (${practiceId}, 'Lakeside Health', 'appeal', ${founder}) returning id`;
    await t.admin`insert into letter_batch_items (practice_id, batch_id, position, worklist_item_id, appeal_id)
      values (${practiceId}, ${String(batch?.id)}, 1, ${await newWorklistItem()}, ${sentAppealId})`;
    return String(batch?.id);
  };
  const newWebhook = async () => {
    const [row] =
      await t.admin`insert into webhook_endpoints (practice_id, url, events, secret_sealed, created_by)
      values (${practiceId}, ${`https://hooks.clinic.example/${CANARY}`}, '["remittance.posted"]', 'x', ${founder})
      returning id`;
    return String(row?.id);
  };
  const webhookId = await newWebhook();
  const newWebhookMessage = async () => {
    const [row] =
      await t.admin`insert into webhook_messages (practice_id, endpoint_id, event, data, state, attempts)
      values (${practiceId}, ${webhookId}, 'remittance.posted', '{}', 'failed', 1) returning id`;
    await t.admin`insert into webhook_attempts (practice_id, message_id, attempt, status, milliseconds)
      values (${practiceId}, ${String(row?.id)}, 1, 500, 20)`;
    return String(row?.id);
  };
  await newWebhookMessage();
  const standing = (people["API key"] as Awaited<ReturnType<typeof withKey>>).keyId;

  return {
    t,
    practiceId,
    people,
    ctx,
    rest,
    /** With a remaining denial, a line and an action item. */
    claimId,
    lineId,
    itemId: item.action_item.action_id as string,
    patientId,
    providerId: provider,
    /** With a letter, its PDF and a document. */
    appealId,
    appealDocumentId,
    /** Its PDF was sent to claims@payer.example. */
    sentAppealId,
    sentDocumentId,
    deliveryId: String(delivered?.id),
    claimDocumentId,
    contactId,
    newContact,
    /** Proposed, of an appeal that was sent. */
    decisionId,
    newDecision,
    /** Came in, and its file could not be had. */
    faxId,
    newFax,
    newSentAppeal,
    remittanceId: remittance.id as string,
    /** Read from a paper, not posted. */
    paperId: paper.id as string,
    conflictId: String(conflict?.id),
    payerId: String(payer?.id),
    exportId: String(madeExport?.id),
    templateId: templates[0]?.id ?? "",
    /** Of a claim, written. */
    claimLetterId,
    newDeniedClaim,
    noExportRunning: () =>
      t.admin`update practice_exports set state = 'failed' where practice_id = ${practiceId} and state = 'queued'`,
    newClaimLetter,
    newPayer: async () =>
      (await created("/payers/directory/", { name: `Payer ${crypto.randomUUID()}` })).id as string,
    invitationId: await newInvitation(),
    notificationId: await newNotification(owner.userId),
    savedFilterId: await newSavedFilter(owner.userId),
    newAppeal,
    newLetter,
    newReadyLetter,
    newAppealDocument,
    newClaimDocument,
    newInvitation,
    webhookId,
    newWebhook,
    newWebhookMessage,
    noWebhooks: () =>
      t.admin`update webhook_endpoints set deleted_at = now() where practice_id = ${practiceId} and id <> ${webhookId}`,
    newKey: async () => (await withKey(ctx, owner)).keyId,
    /** All but the one that stands for the role: there is a limit. */
    noKeys: () =>
      t.admin`update api_keys set revoked_at = now() where practice_id = ${practiceId} and id <> ${standing}`,
    newNotification,
    newSavedFilter,
    worklistItemId: await newWorklistItem(),
    newOpenCase,
    batchId: await newBatch(),
    worklistChangeId: await newWorklistChange(owner.userId),
    newWorklistItem,
    newWorklistChange,
    newEmergency,
    endEmergencies,
    sealClaimDocument,
    newPasskey,
    newSession,
    invitationLink: (id: string) => linkToken("invitation", id),
    newPerson: add,
    /** Open again, with the same id. */
    newConflict: async () => {
      await t.admin`update remittance_conflicts set resolved_at = null, resolution = null, resolved_by = null
        where practice_id = ${practiceId}`;
      return String(conflict?.id);
    },
    /** A claim's document that proposes a denial. */
    newProposal: async () => {
      const id = await newClaimDocument();
      const value = { value: "2026-03-02", page: 1, boxes: [], confidence: 1 };
      await t.admin`update documents set ocr_status = 'success', kind = 'denial',
        extraction_facts = ${t.admin.json({ notice_date: value })} where id = ${id}`;
      return id;
    },
    fileOf,
  };
}

/** The roles that a membership has are those that the role table knows. */
export const rolesAreKnown = (): boolean =>
  ROLES.every((role) => (CALLERS as readonly string[]).includes(role));
