import { Badge } from "@/components/ui/badge";
import { NoValue } from "@/components/ui/no-value";
import {
  CLAIM_STATUS_COLORS,
  CLAIM_STATUS_LABELS,
  LINE_STATUS_COLORS,
  LINE_STATUS_LABELS,
} from "@/lib/core/claim-labels";
import type { ClaimStatus, LineStatus } from "@/lib/core/enums";

export function ClaimStatusChip({ status }: { status: ClaimStatus }) {
  return (
    <Badge tone={CLAIM_STATUS_COLORS[status]} dot>
      {CLAIM_STATUS_LABELS[status]}
    </Badge>
  );
}

export function LineStatusChip({ status }: { status: LineStatus | null }) {
  if (!status) return <NoValue />;
  return <Badge tone={LINE_STATUS_COLORS[status]}>{LINE_STATUS_LABELS[status]}</Badge>;
}
