"use client";

import { Alert } from "@/components/ui/alert";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { GateDto } from "@/lib/domain/letter/gate/schema";
import { Cure, keyOf } from "./gate-cure";

/** Reasons that a person gives, by problem. */
export type Reasons = Record<string, string>;

interface GateOverridesProps {
  appealId: string;
  gate: Pick<GateDto, "problems" | "may_override">;
  reasons: Reasons;
  onReasons: (reasons: Reasons) => void;
}

/** In the send confirmation: what the gate found, each with the reason of the person who passes it. */
export function GateOverrides({ appealId, gate, reasons, onReasons }: GateOverridesProps) {
  const { problems, may_override } = gate;
  if (problems.length === 0) return null;
  return (
    <section aria-label="Before it goes out" className="mt-4 grid gap-3">
      <Alert tone="warning" title="This letter isn't ready">
        {may_override
          ? "Settle each point, or give the reason why it goes out anyway. Your name and the reason stay on the record."
          : "Settle each point. Only a provider or the owner of the practice can send it as it is."}
      </Alert>
      <ul className="grid gap-3">
        {problems.map((problem) => (
          <li key={keyOf(problem)} className="rounded-lg border px-3 py-2.5">
            <p className="break-words text-ink text-sm">{problem.message}</p>
            <Cure appealId={appealId} problem={problem} />
            {may_override && problem.overridable && (
              <Field label="Reason to send it anyway" className="mt-2">
                <Input
                  value={reasons[keyOf(problem)] ?? ""}
                  maxLength={500}
                  autoComplete="off"
                  onChange={(event) => onReasons({ ...reasons, [keyOf(problem)]: event.target.value })}
                />
              </Field>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** As short as a reason may be. */
const SHORTEST_REASON = 3;

/** Why nothing can be sent with these reasons, in words; null when it can. */
export function whyHeld(gate: Pick<GateDto, "problems" | "may_override">, reasons: Reasons): string | null {
  if (overridesOf(gate, reasons)) return null;
  const { problems, may_override } = gate;
  return may_override && problems.every(({ overridable }) => overridable)
    ? "Give a reason for each point."
    : "Settle each point first.";
}

/** The overrides that are sent; null while a point is neither settled nor passed. */
export function overridesOf(
  { problems, may_override }: Pick<GateDto, "problems" | "may_override">,
  reasons: Reasons,
) {
  const given = problems.map((problem) => ({
    code: problem.code,
    text: problem.text ?? problem.message,
    reason: (reasons[keyOf(problem)] ?? "").trim(),
    passes: may_override && problem.overridable,
  }));
  if (given.some(({ passes, reason }) => !passes || reason.length < SHORTEST_REASON)) return null;
  return given.map(({ passes: _, ...override }) => override);
}
