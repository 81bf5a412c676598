import { uploadUnnamedDecision } from "@/lib/domain/case/decision/upload";
import { route } from "@/lib/transport/route";

export const POST = route(uploadUnnamedDecision, { status: 201 });
