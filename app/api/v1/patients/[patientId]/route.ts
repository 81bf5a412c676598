import { updatePatient } from "@/lib/domain/patient/mutations";
import { getPatient } from "@/lib/domain/patient/queries";
import { route } from "@/lib/transport/route";

const params = ["patientId"];

export const GET = route(getPatient, { params });
export const PATCH = route(updatePatient, { params, ifMatch: true });
