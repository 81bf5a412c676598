import { templatesAnswer } from "@/lib/domain/letter/schema";
import { listTemplates } from "@/lib/domain/letter/templates/practice-templates";
import { route } from "@/lib/transport/route";

export const GET = route(
  {
    access: "user",
    summary: "List the practice's letter templates, and what their text can name",
    answer: templatesAnswer,
  },
  ({ ctx }) => listTemplates(ctx),
);
