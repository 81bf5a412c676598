import type { Side } from "../chart";

/** "RIGHT KNEE" over a block of findings holds for the lines below it. */
export function sectionSide(text: string): Side | undefined {
  // "Right     Left" stands over two columns.
  if (/\bright\b/i.test(text) && /\bleft\b/i.test(text)) return undefined;
  const match =
    /^\s*(right|left)\b[^.:]{0,30}:?\s*$/i.exec(text) ??
    /^\s*(R|L) (?:SHOULDER|ELBOW|WRIST|HAND|THUMB|HIP|KNEE|ANKLE|FOOT)S?\b[^.:\d]{0,30}:?\s*$/.exec(text) ??
    /\b(RIGHT|LEFT) [A-Z]+\b/.exec(text);
  const side = match?.[1]?.toLowerCase();
  return side === "r" || side === "right" ? "right" : side ? "left" : undefined;
}

/** "L shoulder unless marked" over a table: the side of every row that names none. */
export function sideUnlessMarked(text: string): Side | undefined {
  const side =
    /^\W*(R|L|Rt|Lt|right|left)\b[^\d.;]{0,24}\b(?:unless|except where|if not) (?:\w+ )?(?:marked|noted|stated|specified|otherwise)\b/i.exec(
      text,
    )?.[1];
  return side === undefined ? undefined : /^r/i.test(side) ? "right" : "left";
}

/** "Two refills left", "9 used, 3 left", "left work early", "left untreated", "she left by ambulance", "leads with the left", "right away": no side that is spoken of. */
const NO_SIDE =
  /\b(?:refills?|visits?|sessions?|units?|days|weeks|months|doses?|pills|tablets?|none|nothing|any|many|much|few|time) left\b|(?<=\b(?:visits?|sessions?|units?|used|approved|auth\w*|authorization|s?he has|patient has)\b[^.;]{0,30})\b\d{1,3} left(?= (?:on|of|for|in|until|till|through|good|before)\b|[,.;:)]|$)|\b(?:s?he|they|patient|pt|who|and|was|were|is|be|been|being) left (?!(?:knee|shoulder|hip|elbow|wrist|hand|thumb|ankle|foot|leg|arm|side|sided|lower|upper|lateral|medial|finger|eye|ear|heel|calf|thigh|quad\w*|ham\w*|UE|LE|L\d|S1|C\d)\b)|\bleft (?:work|school|home|early|town|untreated|unattended|unchanged|alone|over|out|off|AMA|against (?:medical )?advice|(?:the|her|his|their) (?:job|house|home|clinic|office|building|hospital|room|ED|ER|game|field|site|scene))\b|\b(?:leads?|leading|step\w*|compensat\w+|starts?|goes|favors?) (?:\w+ ){0,2}(?:with|on) (?:the )?(?:left|right)(?! (?:knee|shoulder|hip|elbow|wrist|hand|ankle|foot))\b|\b(?:compared (?:to|with)|versus|vs\.?|than|unlike) (?:the )?(?:left|right)(?: side)?(?! (?:knee|shoulder|hip|elbow|wrist|hand|ankle|foot))\b|(?<!\b(?:the|his|her|positive|negative|pos|neg|worse|greater|weaker) )\bright (?:away|now|after|before|as|when|at|to (?:appeal|review)|of way)\b/gi;

/** The one side that a text names. */
export function onlySide(said: string): { side?: Side } {
  const text = said.replace(NO_SIDE, " ");
  const right =
    /\bright\b|\bRt\b|\(R\)/i.test(text) ||
    /\bR (?=shoulder|elbow|wrist|hand|thumb|hip|knee|ankle|foot)/.test(text);
  const left =
    /\bleft\b|\bLt\b|\(L\)/i.test(text) ||
    /\bL (?=shoulder|elbow|wrist|hand|thumb|hip|knee|ankle|foot)/.test(text);
  return right === left ? {} : { side: right ? "right" : "left" };
}
