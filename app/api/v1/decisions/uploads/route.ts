import { uploadUnnamedDecision } from "@/lib/domain/case/decision/upload";
import { route } from "@/lib/transport/route";

/** Seconds: files are opened in a process of their own. */
export const maxDuration = 120;

export const POST = route(uploadUnnamedDecision, { status: 201 });
