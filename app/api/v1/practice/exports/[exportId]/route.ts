import { getExport } from "@/lib/domain/case/export/exports";
import { route } from "@/lib/transport/route";

export const GET = route(getExport, { params: ["exportId"] });
