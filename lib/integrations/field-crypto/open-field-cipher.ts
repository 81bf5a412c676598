import { env } from "@/lib/env";
import { FieldCipher } from "./field-cipher";

let cipher: FieldCipher | undefined;

/** The cipher of this process's FIELD_KEYS and APP_SECRET. */
export function fieldCipher(): FieldCipher {
  cipher ??= new FieldCipher(env.FIELD_KEYS, env.APP_SECRET);
  return cipher;
}
