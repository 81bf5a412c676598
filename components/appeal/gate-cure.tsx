import { AppLink } from "@/components/ui/app-link";
import type { GatePlace, GateProblemDto } from "@/lib/domain/letter/gate/schema";
import { stepHref } from "./wizard-steps";

/** Where each kind of problem is settled, and what the way there is called. */
const CURES: Record<GatePlace, { label: string; href: (appealId: string) => string }> = {
  documents: { label: "Open the documents", href: (id) => stepHref(id, 1) },
  information: { label: "Correct the information", href: (id) => stepHref(id, 2) },
  letter: { label: "Open the letter", href: (id) => stepHref(id, 4) },
  enclosures: { label: "Choose the enclosures", href: () => "#enclosures" },
  recipient: { label: "Change the recipient", href: () => "#recipient" },
};

export const openWords = (count: number): string =>
  count === 1
    ? "The letter leaves 1 point open that it should answer."
    : `The letter leaves ${count} points open that it should answer.`;

/** A problem of one letter has one place at most per message. */
export const keyOf = ({ code, message }: GateProblemDto): string => `${code} ${message}`;

export function Cure({ appealId, problem }: { appealId: string; problem: GateProblemDto }) {
  const { label, href } = CURES[problem.where];
  return (
    <AppLink href={href(appealId)} className="text-accent-text text-sm underline underline-offset-2">
      {label}
    </AppLink>
  );
}
