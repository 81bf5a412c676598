import type { DeliveryMethod, ModelLabel, OwnSendMethod } from "@/lib/core/enums";
import { faxNumberText } from "@/lib/core/fax-labels";

/** What the screens call the things that the wire names by keys. */

export const MODEL_NAMES: Record<ModelLabel, string> = {
  "deepseek-r1": "DeepSeek R1",
  "gpt-4o": "GPT-4o",
  "claude-3-sonnet": "Claude 3 Sonnet",
};

/** How a letter went, before "to" and its recipient. */
export const METHOD_WORDS: Record<DeliveryMethod, string> = {
  email: "Email",
  fax: "Fax",
  portal: "Submitted by portal",
  mail: "Sent by mail",
  other: "Sent elsewhere",
};

/** Whom a letter went to; a fax number as people write it. */
export const recipientText = ({ method, to }: { method: DeliveryMethod; to: string }): string =>
  method === "fax" ? faxNumberText(to) : to;

/** The ways in which a person sends a letter by themselves. */
export const OWN_WAYS: Record<OwnSendMethod, string> = {
  portal: "Submitted by portal",
  mail: "Sent by mail",
  other: "Faxed or emailed elsewhere",
};
