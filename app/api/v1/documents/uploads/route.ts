import { listDocuments } from "@/lib/domain/document/library/library";
import { uploadDocument } from "@/lib/domain/document/upload/library-upload";
import { route } from "@/lib/transport/route";

export const GET = route(listDocuments);
export const POST = route(uploadDocument, { status: 201 });
