import { confirmPaperPatient } from "@/lib/domain/appeal/documents/confirm-patient";
import { route } from "@/lib/transport/route";

export const POST = route(confirmPaperPatient, { params: ["appealId", "documentId"] });
