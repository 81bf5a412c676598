import { deleteClaimDocument } from "@/lib/domain/document/of-claim/claim-documents";
import { route } from "@/lib/transport/route";

export const DELETE = route(deleteClaimDocument, { params: ["documentId"] });
