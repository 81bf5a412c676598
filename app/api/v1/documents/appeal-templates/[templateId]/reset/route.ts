import { templateWithBodyAnswer } from "@/lib/domain/letter/schema";
import { resetTemplate } from "@/lib/domain/letter/templates/practice-templates";
import { idParam, route } from "@/lib/transport/route";

export const POST = route(
  {
    access: "owner",
    params: idParam("templateId"),
    summary: "Put a template back to its built-in text and categories",
    answer: templateWithBodyAnswer,
    refuses: ["VALIDATION"],
  },
  ({ ctx, params: { templateId } }) => resetTemplate(ctx, templateId),
);
