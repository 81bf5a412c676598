import { uploadDecision } from "@/lib/domain/case/decision/upload";
import { route } from "@/lib/transport/route";

/** Seconds: files are opened in a process of their own. */
export const maxDuration = 120;

export const POST = route(uploadDecision, { params: ["appealId"], status: 201 });
