import { findDates } from "../../page/calendar-date";
import { isBlank, type Line } from "../../page/page-lines";
import type { Side } from "../chart";
import { type FoundMeasure, type Hit, hitsIn, numberOf } from "./found-measure";

/**
 * Dictated prose says a value before what it is of, "It took her 17.8 seconds to do the timed up and go", or in a verb, "the right knee lacks 11 degrees
 * of full extension and bends to 92 degrees". A sentence that speaks of another time, an aim or a change says none of today.
 */
export function toldValues(line: Line, index: number, lines: readonly Line[]): FoundMeasure[] {
  const sentences = sentencesOn(line.text);
  return sentences.flatMap(({ text, at }, order) =>
    isOfAnotherTime(
      `${order === 0 ? startAbove(lines, index) : ""} ${text} ${order === sentences.length - 1 && !STOP.test(text) ? endBelow(lines, index) : ""}`,
    )
      ? []
      : [...scoresTold(text), ...motionsTold(text)].map(({ measure, start, end }) => ({
          ...{ measure, line: index, earlier: false, carried: false },
          ...{ start: at + start, end: at + end },
        })),
  );
}

const isOfAnotherTime = (text: string): boolean => OTHER_TIME.test(text) || findDates(text).length > 0;
const STOP = /[.;:]["”)]?\s*$/;
const LONGEST = 4;
const isTextOf = (line: Line | undefined, page: number): line is Line =>
  line !== undefined && line.page === page && !isBlank(line);
/** The lines above on which the sentence began: "At the start of care / she scored 30/56". */
function startAbove(lines: readonly Line[], index: number): string {
  const page = lines[index]?.page ?? 0;
  let [said, at] = ["", index - 1];
  for (let line = lines[at]; at >= index - LONGEST && isTextOf(line, page); line = lines[--at]) {
    const parts = sentencesOn(line.text).filter(({ text }) => text.trim() !== "");
    const last = parts.at(-1)?.text ?? "";
    if (STOP.test(last)) break;
    said = `${last} ${said}`;
    if (parts.length > 1) break;
  }
  return said;
}
/** And those below on which it goes on: "She scored 30/56 on the Berg / at the start of care". */
function endBelow(lines: readonly Line[], index: number): string {
  const page = lines[index]?.page ?? 0;
  let [said, at] = ["", index + 1];
  for (let line = lines[at]; at <= index + LONGEST && isTextOf(line, page); line = lines[++at]) {
    const [first] = sentencesOn(line.text);
    said = `${said} ${first?.text ?? ""}`;
    if (STOP.test(first?.text ?? "")) break;
  }
  return said;
}

type Told = Pick<FoundMeasure, "measure" | "start" | "end">;

const OTHER_TIME =
  /\b(?:goals?|targets?|aims?|hop(?:e|es|ing)|expect\w*|anticipat\w*|will|would|should|could|may|might|must|need to|until|unless|if|when|ago|earlier|initial(?:ly)?|eval(?:uation)?|baseline|last|previous(?:ly)?|prior|before|first|originally|had been|used to|not|never|normal(?:ly)?|average|other people|MCID|MDC|copied|carried|template|intake|admission|admitted|SOC|start(?:ed|ing)?|began|beginning|yesterday|after|discharge\w*|pre-?op\w*|(?:days?|weeks?|months?|years?) back|back in|in (?:19|20)\d\d|anesth\w*|brace|orthosis|prosthe\w+|CPM|people|persons?|patients|adults|peers|anyone|typical\w*|studies|policy|another|in (?:January|February|March|April|May|June|July|August|September|October|November|December)|(?:mother|mom|father|dad|parents?|wife|husband|spouse|partner|sister|brother|son|daughter|aunt|uncle|cousin|grand\w+|roommate|neighbor|friend)(?:['’]s)?)\b|["“”?]/i;

const sentencesOn = (text: string): { text: string; at: number }[] => {
  const stops = [...text.matchAll(/[.;]\s+(?=["“(]?\p{Lu}|$)/gu)].map(
    ({ index, 0: stop }) => index + stop.length,
  );
  return [0, ...stops].map((at, order) => ({ text: text.slice(at, stops[order] ?? text.length), at }));
};

const VALUE =
  /(?<![\d./-])\d{1,3}(?:\.\d{1,2})?(?: ?\/ ?\d{2,3}| out of \d{2,3})?(?: ?(?:%|percent\b|seconds\b|sec\b|points\b))?/;
/** "took her", "she scored", "needed only": somebody came to it; "gained 12 points on the ODI" is a change. */
const CAME_TO =
  "\\b(?:took|takes|needed|needs|required|requires|scored|scores|completed in|rated (?:herself|himself) at)\\s+(?:(?:her|him|them|the patient|patient|pt|about|only|now|today|still|just|a|an|a score of)\\s+){0,3}";
const BEFORE_NAME = new RegExp(
  `${CAME_TO}(${VALUE.source})\\s+(?:on|for|to (?:do|complete|perform|finish))\\s+(?:(?:the|a|an|her|his|today['’]s|modified)\\s+){0,2}$`,
  "i",
);

function scoresTold(text: string): Told[] {
  const hits = hitsIn(text);
  return hits.flatMap((hit, order) => {
    const { name, start } = hit;
    const from = hits[order - 1]?.end ?? 0;
    const match = name.better && !name.asPrinted ? BEFORE_NAME.exec(text.slice(from, start)) : null;
    const value = match?.[1]?.trim();
    // "She needed 3 points on the Berg": how far she was from it.
    if (match && /^(?:need|requir)/i.test(match[0]) && !/sec/i.test(value ?? "")) return [];
    if (!match || !value || !isWhole(hit, value) || /\d/.test(text.slice(hit.end))) return [];
    const at = from + match.index + match[0].lastIndexOf(value);
    return [
      {
        measure: {
          ...named(hit),
          value,
          ...numberOf(value),
          ...(name.better ? { better: name.better } : {}),
        },
        ...{ start: at, end: at + value.length },
      },
    ];
  });
}
const isWhole = ({ name: { value: form } }: Hit, value: string) =>
  [...`: ${value} `.matchAll(new RegExp(form.source, form.flags))].some(([found]) =>
    value.startsWith(found.trim()),
  );
const named = ({ name, printed }: Hit) => ({
  key: name.key,
  ...{ name: printed.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()), fullName: name.name || printed },
});

const JOINT = "knee|elbow|shoulder|hip|ankle|wrist|thumb";
const SUBJECT = new RegExp(
  `\\b(right|left) (${JOINT}) (?:(?:now|still|today|actively|passively|only) ){0,2}(?=(?:lacks|bends|flexes)\\b)`,
  "gi",
);
const LACKS =
  /^lacks (?:(?:about|only) )?(\d{1,2}) ?(?:degrees|deg|°) (?:of|from) (?:(?:full|terminal|active|passive|complete) ){0,2}extension\b/i;
const BENDS = /^(?:and )?(bends|flexes) (?:only )?to (?:about )?(\d{2,3}) ?(?:degrees|deg\b|°)/i;

/** What the subject's own verbs say: "the left knee was replaced in 2023 and bends to 125" has another verb between. */
function motionsTold(text: string): Told[] {
  return [...text.matchAll(SUBJECT)].flatMap((subject) => {
    const side: Side = subject[1]?.toLowerCase() === "right" ? "right" : "left";
    const joint = (subject[2] ?? "").toLowerCase();
    const Joint = `${joint.charAt(0).toUpperCase()}${joint.slice(1)}`;
    const from = subject.index + subject[0].length;
    const lacks = LACKS.exec(text.slice(from));
    const next = lacks ? from + lacks[0].length : from;
    const gap = /^,? /.exec(text.slice(next))?.[0].length ?? 0;
    const at = lacks ? next + gap : from;
    const bends = BENDS.exec(text.slice(at));
    const told = (
      key: string,
      name: string,
      better: "lower" | "higher",
      value: string,
      place: number,
    ): Told => ({
      measure: { key, name, fullName: name, side, value: `${value} degrees`, number: Number(value), better },
      ...{ start: place, end: place + value.length },
    });
    return [
      ...(lacks?.[1]
        ? [
            told(
              `lag:${joint} extension`,
              `${Joint}, lacks extension`,
              "lower",
              lacks[1],
              from + lacks[0].indexOf(lacks[1]),
            ),
          ]
        : []),
      ...(bends?.[2]
        ? [
            told(
              `motion:${joint} flexion`,
              `${Joint} ${bends[1]?.toLowerCase()} to`,
              "higher",
              bends[2],
              at + bends[0].lastIndexOf(bends[2]),
            ),
          ]
        : []),
    ];
  });
}
