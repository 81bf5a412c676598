"use server";

import { resetTemplate, updateTemplate } from "@/lib/domain/letter/templates/practice-templates";
import { previewTemplate } from "@/lib/domain/letter/writing/template-preview";
import { action } from "@/lib/transport/action";

export const updateTemplateAction = action(updateTemplate);
export const resetTemplateAction = action(resetTemplate);
export const previewTemplateAction = action(previewTemplate, { reads: true });
