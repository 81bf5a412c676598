import { api } from "@/components/app-shell/api-fetch";
import type { DenialCategory } from "@/lib/core/enums";
import type {
  TemplateDto,
  TemplatePreviewDto,
  TemplatesDto,
  TemplateWithBodyDto,
} from "@/lib/domain/letter/schema";

/** The REST calls of the letter templates. */

export const TEMPLATES_KEY = ["letter-templates"] as const;
export const templateKey = (templateId: string) => [...TEMPLATES_KEY, templateId] as const;

export const fetchTemplates = () => api<TemplatesDto>("/documents/appeal-templates/");

const at = (templateId: string, rest = "") => `/documents/appeal-templates/${templateId}/${rest}`;

export const fetchTemplate = (templateId: string) => api<TemplateWithBodyDto>(at(templateId));

export const saveTemplate = (
  templateId: string,
  change: { body?: string; denial_categories?: DenialCategory[] },
) => api<TemplateWithBodyDto>(at(templateId), { method: "PATCH", json: change });

export const resetTemplate = (templateId: string) =>
  api<TemplateWithBodyDto>(at(templateId, "reset/"), { method: "POST", json: {} });

export const previewTemplate = (templateId: string, body: string, claimId: string) =>
  api<TemplatePreviewDto>(at(templateId, "preview/"), { method: "POST", json: { body, claim_id: claimId } });

/** The template that answers a denial of this category; a claim without one counts as "other". */
export const templateOf = (templates: readonly TemplateDto[], category: DenialCategory | null | undefined) =>
  templates.find(({ denial_categories }) => denial_categories.includes(category ?? "other")) ?? null;
