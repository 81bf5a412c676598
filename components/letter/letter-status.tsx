import { Badge } from "@/components/ui/badge";
import type { ClaimLetterDto } from "@/lib/domain/letter/schema";

/** Generated once there is a text, else Pending (docs/product.md, H9); the color tells that an attempt failed. */
export function LetterStatusChip({ letter }: { letter: Pick<ClaimLetterDto, "status" | "generation"> }) {
  if (letter.status === "Generated") {
    return (
      <Badge tone="success" icon="icon-circle-check">
        Generated
      </Badge>
    );
  }
  if (letter.generation?.status === "failed") {
    return (
      <Badge tone="danger" icon="icon-octagon-x">
        Pending
      </Badge>
    );
  }
  return (
    <Badge tone="info" icon="icon-clock-3">
      Pending
    </Badge>
  );
}
