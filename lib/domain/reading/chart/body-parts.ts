/** Parts of the body apart from the spine, by the words that notes have for them. */
export const LIMBS: readonly RegExp[] = [
  /\b(?:shoulders?|shldrs?|glenohumeral|GH joints?|rotator cuff|subscap\w*|infraspin\w*|supraspin\w*|deltoids?)\b/i,
  /\b(?:elbows?|epicondyl\w+|radiohumeral|ulnohumeral)\b/i,
  /\b(?:wrists?|carpal\w*|hands?|thumbs?)\b(?!-on)/i,
  /\b(?:hips?|iliopsoas|femoroacetabular)\b/i,
  /\b(?:knees?|patell\w+|tibiofemoral)\b/i,
  /\b(?:ankles?|feet|foot|talocrural|subtalar|plantar)\b/i,
  /\b(?:jaw|TMJ|temporomandibular|masseter)\b/i,
];

/** The spine's regions, by their words, their levels and their abbreviations ("C5", "L4-5", "SI"). */
const REGIONS: readonly RegExp[] = [
  /\b(?:cerv(?:ic\w+)?|neck|C-spine|suboccipital\w*|upper trap\w*|C[1-7])\b/i,
  /\b(?:thor(?:acic)?|mid(?:dle)? ?back|T-spine|rhomboids?|T(?:[1-9]|1[0-2]))\b/i,
  /\b(?:lumb(?:(?:ar|o)\w*)?|low(?:er)? back|L-spine|quadratus|QL|L[1-5])\b/i,
  /\b(?:sacr\w+|pelvi[cs]|SI joints?|SI|glut\w*|piriformis)\b/i,
];

/** Which parts of the body words name, spine and limbs, by their place in one list. */
export const partsIn = (words: string): ReadonlySet<number> =>
  new Set([...LIMBS, ...REGIONS].flatMap((part, at) => (part.test(words) ? [at] : [])));
