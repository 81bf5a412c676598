import { resetTemplate } from "@/lib/domain/letter/templates/practice-templates";
import { route } from "@/lib/transport/route";

export const POST = route(resetTemplate, { params: ["templateId"] });
