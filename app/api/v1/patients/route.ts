import { pageAnswer } from "@/lib/core/page";
import { createPatient } from "@/lib/domain/patient/mutations";
import { listPatientsInBytes } from "@/lib/domain/patient/queries";
import { patientAnswer } from "@/lib/domain/patient/schema";
import { pageInBytes } from "@/lib/transport/paged";
import { route } from "@/lib/transport/route";

export const GET = route(listPatientsInBytes, { answer: pageAnswer(patientAnswer), respond: pageInBytes });
export const POST = route(createPatient, { status: 201 });
