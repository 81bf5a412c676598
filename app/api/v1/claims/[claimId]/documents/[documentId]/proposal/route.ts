import { claimAnswer } from "@/lib/domain/claim/schema";
import { settleProposal } from "@/lib/domain/document/of-claim/settle-proposal";
import { settleProposalInput } from "@/lib/domain/document/schema";
import { endpoint, idParam } from "@/lib/transport/endpoint";

export const POST = endpoint(
  {
    access: "user",
    params: idParam("claimId", "documentId"),
    body: settleProposalInput,
    summary: "Accept or dismiss the denial that a letter proposes",
    description:
      "Accepting makes the claim denied with the proposed fields; those that are sent replace them.",
    answer: claimAnswer,
    refuses: ["CONFLICT"],
  },
  ({ ctx, params: { claimId, documentId }, body }) => settleProposal(ctx, claimId, documentId, body),
);
