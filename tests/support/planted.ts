/** Inventions of each kind, in several values, for a letter on `tests/fixtures/letters/07-neck-pt-plateau`. */
export const PLANTED: readonly string[] = [
  ...["June 3, 2026", "07/07/2026", "August 15, 2026", "May 2026"].flatMap((date) => [
    `The NDI was 20% on ${date}.`,
    `She was seen on ${date}.`,
  ]),
  ...["MRI", "CT scan", "EMG", "x-ray", "ultrasound"].flatMap((study) => [
    `The ${study} shows a herniated disc.`,
    `An ${study} was normal.`,
    `Her ${study} confirmed severe stenosis.`,
  ]),
  ...["weakness", "numbness", "spasm", "atrophy", "instability", "headache"].flatMap((finding) => [
    `There was marked ${finding} of the right arm.`,
    `Examination found ${finding}.`,
  ]),
  ...["29 CFR 2560.503-1", "42 CFR 999.1", "ERISA", "the No Surprises Act", "LCD L99999"].map(
    (law) => `Under ${law} you must pay this claim.`,
  ),
  ...["fully recovered", "never improved", "at risk of paralysis", "unable to walk"].map(
    (claim) => `The patient was ${claim}.`,
  ),
  ...[12, 19, 21, 36.5, 53, 61, 88].flatMap((value) => [
    `The NDI fell to ${value}%.`,
    `She had ${value} visits.`,
    `Pain was ${value}/10.`,
  ]),
  ...["Dr. Alan Grant", "Ellen Sattler, PT", "Ian Malcolm"].map(
    (name) => `${name} confirmed the need for care.`,
  ),
  "“She cannot live without this care,” says the record.",
  "A 2024 study in the Journal of Spine Care proves it.",
  "Your own medical policy 114 covers this.",
  "Emergency surgery was needed.",
  "The therapy was completed and all goals of the physician were met.",
  "This appeal is late.",
  "[objective findings]",
];

const withIds = (sentence: string, ids: string) => sentence.replace(/([.”]?)$/, ` [${ids}]$1`);

/** Each invention bare, on a fact that the letter has, on two, and on one that it has not. */
export const WAYS_TO_PLANT: readonly ((sentence: string, ids: readonly string[]) => string)[] = [
  (sentence) => sentence,
  (sentence, [first]) => withIds(sentence, `${first}`),
  (sentence, [, second, third]) => withIds(sentence, `${second}, ${third}`),
  (sentence) => withIds(sentence, "F999"),
];
