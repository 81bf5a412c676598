import { marked } from "marked";
import { type BlankableFact, isStated, type LetterFacts, stated } from "../facts/facts";
import { isTreatedByPerson } from "../facts/treating-provider";
import { TEMPLATE_PLACEHOLDERS } from "../schema";
import { type Block, escapeMarkdown, toHtml } from "../text/blocks";
import { sanitizeLetter } from "../text/sanitize";

/**
 * A template is Markdown. `{{patient_name}}` and the like stand for facts, `{{argument}}` for the points that answer a
 * denial of its category and reason code, and a text in square brackets for what a person, or a model, must find.
 */
const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;
const ARGUMENT = "argument";

const factOf = (name: string): BlankableFact | undefined =>
  TEMPLATE_PLACEHOLDERS.find((one) => one.name === name.trim())?.fact;

/** The sentence that names the first placeholder that is unknown or unfinished, or null. */
export function placeholderProblem(body: string): string | null {
  for (const [whole, name = ""] of body.matchAll(PLACEHOLDER)) {
    if (name.trim() === ARGUMENT || factOf(name)) continue;
    return `Unknown placeholder ${whole}. Choose one from the list, or write the text in square brackets.`;
  }
  const rest = body.replaceAll(PLACEHOLDER, "");
  const at = rest.search(/\{\{|\}\}/);
  if (at === -1) return null;
  return `A placeholder is not finished: “${rest.slice(at, at + 30).trim()}”. Write it as {{patient_name}}.`;
}

/** "The treating provider, {{provider_name}}, is available": the name stands beside what it names. */
const NAME_BESIDE = /,\s*\{\{\s*provider_name\s*\}\}(?:,|(?=[.;!?]))/g;

/** An organization treats nobody: where the record has no other name, who treated is not named beside the word for it. */
const unnamed = (text: string, facts: LetterFacts) =>
  isStated(facts, "providerName") && !isTreatedByPerson(facts) ? text.replaceAll(NAME_BESIDE, "") : text;

const filled = (text: string, facts: LetterFacts) =>
  unnamed(text, facts).replaceAll(PLACEHOLDER, (whole, name: string) => {
    const fact = factOf(name);
    return fact ? escapeMarkdown(stated(facts, fact)) : whole;
  });

/** What the template asks a person for, and the facts it names that are not known; each once, in brackets. */
export const templateBlanks = (body: string, facts: LetterFacts): string[] => [
  ...new Set(filled(body, facts).match(/\[[^[\]\n]{2,300}\](?!\()/g) ?? []),
];

/** A sentence with a blank, of the template's own or of a missing fact, is left out: a letter holds none. */
const withoutBlanks = (text: string) =>
  text
    .split("\n")
    .map((line) =>
      /\[[^[\]\n]{2,300}\](?!\()/.test(line)
        ? (line.match(/(?:[^.!?[]|\[[^\]]*\]|[.!?](?=\S))+(?:[.!?]+\s*|$)/g) ?? [])
            .filter((sentence) => !/\[[^[\]\n]{2,300}\](?!\()/.test(sentence))
            .join("")
            .replace(/^[\s>*+-]+$|^\s*\d+[.)]\s*$/, "")
        : line,
    )
    .join("\n");

/** The template's text with its facts, and the argument in its place. */
export function renderTemplate(body: string, facts: LetterFacts, answer: readonly Block[]): string {
  const parts = body.split(/\{\{\s*argument\s*\}\}/).map((text) => {
    const html = marked.parse(withoutBlanks(filled(text, facts)), { async: false, gfm: true });
    return sanitizeLetter(html, "html").trim();
  });
  return parts
    .flatMap((html, index) => (index === 0 ? [html] : [toHtml([...answer]), html]))
    .filter(Boolean)
    .join("\n");
}

/** The template as a model is told of it: the points for the argument are listed beside it. */
export const templateForModel = (body: string, facts: LetterFacts): string =>
  filled(body, facts)
    .replaceAll(/\{\{\s*argument\s*\}\}/g, "(the argument, by points_needed)")
    .trim();
