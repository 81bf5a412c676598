import { Alert } from "@/components/ui/alert";
import type { AdviceDto } from "@/lib/domain/move/schema";
import { AdviceWords, adviceTitle } from "./advice-labels";

/** Before anything is written: what is right to do, and whether an appeal is open at all. */
export function AdviceCard({ advice }: { advice: AdviceDto }) {
  return (
    <Alert tone={advice.appeal_possible ? "info" : "warning"}>
      <h3 className="font-semibold">{adviceTitle(advice)}</h3>
      <AdviceWords advice={advice} />
      {!advice.appeal_possible && <p className="mt-2 font-medium">This can't be appealed.</p>}
    </Alert>
  );
}
