import { revealedSsnAnswer } from "@/lib/domain/patient/schema";
import { revealSsn } from "@/lib/domain/patient/ssn";
import { idParam, route } from "@/lib/transport/route";

export const POST = route(
  {
    access: "user",
    params: idParam("patientId"),
    summary: "Show a patient's whole SSN",
    description: "Each call is recorded, and counted per person.",
    answer: revealedSsnAnswer,
    refuses: ["RATE_LIMITED"],
  },
  ({ ctx, params: { patientId } }) => revealSsn(ctx, patientId),
);
