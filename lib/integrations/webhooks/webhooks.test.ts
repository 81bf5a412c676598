import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { FAX_WEBHOOK_PUBLIC_KEY, faxWebhook } from "@/tests/support/fax-server";
import { RESEND_WEBHOOK_SECRET, resendWebhook } from "@/tests/support/resend-server";
import { WebhookRefused } from "./delivery-report";
import { readResendWebhook } from "./resend-webhook";
import { readTelnyxWebhook } from "./telnyx-webhook";

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000);

/** What was read, where it is a report. */
const reportOf = (read: ReturnType<typeof readTelnyxWebhook>) =>
  read && "received" in read ? undefined : read;
type Sample = { body: string; headers: Record<string, string> };
const services = {
  resend: {
    read: ({ body, headers }: Sample) => readResendWebhook(body, headers, RESEND_WEBHOOK_SECRET),
    make: (options: { id?: string; at?: Date } = {}) =>
      resendWebhook({ type: "email.delivered", data: { email_id: "mail-1" } }, options),
    signature: "svix-signature",
    timestamp: "svix-timestamp",
    reference: "mail-1",
  },
  telnyx: {
    read: ({ body, headers }: Sample) => reportOf(readTelnyxWebhook(body, headers, FAX_WEBHOOK_PUBLIC_KEY)),
    make: (options: { id?: string; at?: Date } = {}) =>
      faxWebhook({ type: "fax.delivered", payload: { fax_id: "fax-1", direction: "outbound" } }, options),
    signature: "telnyx-signature-ed25519",
    timestamp: "telnyx-timestamp",
    reference: "fax-1",
  },
};

describe.each(Object.entries(services))("%s webhook", (provider, service) => {
  it("reads a good one", () => {
    const at = new Date(Math.floor(Date.now() / 1000) * 1000);
    const report = service.read(service.make({ id: "event-1", at }));
    expect(report).toEqual({ provider, reference: service.reference, state: "sent", eventId: "event-1", at });
  });

  it("refuses another body under the same signature", () => {
    const good = service.make();
    for (const body of [
      good.body.replace(`${service.reference}`, "other-1"),
      `${good.body} `,
      good.body.slice(0, -1),
      "",
    ]) {
      expect(() => service.read({ ...good, body })).toThrow(WebhookRefused);
    }
  });

  it("refuses a changed, cut, empty or missing header", () => {
    const good = service.make();
    const signature = good.headers[service.signature] ?? "";
    // Another first letter, whatever the first one is.
    const changed = `${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`;
    for (const value of [changed, signature.slice(0, -4), "", "v1,", "v1", "%%%"]) {
      const headers = { ...good.headers, [service.signature]: value };
      expect(() => service.read({ ...good, headers })).toThrow(WebhookRefused);
    }
    for (const name of Object.keys(good.headers)) {
      const headers = Object.fromEntries(Object.entries(good.headers).filter(([key]) => key !== name));
      expect(() => service.read({ ...good, headers })).toThrow(WebhookRefused);
    }
  });

  it.each([-6, 6])("refuses one signed %i minutes from now", (minutes) => {
    expect(() => service.read(service.make({ at: minutesFromNow(minutes) }))).toThrow(WebhookRefused);
  });

  it.each([-4, 4])("takes one signed %i minutes from now", (minutes) => {
    expect(service.read(service.make({ at: minutesFromNow(minutes) }))?.state).toBe("sent");
  });

  it("refuses an old one under a new time", () => {
    const old = service.make({ at: minutesFromNow(-60) });
    const headers = { ...old.headers, [service.timestamp]: String(Math.floor(Date.now() / 1000)) };
    expect(() => service.read({ ...old, headers })).toThrow(WebhookRefused);
  });

  it("names a repetition by the same event id", () => {
    const good = service.make();
    expect(service.read(good)?.eventId).toBe(service.read(good)?.eventId);
  });
});

describe("resend events", () => {
  const read = (type: string, data: Record<string, unknown> = { email_id: "mail-1" }) => {
    const { body, headers } = resendWebhook({ type, data });
    return readResendWebhook(body, headers, RESEND_WEBHOOK_SECRET);
  };

  it.each(["email.bounced", "email.failed", "email.suppressed"])("%s has failed, with what to do", (type) => {
    const report = read(type, { email_id: "mail-1", bounce: { message: "550 no such user jane@x.example" } });
    expect(report?.state).toBe("failed");
    expect(report?.reason).not.toContain("jane");
    expect(report?.reason?.length).toBeGreaterThan(20);
  });

  it("finds a sending by its key, where the answer to the call got lost", () => {
    const key = randomUUID();
    expect(read("email.sent", { email_id: "mail-1", tags: { sending: key } })).toMatchObject({
      state: "sent",
      idempotencyKey: key,
    });
  });

  it.each(["email.opened", "email.clicked", "email.delivery_delayed", "contact.created", "constructor"])(
    "%s changes nothing",
    (type) => {
      expect(read(type)).toBeUndefined();
    },
  );

  it("reads a signed body of another form as nothing", () => {
    expect(read("email.delivered", { email_id: 7 })).toBeUndefined();
  });

  it("refuses another secret's signature", () => {
    const secret = `whsec_${Buffer.from("another secret of 24 byte").toString("base64")}`;
    const { body, headers } = resendWebhook({ type: "email.sent", data: { email_id: "mail-1" } }, { secret });
    expect(() => readResendWebhook(body, headers, RESEND_WEBHOOK_SECRET)).toThrow(WebhookRefused);
  });
});

describe("telnyx events", () => {
  const read = (type: string, payload: Record<string, unknown>) => {
    const { body, headers } = faxWebhook({ type, payload: { fax_id: "fax-1", ...payload } });
    return reportOf(readTelnyxWebhook(body, headers, FAX_WEBHOOK_PUBLIC_KEY));
  };

  it("brings back the sending's key", () => {
    const client_state = Buffer.from("delivery-1").toString("base64");
    expect(read("fax.delivered", { client_state })?.idempotencyKey).toBe("delivery-1");
  });

  it.each([
    ["user_busy", "busy"],
    ["receiver_unallocated_number", "does not exist"],
    ["account_disabled", "administrator"],
    ["a_reason_of_next_year", "could not be delivered"],
    ["constructor", "could not be delivered"],
    [null, "could not be delivered"],
  ])("says of %j what to do", (failure_reason, words) => {
    const report = read("fax.failed", { failure_reason });
    expect(report?.state).toBe("failed");
    expect(report?.reason).toContain(words);
  });

  it.each(["fax.queued", "fax.media.processed", "fax.sending.started"])("%s changes nothing", (type) => {
    expect(read(type, {})).toBeUndefined();
  });

  it("tells of a fax that came in, and of nothing else that happens to it", () => {
    const came = { direction: "inbound", from: "+14155550123", to: "+14155550100", page_count: 3 };
    const of = (type: string, more: object = {}) => {
      const { body, headers } = faxWebhook({ type, payload: { fax_id: "fax-1", ...came, ...more } });
      return readTelnyxWebhook(body, headers, FAX_WEBHOOK_PUBLIC_KEY);
    };
    expect(of("fax.received")).toMatchObject({
      received: { reference: "fax-1", from: "+14155550123", to: "+14155550100", pages: 3 },
    });
    // A withheld number and a count that isn't one take nothing of the fax.
    expect(of("fax.received", { from: null, page_count: "?" })).toMatchObject({
      received: { from: "", pages: null },
    });
    for (const type of [
      "fax.delivered",
      "fax.failed",
      "fax.receiving.started",
      "fax.media.processing.started",
    ])
      expect(of(type)).toBeUndefined();
  });

  it("says that the setting is wrong where the key is not one", () => {
    const { body, headers } = faxWebhook({ type: "fax.delivered", payload: { fax_id: "fax-1" } });
    expect(() => readTelnyxWebhook(body, headers, "short")).toThrow("TELNYX_PUBLIC_KEY");
  });
});
