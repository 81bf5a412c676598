import { exportLetter } from "@/lib/domain/letter/export/export";
import { route } from "@/lib/transport/route";

/** Seconds: files are opened in a process of their own. */
export const maxDuration = 120;

export const POST = route(exportLetter, { params: ["appealId"] });
