/** Months, everyday words and those after whom a sign or a test is called: "April: 12 visits", "Hope improved", "Thomas 10 degrees". */
const WORDS: ReadonlySet<string> = new Set(
  "april june august hope mark rose dawn max clark thomas craig patrick roland morris harris".split(" "),
);

/** Whether a given name is so common as another word that it names nobody by itself. */
export const isAlsoWord = (name: string): boolean => WORDS.has(name.toLowerCase());

/** "Metformin Sulfate   06/02/2019": set like a name before a day. */
export const OF_A_DRUG =
  /\b(?:sulfate|sodium|hcl|hydrochloride|calcium|potassium|tartrate|succinate|maleate|besylate|acetate|citrate|phosphate|mesylate|fumarate|tablets?|caps(?:ules?)?|patch|cream|gel|injection|titration|taper|XR|ER|SR|XL|DS)\b|(?:pril|sartan|statin|olol|cillin|mycin|floxacin|azole|azepam|oxetine|triptyline|gabapentin|gabalin|formin|gliptin|profen|codone|morphone|tidine|prazole|mab)\b/i;

/** "Sycamore Bend Chiropractic" in the middle of a header is whose sheet it is, not whom it is about. */
export const COMPANY =
  /\b(?:chiropractic|therapy|rehab(?:ilitation)?|clinic|medicine|medical|orthop\w+|family practice|practice|hospital|health(?:care)?|wellness|cent(?:er|re)|associates|group|imaging|radiology|lab(?:oratory)?|pediatrics|dental|podiatry|PT|LLC|PLLC|P\.?C\.?|Inc)\b/i;

/** "re Otto, Shingrix 10/08": what was given to the patient stands behind the surname like a given name. */
export const OF_A_VACCINE =
  /\b(?:shingrix|zostavax|prevnar|pneumovax|vaxneuvance|capvaxive|gardasil|boostrix|adacel|tdap|fluzone|flublok|fluad|flucelvax|fluarix|havrix|vaqta|twinrix|engerix|recombivax|heplisav|comirnaty|spikevax|novavax|arexvy|abrysvo|menveo|menquadfi|bexsero|trumenba|proquad|varivax|rotarix|rotateq|pediarix|pentacel|vaxelis|kinrix|quadracel)\b/i;
