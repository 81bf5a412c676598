import { parsePersonName } from "../../page/person-name";

const SUFFIX = /^(jr|sr|ii|iii|iv)$/;

const tokensOf = (name: string) =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

/** Letters to change, add or drop; more than two counts as many. */
export function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
    row = next;
  }
  return row[b.length] ?? 3;
}

/**
 * `same`: every part of the shorter name is in the longer one, an initial standing for its word. `near` names may be one
 * person misprinted, or a namesake.
 */
export function compareNames(a: string, b: string): "same" | "near" | "other" {
  const [left, right] = asJoined(namesOf(a), namesOf(b));
  if (left.parts.length === 0 || right.parts.length === 0) return "other";
  const [short, long] = left.parts.length <= right.parts.length ? [left, right] : [right, left];
  const fits = (part: string, exact: boolean) =>
    long.parts.some(
      (other) =>
        other === part ||
        ((part.length === 1 || other.length === 1) && other[0] === part[0]) ||
        (!exact && part.length > 3 && distance(part, other) <= 2) ||
        (!exact && part.length > 2 && other.startsWith(part)),
    );
  const whole = short.parts.filter((part) => part.length > 1 && long.parts.includes(part)).length;
  if (whole >= 1 && short.parts.every((part) => fits(part, true)))
    return left.suffix === right.suffix ? "same" : "near";
  return whole >= 1 && short.parts.every((part) => fits(part, false)) ? "near" : "other";
}

type Names = { parts: string[]; suffix: string };

/** "THRELKELDOBI" is how a payer's form prints "Threlkeld-Obi": two parts that the other name writes as one are one. */
function asJoined(a: Names, b: Names): [Names, Names] {
  const join = ({ parts, suffix }: Names, other: Names): Names => {
    const at = parts.findIndex((part, index) => other.parts.includes(`${part}${parts[index + 1] ?? " "}`));
    return at < 0
      ? { parts, suffix }
      : { parts: [...parts.slice(0, at), `${parts[at]}${parts[at + 1]}`, ...parts.slice(at + 2)], suffix };
  };
  return [join(a, b), join(b, a)];
}

function namesOf(name: string): Names {
  const tokens = tokensOf(parsePersonName(name)?.display ?? name);
  return {
    parts: tokens.filter((token) => !SUFFIX.test(token)),
    suffix: tokens.find((token) => SUFFIX.test(token)) ?? "",
  };
}
