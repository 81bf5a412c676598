import type { InngestFunction } from "inngest";

/**
 * Inngest's part, failing as it does: it takes events once by their id, calls the app step by step, waits longer after each failed
 * call, gives a run up after its retries, calls the failure handler as a run of its own, cancels by an event, and may call
 * twice or late. Its clock is its own, so that hours pass at once.
 */
type Event = { id?: string; name: string; data: Record<string, unknown> };
type Stored = { type: "data"; data: unknown } | { type: "error"; error: unknown };
type Run = {
  functionId: string;
  event: Event & { id: string };
  options: InngestFunction.Options;
  isFailure: boolean;
  steps: Record<string, Stored>;
  attempt: number;
  due: number;
  state: "waiting" | "done" | "failed" | "canceled";
};
type Operation = { id: string; op: string; data?: unknown; error?: unknown };
type Call = { functionId: string; body: string };

/** After each failed try, in seconds, as its documents say; the last one again and again. */
const BACKOFF = [15, 30, 60, 120, 300, 600, 1200, 1800, 3600, 7200];
const MOST_CALLS = 500;

export class InngestServer {
  /** Seconds since it began. */
  now = 0;
  /** While true no call reaches the app. */
  webIsDown = false;
  /** Each call is made twice at the same moment. */
  callsTwice = false;
  readonly runs: Run[] = [];
  readonly calls: Call[] = [];
  private readonly taken = new Set<string>();

  constructor(
    private readonly handle: (request: Request) => Promise<Response>,
    private readonly functions: readonly InngestFunction.Any[],
    private readonly app: string,
  ) {}

  /** Takes events as its event API does; an id that it knows is not taken again. */
  take(events: readonly Event[]): void {
    for (const event of events) {
      const id = event.id ?? crypto.randomUUID();
      if (this.taken.has(id)) continue;
      this.taken.add(id);
      for (const run of this.runs) if (isCanceled(run, event)) run.state = "canceled";
      for (const fn of this.functions) this.begin(fn, { ...event, id });
    }
  }

  private begin(fn: InngestFunction.Any, event: Event & { id: string }): void {
    const { opts } = fn as unknown as { opts: InngestFunction.Options };
    const triggers = (opts.triggers ?? []) as unknown as { event?: string }[];
    if (!triggers.some((trigger) => trigger.event === event.name)) return;
    const key = opts.singleton?.key?.replace("event.data.", "");
    for (const other of this.runs) {
      const same = key && other.options === opts && other.event.data[key] === event.data[key];
      if (same && other.state === "waiting" && !other.isFailure) other.state = "canceled";
    }
    this.add(`${this.app}-${fn.id()}`, event, opts, false);
  }

  private add(functionId: string, event: Run["event"], options: Run["options"], isFailure: boolean): void {
    const fresh = { steps: {}, attempt: 0, due: this.now, state: "waiting" as const };
    this.runs.push({ functionId, event, options, isFailure, ...fresh });
  }

  /** Lets time pass, run by run as they come due, until nothing waits or the time is over. */
  async pass(seconds: number): Promise<void> {
    const until = this.now + seconds;
    for (let made = 0; made < MOST_CALLS; made += 1) {
      const [next] = this.runs
        .filter((run) => run.state === "waiting" && run.due <= until)
        .sort((a, b) => a.due - b.due);
      if (!next) break;
      this.now = Math.max(this.now, next.due);
      await this.advance(next);
    }
    this.now = until;
  }

  private async advance(run: Run): Promise<void> {
    const tries = (run.options.retries ?? 3) + 1;
    const call = { functionId: run.functionId, body: this.bodyOf(run, tries) };
    const answers = this.webIsDown
      ? []
      : await Promise.all(Array.from({ length: this.callsTwice ? 2 : 1 }, () => this.call(call)));
    const answer = answers[0];
    if (answer?.status === 200) run.state = "done";
    else if (answer?.status === 206) this.keep(run, (await answer.json()) as Operation[], tries);
    else this.failed(run, tries, answer?.headers.get("x-inngest-no-retry") === "true");
  }

  private keep(run: Run, operations: Operation[], tries: number): void {
    for (const { id, op, data, error } of operations) {
      if (op === "StepError") {
        this.failed(run, tries, false);
        return;
      }
      run.attempt = 0;
      if (op === "StepFailed") run.steps[id] = { type: "error", error };
      else if (op === "StepRun" || op === "Step") run.steps[id] = { type: "data", data: data ?? null };
      else throw new Error(`unknown operation ${op}`);
    }
  }

  private failed(run: Run, tries: number, forGood: boolean): void {
    run.attempt += 1;
    if (!forGood && run.attempt < tries) {
      run.due = this.now + (BACKOFF[Math.min(run.attempt, BACKOFF.length) - 1] ?? 0);
      return;
    }
    run.state = "failed";
    if (run.isFailure) return;
    const error = { name: "Error", message: "the run failed" };
    const data = { event: run.event, function_id: run.functionId, run_id: run.event.id, error };
    const event = { id: crypto.randomUUID(), name: "inngest/function.failed", data };
    this.add(`${run.functionId}-failure`, event, run.options, true);
  }

  private bodyOf(run: Run, tries: number): string {
    const { event, steps, attempt } = run;
    const stack = Object.keys(steps);
    return JSON.stringify({
      version: 1,
      event,
      events: [event],
      steps,
      ctx: {
        ...{
          run_id: event.id,
          attempt,
          max_attempts: tries,
          disable_immediate_execution: false,
          use_api: false,
        },
        stack: { stack, current: stack.length },
      },
    });
  }

  /** Makes a call, also one of long ago: networks deliver late and twice. */
  call({ functionId, body }: Call): Promise<Response> {
    this.calls.push({ functionId, body });
    const url = new URL("http://localhost:3000/api/inngest");
    url.searchParams.set("fnId", functionId);
    url.searchParams.set("stepId", "step");
    const headers = { "content-type": "application/json", "x-inngest-server-kind": "dev" };
    return this.handle(new Request(url, { method: "POST", headers, body }));
  }
}

function isCanceled(run: Run, event: Event): boolean {
  if (run.state !== "waiting" || run.isFailure) return false;
  return (run.options.cancelOn ?? []).some((one) => {
    const field = /event\.data\.(\w+) == async\.data\.\1/.exec(one.if ?? "")?.[1];
    return one.event === event.name && field !== undefined && run.event.data[field] === event.data[field];
  });
}
