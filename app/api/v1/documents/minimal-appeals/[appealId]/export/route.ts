import { exportLetter } from "@/lib/domain/letter/export/export";
import { route } from "@/lib/transport/route";

export const POST = route(exportLetter, { params: ["appealId"] });
