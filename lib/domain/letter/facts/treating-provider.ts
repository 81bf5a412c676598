import { isStated, type LetterFacts, stated } from "./facts";

const letters = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, "");

/** "Castor Valley Family Medicine, P.C.": a notice often prints the name without what the practice is by law. */
const LEGAL_FORM = /[\s,]+(?:P\.?L\.?L\.?C|L\.?L\.?[CP]|P\.?[ACS]|S\.?C|Inc|Corp|Co|Ltd)\.?\s*$/i;
const named = (name = "") => letters(name.replace(LEGAL_FORM, ""));

/** A treating person; the practice itself is named in the letter anyway. */
export const hasOwnProvider = ({ providerName, practiceName }: LetterFacts): boolean =>
  letters(providerName ?? "") !== "" && named(providerName) !== named(practiceName);

const ORGANIZATION =
  /\b(?:P?LLC|LLP|Inc|Corp|Ltd|P\.?C|clinics?|cent(?:er|re)s?|therapy|rehab(?:ilitation)?|chiropractic|medicine|medical|associates|group|practice|physicians|health(?:care)?|wellness|hospital|partners|institute|imaging|spine|sports?)\b\.?/i;

/** Who treated is a person, and known by name. */
export const isTreatedByPerson = (facts: LetterFacts): boolean =>
  hasOwnProvider(facts) && isStated(facts, "providerName") && !ORGANIZATION.test(facts.providerName ?? "");

/** Who treated, by name: an organization has no specialty, and talks with no reviewer. */
export const treatingProvider = (facts: LetterFacts): string =>
  isTreatedByPerson(facts) ? stated(facts, "providerName") : "the treating provider";
