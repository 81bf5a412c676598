import { postDocument } from "@/lib/domain/remittance/from-paper/post-document";
import { route } from "@/lib/transport/route";

export const POST = route(postDocument, { params: ["documentId"], status: 201 });
