import { pageAnswer } from "@/lib/core/page";
import { createPatient } from "@/lib/domain/patient/mutations";
import { listPatients } from "@/lib/domain/patient/queries";
import { createPatientInput, listPatientsQuery, patientAnswer } from "@/lib/domain/patient/schema";
import { idempotencyKey } from "@/lib/transport/idempotency-key";
import { paged } from "@/lib/transport/paged";
import { route } from "@/lib/transport/route";

export const GET = route(
  {
    access: "user",
    query: listPatientsQuery,
    summary: "List the patients by last name, or search them",
    description:
      "Every word of search occurs in the name, email or phone, whatever its case, accents or punctuation; one or two letters begin a word.",
    answer: pageAnswer(patientAnswer),
  },
  async ({ ctx, query, request }) => paged(request, await listPatients(ctx, query)),
);

export const POST = route(
  {
    access: "user",
    body: createPatientInput,
    status: 201,
    summary: "Create a patient",
    description:
      "Takes an Idempotency-Key. With confirm_duplicate false, a patient that looks like one on file is answered 409 with code likely_duplicate and candidates, and nothing is saved.",
    answer: patientAnswer,
    refuses: ["CONFLICT"],
  },
  ({ ctx, body, request }) => createPatient(ctx, body, { key: idempotencyKey(request) }),
);
