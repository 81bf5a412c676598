import { settleProposal } from "@/lib/domain/document/of-claim/settle-proposal";
import { route } from "@/lib/transport/route";

export const POST = route(settleProposal, { params: ["claimId", "documentId"] });
