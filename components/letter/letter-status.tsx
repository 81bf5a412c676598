import { CircleCheck, Clock3, OctagonX } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import type { ClaimLetterDto } from "@/lib/domain/letter/schema";

/** Generated once there is a text, else Pending (docs/product.md, H9); the color tells that an attempt failed. */
export function LetterStatusChip({ letter }: { letter: Pick<ClaimLetterDto, "status" | "generation"> }) {
  if (letter.status === "Generated") {
    return (
      <Badge tone="success" icon={CircleCheck}>
        Generated
      </Badge>
    );
  }
  if (letter.generation?.status === "failed") {
    return (
      <Badge tone="danger" icon={OctagonX}>
        Pending
      </Badge>
    );
  }
  return (
    <Badge tone="info" icon={Clock3}>
      Pending
    </Badge>
  );
}
