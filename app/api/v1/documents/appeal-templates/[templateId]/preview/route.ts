import { previewTemplate } from "@/lib/domain/letter/writing/template-preview";
import { route } from "@/lib/transport/route";

export const POST = route(previewTemplate, { params: ["templateId"] });
