import { US_STATES } from "@/lib/core/us-states";
import { comparable } from "../page/clean-text";

const STATES = new Set(Object.values(US_STATES).map(comparable));

/** Words of which titles, columns and sentences are made, and no name of a person or an office. */
const HEADING =
  /^(?:(?:your|our|the|this|important|additional|general|other|claims?|provider|patient|member|service|payment|benefits?|appeals?|denial|notice|summary|details?|information|number|name|date|amount|total|status|reason|codes?|remarks?|explanation|statement|remittance|advice|page|copy|rights?|and|of|for|to|is|not|a|bill|page|questions|contact|us|call|line|items?|charges?|id|address|signature|type|determination|decision|review|reconsideration|request|response|result|report|form|letter|medical|policy|department|unit|office|division|correspondence|re|subject|rationale|dear|from|attention|procedure|treatment|rejected|accepted|injured|worker|employee|claimant|utilization|pt|resp|facts?|documentation|documents?|original|revised|revision|history|effective|version|coverage|guidance)\b[\s:#/&.-]*)+$/i;
const SENTENCE =
  /\b(?:is|are|was|were|will|please|you|your|we|our|has|have|if|because|this|that|should|must|may not|do not|does not)\b/i;

const isHeading = (text: string): boolean => HEADING.test(text.trim());

/** "California Workers' Compensation" and "State of California - Workers' Compensation" title a form. */
const isProgram = (text: string): boolean => {
  const state = /^(?:state of )?(.*?)(?: ?- ?| )?workers['’]? comp(?:ensation)?$/i.exec(text.trim())?.[1];
  return (
    (state !== undefined && (state === "" || isPlace(state))) || /^(?:health )?insurance$/i.test(text.trim())
  );
};

/** Running words: more of them than a name has, or a verb among them. */
const isSentence = (text: string): boolean => {
  const words = text.trim().split(/\s+/);
  return (
    words.length > 9 ||
    (words.length > 2 && SENTENCE.test(text)) ||
    /[.!?]\s+\p{Lu}\p{Ll}+ \p{Ll}/u.test(text)
  );
};

/** "New York", "State of North Carolina": what stands where a name could. */
export const isPlace = (text: string): boolean => STATES.has(comparable(text.replace(/^state of /i, "")));

/** "DAYTON, OH" ends an address without its ZIP code; hardly anybody's given name is a state's code. */
export function isCityAndState(text: string): boolean {
  const code = CITY_AND_CODE.exec(text.trim())?.[1];
  return code !== undefined && Object.hasOwn(US_STATES, code);
}
const CITY_AND_CODE = /^\p{Lu}[\p{L}.'’ -]{1,30}, ([A-Z]{2})$/u;

/** How a letter ends, and words that stand before a day or a telephone. */
const CLOSING_OR_LABEL =
  /^(?:(?:very )?truly yours|yours (?:very )?(?:truly|sincerely|faithfully)|sincerely(?: yours)?|respectfully(?: yours)?|cordially|(?:best|kind|warm) regards|mailing|mailed|plan|(?:provider |customer )?call center|customer service)[.,]?$/i;

/** What no payer and no provider is called. */
const OFFICE_OR_AMOUNT =
  /^(?:health insurance claim form|pica|sex)$|^(?:payer|payor|insurer|carrier)(?: name)?$|^self-(?:insured|funded) (?:employers?|groups?|plans?|entities)$|^(?:qualified independent contractor|independent review (?:entity|organization)|quality improvement organization)\b|^(?:(?:case|care|utilization|medical|claims?|appeals?|inpatient|disease) )?(?:management|facsimile|fax cover(?: sheet)?|cover sheet|transmittal)$|(?:^|\s)\$?\d[\d,]*\.\d\d$/i;

/** "Life Insurance Company", "Healthcare": what is left of a letterhead whose own name stands in its logo, or in the line above. */
const KIND_ALONE =
  /^(?:life|health|casualty|insurance|assurance|indemnity|health ?care|mutual|cooperative|company|corporation|inc|an?d?|&)(?:[ ,.]+(?:life|health|casualty|insurance|assurance|indemnity|health ?care|mutual|cooperative|company|corporation|co|inc|and|&))*\.?$/i;

export const isNoOrganization = (text: string): boolean =>
  KIND_ALONE.test(text.trim()) ||
  OFFICE_OR_AMOUNT.test(text.trim()) ||
  CLOSING_OR_LABEL.test(text.trim()) ||
  isHeading(text) ||
  isSentence(text) ||
  isPlace(text) ||
  isProgram(text);
