import { templateWithBodyAnswer, updateTemplateInput } from "@/lib/domain/letter/schema";
import { getTemplate, updateTemplate } from "@/lib/domain/letter/templates/practice-templates";
import { endpoint, idParam } from "@/lib/transport/endpoint";

const params = idParam("templateId");

export const GET = endpoint(
  { access: "user", params, summary: "Get a template with its text", answer: templateWithBodyAnswer },
  ({ ctx, params: { templateId } }) => getTemplate(ctx, templateId),
);

export const PATCH = endpoint(
  {
    access: "owner",
    params,
    body: updateTemplateInput,
    summary: "Change a template's text or denial categories",
    description:
      "An unknown placeholder is named and nothing is saved. A category belongs to one template at most; one that belongs to none has no letter until a template is chosen by hand.",
    answer: templateWithBodyAnswer,
  },
  ({ ctx, params: { templateId }, body }) => updateTemplate(ctx, templateId, body),
);
