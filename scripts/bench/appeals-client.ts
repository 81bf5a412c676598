import { readFile } from "node:fs/promises";
import path from "node:path";

type Json = Record<string, unknown>;
const POLL_MS = 15;
const PATIENCE_MS = 60_000;

/** A biller's program: the quick appeal's REST calls, timed. */
export class AppealsClient {
  private constructor(
    private readonly base: string,
    private readonly token: string,
  ) {}

  static async signUp(base: string): Promise<AppealsClient> {
    const username = `bench${Date.now()}`;
    const password = "correct horse battery";
    const post = (where: string, body: Json) =>
      fetch(`${base}/api/v1/accounts/auth/${where}/`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    const person = { username, email: `${username}@clinic.example`, password, password2: password };
    const registered = await post("register", person);
    if (!registered.ok) throw new Error(`register: ${registered.status} ${await registered.text()}`);
    const login = (await (await post("login", { username, password })).json()) as {
      tokens: { access: string };
    };
    return new AppealsClient(base, login.tokens.access);
  }

  /** Milliseconds from the start of the upload to every document read. */
  async extractionTime(file: string): Promise<number> {
    const started = performance.now();
    await this.extracted(file);
    return performance.now() - started;
  }

  /** Milliseconds from the request for a letter to the finished one. */
  async letterTime(file: string): Promise<number> {
    const id = await this.extracted(file);
    const started = performance.now();
    await this.written(id);
    return performance.now() - started;
  }

  async exportTime(file: string): Promise<number> {
    const id = await this.extracted(file);
    await this.written(id);
    const started = performance.now();
    await this.call("POST", `${id}/export/`);
    return performance.now() - started;
  }

  private async extracted(file: string): Promise<string> {
    const { id } = (await this.call("POST", "", {})) as { id: string };
    const form = new FormData();
    form.append("denial_letter", new Blob([await readFile(file)]), path.basename(file));
    await this.call("POST", `${id}/uploads/`, form);
    await this.call("POST", `${id}/extract/`, { force: false });
    await this.until(id, (appeal) => (appeal.extraction as { state: string }).state === "done");
    return id;
  }

  private async written(id: string): Promise<void> {
    await this.call("POST", `${id}/generate/`, { model: "deepseek-r1" });
    await this.until(id, (appeal) => (appeal.generation as { status: string } | null)?.status === "done");
  }

  private async until(id: string, check: (appeal: Json) => boolean): Promise<void> {
    const end = performance.now() + PATIENCE_MS;
    while (!check(await this.call("GET", `${id}/`))) {
      if (performance.now() > end) throw new Error("waited in vain");
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  private async call(method: string, where: string, body?: Json | FormData): Promise<Json> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${this.base}/api/v1/documents/minimal-appeals/${where}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body && !isForm ? { "content-type": "application/json" } : {}),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${where}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Json;
  }
}
