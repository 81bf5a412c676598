import { type Algorithm, hash, parseOptions, verify } from "@node-rs/argon2";

/** OWASP's floor for Argon2id: 19 MiB, two passes, one lane. */
const PARAMETERS = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

export const hashPassword = (password: string) => hash(password, PARAMETERS);

/** False for a hash that can't be read. */
export async function verifyPassword(stored: string, password: string): Promise<boolean> {
  try {
    return await verify(stored, password);
  } catch {
    return false;
  }
}

let dummy: Promise<string> | undefined;

/** Costs what `verifyPassword` costs, so that an unknown name takes as long as a wrong password. */
export async function verifyNothing(password: string): Promise<false> {
  dummy ??= hashPassword("no account has this password");
  await verifyPassword(await dummy, password);
  return false;
}

/** True when the stored hash was made with weaker parameters than today's. */
export function needsRehash(stored: string): boolean {
  try {
    const used = parseOptions(stored);
    return (
      used.algorithm !== PARAMETERS.algorithm ||
      used.memoryCost < PARAMETERS.memoryCost ||
      used.timeCost < PARAMETERS.timeCost
    );
  } catch {
    return true;
  }
}
