import { oneName } from "../page/name-parts";
import { parsePersonName } from "../page/person-name";
import { ORGANIZATION } from "./provider-words";

/** "Stay at Prairie Crest Hospital": what was done there is no part of its name. */
const OF_A_VISIT =
  /^(?:stay|admission|admitted|visits?|services?|surgery|treatment|care|procedure) (?:at|with|by|in|from) (?:the )?(?=\p{Lu})/iu;

/** A person with what they learned, "of" a practice: the person alone. */
export function withoutPractice(name: string): string {
  // "Hill Country Nursing, for Dr. Ada Brandt": the house asks in the doctor's name.
  const asked = name
    .replace(/^Dear (?=\p{Lu})/u, "")
    .replace(OF_A_VISIT, "")
    .replace(/^.{4,50}, (?:for|on behalf of) (?=Dr\.? \p{Lu})/u, "");
  const short = oneName(beforeHouse(besideStroke(asked)).replace(CREDENTIALS_OF, "$1"));
  // "Paulette Gruszka of Riverbend Family Chiropractic": before "of" stands a person, behind it a house.
  const [person = "", house] = short.split(/,? of (?=\p{Lu})/u);
  const isPerson = / /.test(person) && parsePersonName(person)?.printed === person;
  return house && isPerson && !/[,&]/.test(person) ? person : short;
}

/** "Dr. Solange Petitjean, Wrenway Pediatric Therapy": who treated, and where. */
function beforeHouse(name: string): string {
  // "Hollis Tremaine, DPT, Foothill Orthopedic Rehab", "Jasper Kincaid, D.C., at Kincaid Chiropractic"
  const joined = name.replace(LEARNED, "$1 $2").replace(/, (?:at|with|of) (?=\p{Lu})/u, ", ");
  const [first = "", house = "", ...more] = joined.split(", ");
  const bare = first
    .replace(/^Dr\.? /, "")
    .replace(/\b([A-Z])\.([A-Z])\.?$/, "$1$2")
    .replace(CREDENTIALS_BEHIND, "");
  const isPerson = parsePersonName(bare)?.printed === bare && !ORGANIZATION.test(bare);
  // "Kishwaukee Foot, Ankle and Sports Therapy": one name that lists what is treated.
  const lists = /^\p{Lu}\p{Ll}+(?:,| and| &) \p{Lu}/u.test([house, ...more].join(", "));
  if (lists && bare === first && LISTED.test(bare)) return name;
  // Behind a person with what they learned any name of several words is a house's.
  const isHouse = ORGANIZATION.test(house) || LEARNED.test(name);
  // "Ada Brandt, MD, Low Heron Spine, Therapy & Family Care": the house's own name has commas.
  const isAll = more.length === 0 || (LEARNED.test(name) && ORGANIZATION.test(house));
  return isPerson && isAll && isHouse && / \p{L}{4}/u.test(house)
    ? name.slice(0, name.indexOf(house)).replace(/,? (?:(?:at|with|of) )?$/, "")
    : name;
}
const LISTED =
  / (?:foot|ankle|hand|wrist|elbow|shoulder|spine|back|neck|hip|knee|bone|joint|muscle|sports?|ear|nose|eye|heart|lung|skin|kidney|vein|allergy|asthma|balance|gait|pain|sleep|physical|occupational|speech|internal|primary|behavioral|pediatric|family|women['’]s)$/i;
const LEARNED =
  /^([^,]+), (M\.?D|D\.?O|D\.?C|OD|DPM|DPT|PT|OTR(?:\/L)?|NP|FNP|PA-C|PhD|PsyD|LCSW|LMFT|SLP|CCC-SLP)\.?(?=, )/;

/** "Kennebec Valley Behavioral Health / Ingrid Thorsen, LCSW": of a house and a person the person alone. */
function besideStroke(name: string): string {
  // "Black Canyon Sports Therapy - S. Yarrow, PT"
  const [first = "", second, ...more] = name.split(/ \/ | [-–] /);
  if (!second || more.length > 0) return name;
  const isPerson = (part: string) => {
    const bare = WITH_CREDENTIALS.exec(part)?.[1] ?? /^Dr\.? (\p{Lu}.+)$/u.exec(part)?.[1] ?? "";
    // "CAPE FEAR SPINAL CARE" ends like letters that somebody learned.
    const isHouse = ORGANIZATION.test(bare) || HOUSE_BEHIND.test(part);
    return (parsePersonName(bare) !== undefined || INITIAL_AND_NAME.test(bare)) && !isHouse;
  };
  const person = [first, second].find(isPerson);
  const house = person === first ? second : first;
  return person && !isPerson(house) && ORGANIZATION.test(house) ? person : name;
}
const HOUSE_BEHIND = /\b(?:care|clinic|group|pain|spine|eye|sleep|labs?|rehab|ctr|assoc|med)$/i;
/** "A. Szymanski", behind whose house stands what they learned. */
const INITIAL_AND_NAME = /^\p{Lu}\. ?\p{Lu}[\p{L}'’-]{2,30}$/u;
/** "Priya Nandakumar OD": no comma before what somebody learned. */
const CREDENTIALS_BEHIND =
  / (?:MD|DO|OD|DC|DPM|DDS|DMD|DPT|PT|NP|FNP|PA-C|PhD|PsyD|LCSW|LMFT|SLP|CCC-SLP|OTR(?:\/L)?)$/;
const WITH_CREDENTIALS =
  /^(\p{Lu}[\p{L}.'’ -]{4,40}?)(?:,? (?:[A-Z]{2,5}(?:-[A-Z]{1,4})?|M\.D\.|D\.[OC]\.))+$/u;

/** "Priya Natarajan, PT, DPT, of Wickford Balance Clinic" */
export const CREDENTIALS_OF =
  /^(\p{Lu}[\p{L}.'’ -]{4,40}?)(?:, (?:[A-Z]{2,5}(?:-[A-Z]{1,4})?|M\.D\.|D\.[OC]\.))+,? of \p{Lu}.*$/u;
