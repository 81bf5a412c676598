import { createHmac } from "node:crypto";

/**
 * Plays Inngest's part against a served endpoint: calls a function again and again, each time with the results of the
 * steps so far, until it answers that it is done.
 */
type Opcode = {
  id: string;
  op: string;
  data?: unknown;
  error?: unknown;
  name?: string;
  displayName?: string;
};

const MAX_CALLS = 40;

export async function executeServed(
  endpoint: string,
  functionId: string,
  event: { id: string; name: string; data: unknown },
  signingKey?: string,
): Promise<{ calls: number; steps: string[] }> {
  const steps: Record<string, unknown> = {};
  const names: string[] = [];
  let stepId = "step";
  for (let call = 1; call <= MAX_CALLS; call++) {
    const url = new URL(endpoint);
    url.searchParams.set("fnId", functionId);
    url.searchParams.set("stepId", stepId);
    const response = await fetch(url, {
      method: "POST",
      ...signed(signingKey, {
        version: 1,
        event,
        events: [event],
        steps,
        ctx: {
          run_id: event.id,
          attempt: 0,
          disable_immediate_execution: false,
          use_api: false,
          stack: { stack: Object.keys(steps), current: Object.keys(steps).length },
        },
      }),
    });
    const answer = (await response.json().catch(() => "no JSON")) as unknown;
    if (response.status === 200) return { calls: call, steps: names };
    if (response.status !== 206)
      throw new Error(`the endpoint answered ${response.status}: ${JSON.stringify(answer)}`);
    stepId = "step";
    for (const operation of answer as Opcode[]) {
      if (operation.op === "StepPlanned") stepId = operation.id;
      else if (operation.op === "Sleep") steps[operation.id] = { type: "data", data: null };
      else if (operation.op === "StepRun" || operation.op === "Step") {
        names.push(operation.displayName ?? operation.name ?? operation.id);
        steps[operation.id] = { type: "data", data: operation.data ?? null };
      } else throw new Error(`unknown operation ${operation.op}: ${JSON.stringify(operation)}`);
    }
  }
  throw new Error("the function did not end");
}

/** The call of the dev server, which nobody signs, or that of the cloud with its signature. */
function signed(key: string | undefined, call: object): { headers: Record<string, string>; body: string } {
  const body = JSON.stringify(sorted(call));
  const headers = { "content-type": "application/json" };
  if (!key) return { headers: { ...headers, "x-inngest-server-kind": "dev" }, body };
  const time = String(Math.floor(Date.now() / 1000));
  const secret = key.replace(/^signkey-\w+-/, "");
  const signature = createHmac("sha256", secret).update(body).update(time).digest("hex");
  const kind = { "x-inngest-server-kind": "cloud", "x-inngest-signature": `t=${time}&s=${signature}` };
  return { headers: { ...headers, ...kind }, body };
}

/** What is signed has its keys in order (RFC 8785). */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}
