import type { LetterPaper } from "@/lib/core/enums";
import type { LetterFacts } from "../facts/facts";
import { cleanModelBody } from "../model/model-body";
import { toMarkdown } from "./blocks";
import { letterBody } from "./compose";
import { letterContext } from "./letter-body";
import { closing, opening, statementOfDenial } from "./letter-frame";
import { arguedOtherwise } from "./papers/argued";

/**
 * Sets a body that a model wrote into the letter's own frame. Date, address, RE block, the payer's reason word for word,
 * enclosures and signature come from the facts, whatever the model wrote. Identifiers in the body must have been restored before.
 */
export function frameModelBody(
  facts: LetterFacts,
  markdownBody: string,
  paper: LetterPaper = "appeal",
): { content: string; format: "markdown" } {
  const context = letterContext(facts);
  const { heading, request } = { ...letterBody(context), ...arguedOtherwise(paper, context, [])?.body };
  const content = [
    toMarkdown(opening(context, heading ? { heading } : {})),
    toMarkdown(statementOfDenial(context, request ? { request } : {})),
    cleanModelBody(markdownBody),
    toMarkdown(closing(context)),
  ].join("\n\n");
  return { content, format: "markdown" };
}
