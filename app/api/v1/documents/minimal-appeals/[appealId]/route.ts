import { deleteAppeal } from "@/lib/domain/appeal/mutations";
import { getAppeal } from "@/lib/domain/appeal/queries";
import { appealAnswer, updateAppealInput } from "@/lib/domain/appeal/schema";
import { changeAppeal } from "@/lib/domain/delivery/mark-sent";
import { endpoint, idParam } from "@/lib/transport/endpoint";

const params = idParam("appealId");

export const GET = endpoint(
  { access: "user", params, summary: "Get one appeal with all that belongs to it", answer: appealAnswer },
  ({ ctx, params: { appealId } }) => getAppeal(ctx, appealId),
);

export const PATCH = endpoint(
  {
    access: "user",
    params,
    body: updateAppealInput,
    summary: "Change the patient, the claim or the names, or mark as sent",
    description:
      "Linking a patient or a claim fills those of the five fields that are empty; null unlinks. With status sent, sent_method (portal, mail, other) and reference_number are recorded as a delivery.",
    refuses: ["UNPROCESSABLE", "UNAVAILABLE"],
    answer: appealAnswer,
  },
  ({ ctx, params: { appealId }, body }) => changeAppeal(ctx, appealId, body),
);

export const DELETE = endpoint(
  { access: "user", params, status: 204, summary: "Delete an appeal and its documents" },
  ({ ctx, params: { appealId } }) => deleteAppeal(ctx, appealId),
);
