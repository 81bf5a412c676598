import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

let estimator: ZxcvbnFactory | undefined;

/**
 * Beyond this length a password is on no list of leaked ones, and the estimate gets slow.
 */
const LONGEST_CHECKED = 40;

/**
 * Says why a password of sufficient length is refused: leaked and common ones, keyboard walks, and what follows from
 * the person's own name or address. Null when it is fine.
 */
export function passwordWeakness(
  password: string,
  person: { username: string; email: string },
): string | null {
  const own = [person.username, person.email, person.email.split("@")[0] ?? ""]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= 3);
  const lower = password.toLowerCase();
  if (own.includes(lower)) return "Choose a password that is not your name or email address.";
  if (/^(.)\1*$/su.test(password)) return COMMON;
  if ([...password].length > LONGEST_CHECKED) return null;
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  // Score 0 and 1 mean fewer than a million guesses.
  return estimator.check(password, own).score < 2 ? COMMON : null;
}

const COMMON = "This password is too common or easy to guess. Choose another.";
