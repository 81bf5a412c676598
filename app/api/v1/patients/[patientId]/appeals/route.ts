import { listPatientAppeals } from "@/lib/domain/patient/queries";
import { route } from "@/lib/transport/route";

export const GET = route(listPatientAppeals, { params: ["patientId"] });
