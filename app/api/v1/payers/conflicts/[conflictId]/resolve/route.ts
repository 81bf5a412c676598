import { resolveConflict } from "@/lib/domain/remittance/posting/conflicts";
import { resolveConflictInput } from "@/lib/domain/remittance/schema";
import { endpoint, idParam } from "@/lib/transport/endpoint";

export const POST = endpoint(
  {
    access: "user",
    params: idParam("conflictId"),
    body: resolveConflictInput,
    status: 204,
    summary: "Settle a difference: keep ours or take theirs",
    refuses: ["CONFLICT"],
  },
  ({ ctx, params, body }) => resolveConflict(ctx, params.conflictId, body.take),
);
