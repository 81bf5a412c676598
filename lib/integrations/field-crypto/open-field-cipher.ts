import { env, ofSettings } from "@/lib/env";
import { FieldCipher } from "./field-cipher";

/** The cipher of this process's FIELD_KEYS and APP_SECRET. */
export const fieldCipher = ofSettings(() => new FieldCipher(env.FIELD_KEYS, env.APP_SECRET));
