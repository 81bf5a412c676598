import { AppError } from "@/lib/core/errors";
import type { DeletionName, EventData, EventName } from "@/lib/events";

/** What an engine may keep between steps: ids, counts, states. Never a patient's value. */
export type StepResult =
  | string
  | number
  | boolean
  | null
  | undefined
  | StepResult[]
  | { [key: string]: StepResult };

export type Step = {
  /** Runs once and remembers the result; tried again only when it throws. Must be safe to start twice. */
  run(name: string, fn: () => Promise<void>): Promise<void>;
  run<T extends StepResult>(name: string, fn: () => Promise<T>): Promise<T>;
  sleep(name: string, milliseconds: number): Promise<void>;
};

/** What Inngest holds runs to; the database's engine has one limit for a worker (`WORKER_CONCURRENCY`). */
export type Limits = {
  /** Runs at once, in all and of one practice. */
  atOnce: number;
  atOnceOfPractice?: number;
  /** Runs that begin in a minute, for services that count. */
  perMinute?: number;
  /** Seconds by which a run goes before others that wait: a person looks at the screen. */
  ahead?: number;
  /** The field of the event of whose every value there is one run: a newer one takes the older's place. */
  singletonBy?: string;
};

export type Run<N extends EventName> = { id: string; data: EventData<N>; step: Step };

/** A workflow as the engines see it: the event's type is erased at the border, where the payload was parsed. */
export type Workflow = {
  event: EventName;
  attempts: number;
  limits: Limits;
  canceledBy?: DeletionName;
  run(run: { id: string; data: unknown; step: Step }): Promise<void>;
  failed?(run: { id: string; data: unknown }): Promise<void>;
};

/** Refusals that trying again can't change; everything else may be a passing fault. */
const FINAL = ["FORBIDDEN", "NOT_FOUND", "VALIDATION", "BAD_REQUEST", "CONFLICT"];

export const isFinal = (error: unknown): boolean => error instanceof AppError && FINAL.includes(error.code);

/**
 * Declares a workflow once for both engines (`bind-dbos.ts`, `bind-inngest.ts`). Each step is one domain call.
 * `failed` runs after the last attempt, so that the screen never waits for a run that has ended.
 */
export function defineWorkflow<N extends EventName>(definition: {
  event: N;
  /** How often a step is tried in all. */
  attempts: number;
  limits: Limits;
  /** The deletion after which nobody waits for the result. */
  canceledBy?: DeletionName;
  run(run: Run<N>): Promise<void>;
  failed?(run: Omit<Run<N>, "step">): Promise<void>;
}): Workflow {
  return definition as unknown as Workflow;
}
