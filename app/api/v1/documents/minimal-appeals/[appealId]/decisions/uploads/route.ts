import { uploadDecision } from "@/lib/domain/case/decision/upload";
import { route } from "@/lib/transport/route";

export const POST = route(uploadDecision, { params: ["appealId"], status: 201 });
