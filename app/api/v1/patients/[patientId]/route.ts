import { updatePatient } from "@/lib/domain/patient/mutations";
import { getPatient } from "@/lib/domain/patient/queries";
import { patientAnswer, updatePatientInput } from "@/lib/domain/patient/schema";
import { ifMatch } from "@/lib/transport/if-match";
import { idParam, route } from "@/lib/transport/route";

const params = idParam("patientId");

export const GET = route(
  { access: "user", params, summary: "Read a patient", answer: patientAnswer },
  ({ ctx, params: { patientId } }) => getPatient(ctx, patientId),
);

export const PATCH = route(
  {
    access: "user",
    params,
    body: updatePatientInput,
    summary: "Change a patient",
    description:
      "Send the updated_at of the state that was edited, in the body or as If-Match: when the patient was changed since, the answer is 409 with that state under current.",
    answer: patientAnswer,
    refuses: ["CONFLICT"],
  },
  ({ ctx, params: { patientId }, body, request }) =>
    updatePatient(ctx, patientId, { ...body, updated_at: ifMatch(request) ?? body.updated_at }),
);
