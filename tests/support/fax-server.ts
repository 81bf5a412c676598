import { generateKeyPairSync, randomUUID, sign } from "node:crypto";
import { type Answer, type RecordedRequest, startStandIn } from "./stand-in-server";

export type SentFax = {
  id: string;
  from: string;
  to: string;
  connectionId: string;
  /** Decoded: the sender's idempotency key. */
  clientState: string;
  filename: string;
  pdf: Buffer;
};

const pair = generateKeyPairSync("ed25519");

/** As the portal shows it: base64 of the bare 32 bytes. */
export const FAX_WEBHOOK_PUBLIC_KEY = pair.publicKey
  .export({ format: "der", type: "spki" })
  .subarray(-32)
  .toString("base64");

async function readForm(request: RecordedRequest): Promise<Omit<SentFax, "id">> {
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  const form = await new Response(Uint8Array.from(request.body), { headers }).formData();
  const text = (name: string) => String(form.get(name) ?? "");
  const file = form.get("contents");
  if (!(file instanceof File)) throw new Error("no file in the field `contents`");
  return {
    from: text("from"),
    to: text("to"),
    connectionId: text("connection_id"),
    clientState: Buffer.from(text("client_state"), "base64").toString("utf8"),
    filename: file.name,
    pdf: Buffer.from(await file.arrayBuffer()),
  };
}

/** Speaks Telnyx's `POST /faxes` with an uploaded file. It knows no idempotency: `sent` holds one per call. */
export async function startFaxServer(port = 0) {
  const sent: SentFax[] = [];

  const accept = async (request: RecordedRequest): Promise<Answer> => {
    const refuse = (status: number, code: string) => ({ status, body: { errors: [{ code, title: code }] } });
    if (request.method !== "POST" || request.path !== "/faxes") return refuse(404, "10005");
    if (!request.headers.authorization?.startsWith("Bearer KEY")) return refuse(401, "10009");
    if (!request.headers["content-type"]?.startsWith("multipart/form-data")) return refuse(422, "10015");
    const fax = { id: randomUUID(), ...(await readForm(request)) };
    sent.push(fax);
    return {
      status: 202,
      body: { data: { record_type: "fax", id: fax.id, status: "queued", to: fax.to, from: fax.from } },
    };
  };

  return { ...(await startStandIn(accept, port)), sent };
}

/** A webhook as Telnyx sends it: the raw body and its signed headers. */
export function faxWebhook(
  event: { type: string; payload: Record<string, unknown> },
  options: { id?: string; at?: Date } = {},
): { body: string; headers: Record<string, string> } {
  const at = options.at ?? new Date();
  const body = JSON.stringify({
    data: {
      record_type: "event",
      id: options.id ?? randomUUID(),
      event_type: event.type,
      occurred_at: at.toISOString(),
      payload: event.payload,
    },
    meta: { attempt: 1, delivered_to: "https://desk.example/api/webhooks/telnyx" },
  });
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signature = sign(null, Buffer.from(`${timestamp}|${body}`), pair.privateKey).toString("base64");
  return { body, headers: { "telnyx-signature-ed25519": signature, "telnyx-timestamp": timestamp } };
}
