import { uploadClaimDocument } from "@/lib/domain/document/upload/claim-upload";
import { route } from "@/lib/transport/route";

export const POST = route(uploadClaimDocument, { params: ["claimId"], status: 201 });
