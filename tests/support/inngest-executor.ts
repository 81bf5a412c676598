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
      headers: { "content-type": "application/json", "x-inngest-server-kind": "dev" },
      body: JSON.stringify({
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
    const answer = (await response.json()) as unknown;
    if (response.status === 200) return { calls: call, steps: names };
    if (response.status !== 206)
      throw new Error(`the endpoint answered ${response.status}: ${JSON.stringify(answer)}`);
    stepId = "step";
    for (const operation of answer as Opcode[]) {
      if (operation.op === "StepPlanned") stepId = operation.id;
      else if (operation.op === "StepRun" || operation.op === "Step") {
        names.push(operation.displayName ?? operation.name ?? operation.id);
        steps[operation.id] = { type: "data", data: operation.data ?? null };
      } else throw new Error(`unknown operation ${operation.op}: ${JSON.stringify(operation)}`);
    }
  }
  throw new Error("the function did not end");
}
