import { createHash, randomUUID } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { type Answer, type RecordedRequest, startStandIn } from "./stand-in-server";

type SentMail = {
  id: string;
  idempotencyKey: string | undefined;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  reply_to?: string;
  attachments: { filename: string; content: string; content_type: string }[];
};

/** Speaks Resend's `POST /emails`, with its idempotency: `sent` holds one entry per mail that really went out. */
export async function startResendServer(port = 0) {
  const sent: SentMail[] = [];
  const byKey = new Map<string, { bodyHash: string; id: string }>();

  const accept = (request: RecordedRequest): Answer => {
    if (request.method !== "POST" || request.path !== "/emails") {
      return { status: 404, body: { statusCode: 404, name: "not_found", message: "Not found" } };
    }
    if (!request.headers.authorization?.startsWith("Bearer re_")) {
      return { status: 401, body: { statusCode: 401, name: "missing_api_key", message: "Missing API key" } };
    }
    const header = request.headers["idempotency-key"];
    const idempotencyKey = typeof header === "string" ? header : undefined;
    const bodyHash = createHash("sha256").update(request.body).digest("hex");
    const earlier = idempotencyKey === undefined ? undefined : byKey.get(idempotencyKey);
    if (earlier && earlier.bodyHash !== bodyHash) {
      const message = "Same idempotency key used with a different request payload.";
      return { status: 409, body: { statusCode: 409, name: "invalid_idempotent_request", message } };
    }
    if (earlier) return { status: 200, body: { id: earlier.id } };
    const id = randomUUID();
    const mail = JSON.parse(request.body.toString("utf8")) as Omit<SentMail, "id" | "idempotencyKey">;
    sent.push({ ...mail, attachments: mail.attachments ?? [], id, idempotencyKey });
    if (idempotencyKey !== undefined) byKey.set(idempotencyKey, { bodyHash, id });
    return { status: 200, body: { id } };
  };

  return { ...(await startStandIn(accept, port)), sent };
}

export const RESEND_WEBHOOK_SECRET = `whsec_${Buffer.from("a secret of the tests only, 32 b").toString("base64")}`;

/** A webhook as Resend sends it: the raw body and its signed headers. */
export function resendWebhook(
  event: { type: string; data: Record<string, unknown> },
  options: { secret?: string; id?: string; at?: Date } = {},
): { body: string; headers: Record<string, string> } {
  const at = options.at ?? new Date();
  const id = options.id ?? `msg_${randomUUID()}`;
  const body = JSON.stringify({ created_at: at.toISOString(), ...event });
  const signature = new Webhook(options.secret ?? RESEND_WEBHOOK_SECRET).sign(id, at, body);
  return {
    body,
    headers: {
      "svix-id": id,
      "svix-timestamp": String(Math.floor(at.getTime() / 1000)),
      "svix-signature": signature,
    },
  };
}
