import { previewTemplateAnswer, previewTemplateInput } from "@/lib/domain/letter/schema";
import { previewTemplate } from "@/lib/domain/letter/templates/template-preview";
import { endpoint, idParam } from "@/lib/transport/endpoint";

export const POST = endpoint(
  {
    access: "user",
    params: idParam("templateId"),
    body: previewTemplateInput,
    summary: "Show the letter that a template's text would make for a claim",
    description: "Takes the text as it is being edited and saves nothing.",
    answer: previewTemplateAnswer,
  },
  ({ ctx, params: { templateId }, body }) => previewTemplate(ctx, templateId, body),
);
