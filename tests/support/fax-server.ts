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

/** A fax that waits at the service; `links` are those that still work, `media` what is answered as its address instead. */
type WaitingFax = { file: Buffer; links: Set<string>; media?: string };

/**
 * Speaks Telnyx's `POST /faxes` with an uploaded file. It knows no idempotency: `sent` holds one per call. And what came in:
 * `GET /faxes/{id}` with a link to its file, which `POST /faxes/{id}/actions/refresh` makes anew.
 */
export async function startFaxServer(port = 0) {
  const sent: SentFax[] = [];
  const inbox = new Map<string, WaitingFax>();
  const links: Record<string, string> = {};
  const linkTo = (id: string): string => {
    const link = `/media/${randomUUID()}`;
    inbox.get(id)?.links.add(link);
    links[id] = link;
    return link;
  };

  const cameIn = (request: RecordedRequest, refuse: (status: number, code: string) => Answer): Answer => {
    const file = [...inbox.values()].find((one) => one.links.has(request.path));
    if (request.path.startsWith("/media/"))
      return file
        ? { status: 200, body: file.file, headers: { "content-type": "application/pdf" } }
        : refuse(403, "AccessDenied");
    const [, id = "", action] = /^\/faxes\/([^/]+)(\/actions\/refresh)?$/.exec(request.path) ?? [];
    const fax = inbox.get(id);
    if (!fax) return refuse(404, "10005");
    if (!request.headers.authorization?.startsWith("Bearer KEY")) return refuse(401, "10009");
    if (action) {
      linkTo(id);
      return { status: 200, body: { data: { result: "ok" } } };
    }
    const media_url = fax.media ?? `http://${request.headers.host}${links[id] ?? linkTo(id)}`;
    return { status: 200, body: { data: { record_type: "fax", id, direction: "inbound", media_url } } };
  };

  const accept = async (request: RecordedRequest): Promise<Answer> => {
    const refuse = (status: number, code: string) => ({ status, body: { errors: [{ code, title: code }] } });
    if (request.method !== "POST" || request.path !== "/faxes") return cameIn(request, refuse);
    if (!request.headers.authorization?.startsWith("Bearer KEY")) return refuse(401, "10009");
    if (!request.headers["content-type"]?.startsWith("multipart/form-data")) return refuse(422, "10015");
    const fax = { id: randomUUID(), ...(await readForm(request)) };
    sent.push(fax);
    return {
      status: 202,
      body: { data: { record_type: "fax", id: fax.id, status: "queued", to: fax.to, from: fax.from } },
    };
  };

  return { ...(await startStandIn(accept, port)), sent, inbox };
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
