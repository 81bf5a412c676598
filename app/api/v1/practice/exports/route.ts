import { listExports, requestExport } from "@/lib/domain/case/export/exports";
import { route } from "@/lib/transport/route";

export const GET = route(listExports);
export const POST = route(requestExport, { status: 202 });
