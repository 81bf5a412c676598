import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError, lockForSignIn, onSessionGone } from "./api-fetch";
import { uploadForm } from "./upload-form";

const TAKE = "/api/v1/documents/uploads/";

type Planned = { status: number; body?: unknown; retryAfter?: string; etag?: string } | "broken" | "waits";
/** What each request to `at` is answered, one after the other; others are taken. */
let planned: Planned[] = [];
let at = TAKE;
let sent: { method: string; url: string; body: Blob }[] = [];

/** As much of a browser's request as an upload uses. */
class Request {
  upload: { onprogress?: (event: object) => void } = {};
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  status = 0;
  responseText = "";
  private method = "";
  private url = "";
  private headers: Record<string, string | undefined> = {};

  open(method: string, url: string) {
    this.method = method;
    this.url = url;
  }

  send(body: Blob) {
    sent.push({ method: this.method, url: this.url, body });
    const taken = this.url === TAKE ? { status: 201, body: {} } : { status: 200, etag: `"${this.url}"` };
    const next = (this.url === at && planned.shift()) || taken;
    this.upload.onprogress?.({ lengthComputable: true, loaded: body.size / 2, total: body.size });
    if (next === "waits") return;
    if (next === "broken") return this.onerror();
    this.status = next.status;
    this.responseText = "body" in next ? JSON.stringify(next.body) : "<Xml/>";
    this.headers = {
      "Retry-After": "retryAfter" in next ? next.retryAfter : undefined,
      ETag: "etag" in next ? next.etag : undefined,
    };
    this.onload();
  }

  abort() {
    this.onabort();
  }

  getResponseHeader(name: string) {
    return this.headers[name] ?? null;
  }
}

/** The app's answers to plain calls: the beginning of an upload, and the refresh of a session. */
const refresh = vi.fn<() => Promise<Response>>();
const begun = {
  id: "u1",
  parts: [
    { number: 1, url: "/part/1", bytes: 4 },
    { number: 2, url: "/part/2", bytes: 2 },
  ],
};
const fetched = async (url: string) =>
  url === "/api/v1/uploads/" ? Response.json(begun, { status: 201 }) : refresh();

const file = new File(["letter"], "denial.pdf");
const upload = (signal?: AbortSignal, onProgress = (_: number) => {}) =>
  uploadForm<{ id: string }>(
    "/documents/uploads/",
    { patient: "p1", file },
    { onProgress, fallback: "Failed to upload file", ...(signal && { signal }) },
  );
const asked = (url: string) => sent.filter((one) => one.url === url);

beforeEach(() => {
  planned = [];
  at = TAKE;
  sent = [];
  refresh.mockReset().mockResolvedValue(new Response("{}"));
  vi.stubGlobal("XMLHttpRequest", Request);
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  lockForSignIn(false);
  onSessionGone(null);
  vi.unstubAllGlobals();
});

describe("uploadForm", () => {
  it("sends the parts to their addresses, then names and fields, and tells how far it is", async () => {
    planned = [{ status: 201, body: { id: "d1" } }];
    const progress: number[] = [];
    expect(await upload(undefined, (percent) => progress.push(Math.round(percent)))).toEqual({ id: "d1" });
    expect(progress).toEqual([33, 83]);
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      "PUT /part/1",
      "PUT /part/2",
      "POST /api/v1/documents/uploads/",
    ]);
    expect(await Promise.all(sent.slice(0, 2).map(({ body }) => body.text()))).toEqual(["lett", "er"]);
    expect(JSON.parse((await sent[2]?.body.text()) ?? "")).toEqual({
      patient: "p1",
      files: [
        {
          field: "file",
          filename: "denial.pdf",
          upload: "u1",
          parts: [
            { number: 1, etag: '"/part/1"' },
            { number: 2, etag: '"/part/2"' },
          ],
        },
      ],
    });
  });

  it("sends a part again where the line broke or the store stumbled, and nothing else", async () => {
    at = "/part/1";
    planned = ["broken", { status: 503 }];
    await upload();
    expect(asked("/part/1")).toHaveLength(3);
    expect(asked("/part/2")).toHaveLength(1);
    planned = [{ status: 403 }];
    await expect(upload()).rejects.toThrow("Failed to upload file");
    expect(asked("/part/1")).toHaveLength(4);
  });

  it("refreshes once and tries once more when the access token ran out", async () => {
    planned = [{ status: 401 }, { status: 201, body: { id: "d2" } }];
    expect(await upload()).toEqual({ id: "d2" });
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(asked(TAKE)).toHaveLength(2);
    expect(asked("/part/1")).toHaveLength(1);
  });

  it("doesn't try a third time", async () => {
    // Where the shell asks for the password in place, the call fails instead of leaving the page.
    lockForSignIn(true);
    planned = [{ status: 401 }, { status: 401 }, { status: 201 }];
    await expect(upload()).rejects.toMatchObject({ status: 401 });
    expect(asked(TAKE)).toHaveLength(2);
  });

  // Red where a session that ended elsewhere took the page along, with the letter that was typed in it.
  it("leaves the page to the shell where that asks for the password over unsaved work", async () => {
    const ask = vi.fn(() => true);
    onSessionGone(ask);
    refresh.mockResolvedValue(new Response("{}", { status: 401 }));
    planned = [{ status: 401 }];
    await expect(upload()).rejects.toMatchObject({ status: 401 });
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("doesn't send again when the session is over", async () => {
    lockForSignIn(true);
    refresh.mockResolvedValue(new Response("{}", { status: 401 }));
    planned = [{ status: 401 }, { status: 201 }];
    await expect(upload()).rejects.toMatchObject({ status: 401 });
    expect(asked(TAKE)).toHaveLength(1);
  });

  it("passes on the server's sentence and the fields it belongs to", async () => {
    planned = [{ status: 415, body: { detail: "This is no PDF." } }];
    await expect(upload()).rejects.toThrow("This is no PDF.");
    planned = [{ status: 400, body: { patient: ["Choose a patient from the list."] } }];
    await expect(upload()).rejects.toMatchObject({
      message: "Choose a patient from the list.",
      fields: { patient: ["Choose a patient from the list."] },
    });
    planned = [{ status: 502 }];
    await expect(upload()).rejects.toThrow("Failed to upload file");
  });

  it("says after how many seconds there is room again", async () => {
    planned = [{ status: 429, body: { detail: "Too many pages." }, retryAfter: "95" }];
    const refusal: unknown = await upload().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ApiError);
    expect(refusal).toMatchObject({ status: 429, body: { retry_after: 95 } });
  });

  it("throws a TypeError without an answer", async () => {
    planned = ["broken"];
    await expect(upload()).rejects.toBeInstanceOf(TypeError);
  });

  it("stops when it is told to, also before it began", async () => {
    at = "/part/1";
    planned = ["waits"];
    const stop = new AbortController();
    const stopped = upload(stop.signal);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    stop.abort();
    await expect(stopped).rejects.toMatchObject({ name: "AbortError" });
    await expect(upload(stop.signal)).rejects.toMatchObject({ name: "AbortError" });
    expect(sent).toHaveLength(1);
  });
});
