import { listTemplates } from "@/lib/domain/letter/templates/practice-templates";
import { route } from "@/lib/transport/route";

export const GET = route(listTemplates);
