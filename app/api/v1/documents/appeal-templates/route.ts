import { templatesAnswer } from "@/lib/domain/letter/schema";
import { listTemplates } from "@/lib/domain/letter/templates/practice-templates";
import { endpoint } from "@/lib/transport/endpoint";

export const GET = endpoint(
  {
    access: "user",
    summary: "List the practice's letter templates, and what their text can name",
    answer: templatesAnswer,
  },
  ({ ctx }) => listTemplates(ctx),
);
