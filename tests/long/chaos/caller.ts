import { PASSWORD } from "../../support/running-app";

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape are looked into
type Body = any;
export type Answer = { status: number; body: Body; bytes: Buffer; tries: number };

const PATIENCE_MS = 30_000;
const PAUSE_MS = 250;
/** An access token lives a quarter of an hour; it is asked for anew well before. */
const TOKEN_MS = 10 * 60_000;

/** What all callers met together. */
export class Tally {
  answers = 0;
  /** Calls that ended without an answer: when, what was asked and what ended it. */
  readonly unanswered: string[] = [];
  unavailable = 0;
  /** Sentences, each of which is a fault of the product. */
  readonly problems: string[] = [];

  get noAnswer(): number {
    return this.unanswered.length;
  }

  /** `began`: of the call, in ms since 1970. */
  tellUnanswered(call: string, began: number, error: unknown): void {
    const { cause } = error as { cause?: { code?: string; message?: string } };
    const after = `after ${Date.now() - began} ms`;
    const why = [String(error), cause?.code, cause?.message].filter(Boolean).join(", ");
    this.unanswered.push(`${new Date().toISOString()} ${call}: no answer ${after}: ${why}`);
  }

  /** After this moment nobody tries again. */
  giveUpAt = Number.POSITIVE_INFINITY;
}

export class GaveUp extends Error {}

/** One person's program: tries again while nothing answers or the answer is a declared 503. */
export class Caller {
  private bearer = "";
  private bearerAt = 0;

  constructor(
    private readonly base: string,
    private readonly tally: Tally,
    readonly username: string,
  ) {}

  /** Asks until there is an answer other than 503. Throws `GaveUp`. */
  async ask(method: string, where: string, body?: unknown, key?: string): Promise<Answer> {
    for (let tries = 1; ; tries += 1) {
      if (where.startsWith("/v1/") && !where.startsWith("/v1/accounts/auth/")) await this.signIn();
      const answer = await this.once(method, where, body, key);
      if (answer && answer.status !== 503) return { ...answer, tries };
      if (Date.now() > this.tally.giveUpAt) throw new GaveUp(`${method} ${where}`);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  /** As `ask`, and throws for a refusal, which nothing in this work deserves. */
  async done(method: string, where: string, body?: unknown, key?: string): Promise<Answer> {
    const answer = await this.ask(method, where, body, key);
    if (answer.status < 400) return answer;
    throw new Error(
      `${method} ${where} answered ${answer.status}: ${answer.bytes.toString("utf8").slice(0, 300)}`,
    );
  }

  private async signIn(): Promise<void> {
    if (Date.now() - this.bearerAt < TOKEN_MS) return;
    const credentials = { username: this.username, password: PASSWORD };
    const { body } = await this.done("POST", "/v1/accounts/auth/login/", credentials);
    this.bearer = `Bearer ${body.tokens.access}`;
    this.bearerAt = Date.now();
  }

  private async once(
    method: string,
    where: string,
    body: unknown,
    key: string | undefined,
  ): Promise<Omit<Answer, "tries"> | null> {
    const isForm = body instanceof FormData;
    const began = Date.now();
    try {
      const answer = await fetch(`${this.base}/api${where}`, {
        method,
        headers: {
          ...(this.bearer && { Authorization: this.bearer }),
          ...(body !== undefined && !isForm && { "Content-Type": "application/json" }),
          ...(key && { "Idempotency-Key": key }),
        },
        ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const bytes = Buffer.from(await answer.arrayBuffer());
      this.tally.answers += 1;
      const isJson = answer.headers.get("content-type")?.includes("json");
      this.judge(method, where, answer, bytes, isJson === true);
      return { status: answer.status, bytes, body: isJson ? JSON.parse(bytes.toString("utf8")) : undefined };
    } catch (error) {
      this.tally.tellUnanswered(`${method} ${where}`, began, error);
      return null;
    }
  }

  private judge(method: string, where: string, answer: Response, bytes: Buffer, isJson: boolean): void {
    const path = where.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "{id}");
    const said = bytes.toString("utf8").slice(0, 200);
    if (answer.status === 503) {
      this.tally.unavailable += 1;
      if (!isJson || !answer.headers.has("retry-after"))
        this.tally.problems.push(`${method} ${path}: a 503 that says neither why nor when: ${said}`);
    } else if (answer.status >= 500) this.tally.problems.push(`${method} ${path}: ${answer.status} ${said}`);
    else if (answer.status === 401)
      this.tally.problems.push(`${method} ${path}: signed out while a service was away`);
  }
}
