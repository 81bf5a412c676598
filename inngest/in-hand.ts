const runs = new Map<string, number>();
let worker: string | null = null;

/** Says under which name this process takes runs. A web server takes none, and knows of none that others work on. */
export function workAs(workerId: string | null): void {
  worker = workerId;
}
export const workerHere = () => worker;

/** The runs of the database's engine that this process works on. */
export const inHand = (): string[] => [...runs.keys()];

/** Counts a run as worked on for as long as `work` takes. */
export async function holding<T>(runId: string, work: () => Promise<T>): Promise<T> {
  runs.set(runId, (runs.get(runId) ?? 0) + 1);
  try {
    return await work();
  } finally {
    const left = (runs.get(runId) ?? 1) - 1;
    if (left > 0) runs.set(runId, left);
    else runs.delete(runId);
  }
}
