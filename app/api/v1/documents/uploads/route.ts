import { listDocuments } from "@/lib/domain/document/library/library";
import { uploadDocument } from "@/lib/domain/document/upload/library-upload";
import { route } from "@/lib/transport/route";

/** Seconds: files are opened in a process of their own. */
export const maxDuration = 120;

export const GET = route(listDocuments);
export const POST = route(uploadDocument, { status: 201 });
