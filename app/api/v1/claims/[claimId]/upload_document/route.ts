import { uploadClaimDocument } from "@/lib/domain/document/upload/claim-upload";
import { route } from "@/lib/transport/route";

/** Seconds: files are opened in a process of their own. */
export const maxDuration = 120;

export const POST = route(uploadClaimDocument, { params: ["claimId"], status: 201 });
