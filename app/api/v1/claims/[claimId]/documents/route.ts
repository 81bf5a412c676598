import { listClaimDocuments } from "@/lib/domain/document/of-claim/claim-documents";
import { route } from "@/lib/transport/route";

export const GET = route(listClaimDocuments, { params: ["claimId"] });
