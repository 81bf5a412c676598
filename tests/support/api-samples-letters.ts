import type { Make } from "./api-samples";

const plain: Make = () => ({});
const ofTemplate =
  (json?: object): Make =>
  (w) => ({ params: { templateId: w.templateId }, ...(json && { json }) });
const ofPayer =
  (json?: object): Make =>
  (w) => ({ params: { payerId: w.payerId }, ...(json && { json }) });
const ofClaimLetter: Make = (w) => ({ params: { appealId: w.claimLetterId } });
const unheardName = () => `Payer ${crypto.randomUUID()}`;

/** Samples of the claims' letters, the templates, the library of documents and the payers. */
export const LETTER_SAMPLES: Record<string, Make> = {
  "GET /documents/appeal-templates/": plain,
  "GET /documents/appeal-templates/{templateId}/": ofTemplate(),
  "PATCH /documents/appeal-templates/{templateId}/": async (w) => {
    const { updated_at } = (await w.rest("GET", `/documents/appeal-templates/${w.templateId}/`)).body;
    return { params: { templateId: w.templateId }, json: { body: "We appeal.\n\n{{argument}}", updated_at } };
  },
  "POST /documents/appeal-templates/{templateId}/reset/": ofTemplate(),
  "POST /documents/appeal-templates/{templateId}/preview/": (w) => ({
    params: { templateId: w.templateId },
    json: { body: "We appeal.", claim_id: w.claimId },
  }),
  "POST /documents/appeal/generate/": async (w) => ({
    json: { claim_id: await w.newDeniedClaim(), template_id: w.templateId },
  }),
  "GET /documents/appeals/": (w) => ({ query: { patient: w.patientId } }),
  "GET /documents/appeals/{appealId}/": ofClaimLetter,
  "GET /documents/appeals/{appealId}/download/": ofClaimLetter,
  "DELETE /documents/appeals/{appealId}/": async (w) => ({ params: { appealId: await w.newClaimLetter() } }),
  "GET /documents/claims/{claimId}/appeals/": (w) => ({ params: { claimId: w.claimId } }),
  "POST /documents/minimal-appeals/{appealId}/documents/": (w) => ({
    params: { appealId: w.appealId },
    json: { documents: [w.claimDocumentId] },
  }),
  "GET /documents/minimal-appeals/{appealId}/payer/": (w) => ({ params: { appealId: w.appealId } }),
  "POST /documents/minimal-appeals/{appealId}/payer/": (w) => ({
    params: { appealId: w.appealId },
    json: { name: unheardName(), appeals_address: "PO Box 1\nSalem, OR 97301" },
  }),
  "GET /documents/uploads/": (w) => ({ query: { patient: w.patientId } }),
  "POST /uploads/": () => ({ json: { size: 1_000 } }),
  // The signature stands for the caller: whoever has the address may send the part, and nobody else.
  "PUT /uploads/parts/{key}/{number}/": async (w) => {
    const part = { part: "of a file" };
    const size = JSON.stringify(part).length;
    const { body } = await w.rest("POST", "/uploads/", { json: { size } });
    const { pathname, searchParams } = new URL(body.parts[0].url, "http://localhost");
    const [key = "", number = ""] = pathname.split("/").slice(-3);
    return { params: { key, number }, query: Object.fromEntries(searchParams), json: part };
  },
  "POST /documents/uploads/": (w) => {
    const form = w.fileOf("file");
    form.append("patient", w.patientId);
    form.append("provider_id", w.providerId);
    return { form };
  },
  "GET /documents/uploads/{documentId}/": (w) => ({ params: { documentId: w.claimDocumentId } }),
  "DELETE /documents/uploads/{documentId}/": async (w) => ({
    params: { documentId: await w.newClaimDocument() },
  }),
  "GET /payers/directory/": plain,
  "POST /payers/directory/": () => ({ json: { name: unheardName() } }),
  "GET /payers/directory/{payerId}/": ofPayer(),
  "PATCH /payers/directory/{payerId}/": ofPayer({ note: "Call before noon." }),
  "DELETE /payers/directory/{payerId}/": async (w) => ({ params: { payerId: await w.newPayer() } }),
};
