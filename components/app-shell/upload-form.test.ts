import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError, lockForSignIn } from "./api-fetch";
import { uploadForm } from "./upload-form";

type Planned = { status: number; body?: unknown; retryAfter?: string } | "broken" | "waits";
let planned: Planned[] = [];
let sent: { url: string; form: FormData }[] = [];

/** As much of a browser's request as an upload uses; each takes the next planned answer. */
class Request {
  upload: { onprogress?: (event: object) => void } = {};
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  status = 0;
  response: unknown = null;
  private url = "";
  private retryAfter: string | null = null;

  open(_method: string, url: string) {
    this.url = url;
  }

  send(form: FormData) {
    sent.push({ url: this.url, form });
    const next = planned.shift() ?? "broken";
    this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
    if (next === "waits") return;
    if (next === "broken") return this.onerror();
    this.status = next.status;
    this.response = next.body ?? null;
    this.retryAfter = next.retryAfter ?? null;
    this.onload();
  }

  abort() {
    this.onabort();
  }

  getResponseHeader(name: string) {
    return name === "Retry-After" ? this.retryAfter : null;
  }
}

const refresh = vi.fn<() => Promise<Response>>();
const file = new File(["letter"], "denial.pdf");
const upload = (signal?: AbortSignal, onProgress = (_: number) => {}) =>
  uploadForm<{ id: string }>(
    "/documents/uploads/",
    { patient: "p1", file },
    { onProgress, fallback: "Failed to upload file", ...(signal && { signal }) },
  );

beforeEach(() => {
  planned = [];
  sent = [];
  refresh.mockReset().mockResolvedValue(new Response("{}"));
  vi.stubGlobal("XMLHttpRequest", Request);
  vi.stubGlobal("fetch", refresh);
});
afterEach(() => {
  lockForSignIn(false);
  vi.unstubAllGlobals();
});

describe("uploadForm", () => {
  it("posts the fields, tells how far it is, and answers the body", async () => {
    planned = [{ status: 201, body: { id: "d1" } }];
    const progress: number[] = [];
    expect(await upload(undefined, (percent) => progress.push(percent))).toEqual({ id: "d1" });
    expect(progress).toEqual([25]);
    expect(sent[0]?.url).toBe("/api/v1/documents/uploads/");
    expect([...(sent[0]?.form.keys() ?? [])]).toEqual(["patient", "file"]);
    expect(sent[0]?.form.get("file")).toMatchObject({ name: "denial.pdf" });
  });

  it("refreshes once and tries once more when the access token ran out", async () => {
    planned = [{ status: 401 }, { status: 201, body: { id: "d2" } }];
    expect(await upload()).toEqual({ id: "d2" });
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(sent).toHaveLength(2);
    expect(sent[1]?.form.get("patient")).toBe("p1");
  });

  it("doesn't try a third time", async () => {
    // Where the shell asks for the password in place, the call fails instead of leaving the page.
    lockForSignIn(true);
    planned = [{ status: 401 }, { status: 401 }, { status: 201 }];
    await expect(upload()).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveLength(2);
  });

  it("doesn't send again when the session is over", async () => {
    lockForSignIn(true);
    refresh.mockResolvedValue(new Response("{}", { status: 401 }));
    planned = [{ status: 401 }, { status: 201 }];
    await expect(upload()).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveLength(1);
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
    planned = ["waits"];
    const stop = new AbortController();
    const stopped = upload(stop.signal);
    stop.abort();
    await expect(stopped).rejects.toMatchObject({ name: "AbortError" });
    await expect(upload(stop.signal)).rejects.toMatchObject({ name: "AbortError" });
    expect(sent).toHaveLength(1);
  });
});
