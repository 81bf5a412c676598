import { randomUUID } from "node:crypto";
import type { Make } from "./api-samples";
import { overrides } from "./gate";

const inClaim =
  (json?: object): Make =>
  (w) => ({ params: { claimId: w.claimId }, ...(json && { json }) });
const inSent =
  (json?: object): Make =>
  (w) => ({ params: { appealId: w.sentAppealId }, ...(json && { json }) });
const ofDelivery =
  (more: (...asked: Parameters<Make>) => object = () => ({})): Make =>
  (w, by) => ({ params: { appealId: w.sentAppealId, deliveryId: w.deliveryId }, ...more(w, by) });
const talk = { kind: "call", person: "Dana", reference: "8841", said: "In review." };

/** Samples of what follows a sending: contacts, decisions, proofs. */
export const CASE_SAMPLES: Record<string, Make> = {
  "GET /claims/{claimId}/contacts/": inClaim(),
  "POST /claims/{claimId}/contacts/": inClaim(talk),
  "GET /documents/minimal-appeals/{appealId}/contacts/": inSent(),
  "POST /documents/minimal-appeals/{appealId}/contacts/": inSent(talk),
  "GET /documents/minimal-appeals/{appealId}/decisions/": inSent(),
  "POST /documents/minimal-appeals/{appealId}/decisions/": async (w) => ({
    params: { appealId: await w.newSentAppeal() },
    json: { outcome: "upheld", decided_on: "2026-03-20" },
  }),
  "POST /documents/minimal-appeals/{appealId}/decisions/uploads/": async (w) => ({
    params: { appealId: await w.newSentAppeal() },
    form: w.fileOf("file"),
  }),
  "GET /documents/minimal-appeals/{appealId}/deliveries/": inSent(),
  "GET /documents/minimal-appeals/{appealId}/deliveries/{deliveryId}/proof/": ofDelivery(),
  "POST /documents/minimal-appeals/{appealId}/deliveries/{deliveryId}/receipts/": ofDelivery((w) => {
    const form = w.fileOf("file");
    form.append("reference", "7022 0000 1111");
    return { form };
  }),
  "GET /documents/minimal-appeals/{appealId}/deliveries/{deliveryId}/rebuttal/": ofDelivery(),
  "POST /documents/minimal-appeals/{appealId}/deliveries/{deliveryId}/rebuttal/": ofDelivery((w, by) => ({
    json: { method: "email", to: `appeals-${randomUUID()}@payer.example`, overrides },
    // What the gate finds is passed by a provider or an owner alone.
    ...(by.userId === w.people.staff.userId && { expect: 403 }),
  })),
  "GET /documents/minimal-appeals/{appealId}/deliveries/{deliveryId}/rebuttal/gate/": ofDelivery(() => ({
    query: { method: "email", to: "appeals@payer.example" },
  })),
  "GET /decisions/": () => ({}),
  "POST /decisions/uploads/": (w) => ({ form: w.fileOf("file") }),
  "GET /decisions/{decisionId}/": (w) => ({ params: { decisionId: w.decisionId } }),
  "POST /decisions/{decisionId}/confirm/": async (w) => ({
    params: { decisionId: await w.newDecision() },
    json: { appeal: await w.newSentAppeal() },
  }),
  "POST /decisions/{decisionId}/dismiss/": async (w) => ({
    params: { decisionId: await w.newDecision() },
    json: {},
  }),
  "POST /decisions/{decisionId}/next-level/": async (w) => ({
    params: { decisionId: await w.newDecision("confirmed") },
    json: {},
  }),
  "GET /faxes/": () => ({}),
  "POST /faxes/{faxId}/retry/": async (w) => ({ params: { faxId: await w.newFax() }, json: {} }),
  "POST /faxes/{faxId}/dismiss/": async (w) => ({ params: { faxId: await w.newFax() }, json: {} }),
  "GET /contacts/{contactId}/": (w) => ({ params: { contactId: w.contactId } }),
  "PATCH /contacts/{contactId}/": (w) => ({ params: { contactId: w.contactId }, json: { person: "Lee" } }),
  "DELETE /contacts/{contactId}/": async (w) => ({ params: { contactId: await w.newContact() } }),
};
