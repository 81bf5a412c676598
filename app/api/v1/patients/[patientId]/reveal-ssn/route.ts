import { revealSsn } from "@/lib/domain/patient/ssn";
import { route } from "@/lib/transport/route";

export const POST = route(revealSsn, { params: ["patientId"] });
