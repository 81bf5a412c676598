import { pageAnswer } from "@/lib/core/page";
import { listPatientAppeals } from "@/lib/domain/patient/queries";
import { patientAppealAnswer } from "@/lib/domain/patient/schema";
import { idParam, route } from "@/lib/transport/route";

export const GET = route(
  {
    access: "user",
    params: idParam("patientId"),
    summary: "List a patient's newest appeals",
    answer: pageAnswer(patientAppealAnswer),
  },
  ({ ctx, params: { patientId } }) => listPatientAppeals(ctx, patientId),
);
