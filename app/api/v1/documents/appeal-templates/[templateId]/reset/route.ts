import { templateWithBodyAnswer } from "@/lib/domain/letter/schema";
import { resetTemplate } from "@/lib/domain/letter/templates/practice-templates";
import { endpoint, idParam } from "@/lib/transport/endpoint";

export const POST = endpoint(
  {
    access: "owner",
    params: idParam("templateId"),
    summary: "Put a template back to its built-in text and categories",
    answer: templateWithBodyAnswer,
    refuses: ["VALIDATION"],
  },
  ({ ctx, params: { templateId } }) => resetTemplate(ctx, templateId),
);
