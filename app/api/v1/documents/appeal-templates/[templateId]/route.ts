import { getTemplate, updateTemplate } from "@/lib/domain/letter/templates/practice-templates";
import { route } from "@/lib/transport/route";

const params = ["templateId"];

export const GET = route(getTemplate, { params });
export const PATCH = route(updateTemplate, { params, ifMatch: true });
