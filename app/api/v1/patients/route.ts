import { createPatient } from "@/lib/domain/patient/mutations";
import { listPatients } from "@/lib/domain/patient/queries";
import { route } from "@/lib/transport/route";

export const GET = route(listPatients);
export const POST = route(createPatient, { status: 201 });
