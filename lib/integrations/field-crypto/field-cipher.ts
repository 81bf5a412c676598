import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

/** Where a sealed value belongs. Opened anywhere else, it fails. */
export type FieldPlace = { practiceId: string; recordId: string; field: string };

/** A sealed value that is damaged, moved, or sealed with a key that is gone. Says nothing about the value. */
export class FieldUnreadable extends Error {
  constructor(reason: string) {
    super(`A sealed field can't be opened: ${reason}`);
    this.name = "FieldUnreadable";
  }
}

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SEALED = /^(\d+)\.([A-Za-z0-9_-]+)$/;

/**
 * Encrypts single fields with AES-256-GCM: `<key version>.<base64url of nonce, tag and text>`. Practice, record and
 * field are bound to each value, so that one copied to another row does not open. Keys come newest first: the first
 * seals, all open.
 */
export class FieldCipher {
  readonly #keys: ReadonlyMap<number, Buffer>;
  readonly #newest: number;
  readonly #digestKey: Buffer;

  /** `keys` as in FIELD_KEYS, `2:<base64 of 32 bytes>,1:<…>`; `secret` is what look-up digests derive from. */
  constructor(keys: string, secret: string) {
    const entries = keys.split(",").map((entry) => {
      const [version, material] = entry.split(":");
      const key = Buffer.from(material ?? "", "base64");
      if (key.length !== 32) throw new Error(`FIELD_KEYS: key ${version} is not 32 bytes`);
      return [Number(version), key] as const;
    });
    const newest = entries[0];
    if (!newest) throw new Error("FIELD_KEYS: no key");
    this.#keys = new Map(entries);
    if (this.#keys.size !== entries.length) throw new Error("FIELD_KEYS: a key version is there twice");
    this.#newest = newest[0];
    // Not from the field keys: a digest must stay the same when those are rotated.
    this.#digestKey = Buffer.from(hkdfSync("sha256", secret, "", "field-digest", 32));
  }

  seal(value: string, place: FieldPlace): string {
    const key = this.#key(this.#newest);
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(boundTo(place, this.#newest));
    const text = Buffer.concat([cipher.update(value, "utf8"), cipher.final()]);
    return `${this.#newest}.${Buffer.concat([nonce, cipher.getAuthTag(), text]).toString("base64url")}`;
  }

  /** Throws `FieldUnreadable`. */
  open(sealed: string, place: FieldPlace): string {
    const [, version, content] = SEALED.exec(sealed) ?? [];
    if (!version || !content) throw new FieldUnreadable("not a sealed value");
    const bytes = Buffer.from(content, "base64url");
    if (bytes.length < NONCE_BYTES + TAG_BYTES) throw new FieldUnreadable("cut off");
    const key = this.#key(Number(version));
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(boundTo(place, Number(version)));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    try {
      const text = [decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()];
      return Buffer.concat(text).toString("utf8");
    } catch {
      throw new FieldUnreadable("it was changed, or belongs elsewhere");
    }
  }

  /** Whether `reseal` would change anything: sealed with a key that is not the newest. */
  isOld(sealed: string): boolean {
    return !sealed.startsWith(`${this.#newest}.`);
  }

  /** The start of every value that is sealed with the newest key. */
  get newestPrefix(): string {
    return `${this.#newest}.`;
  }

  /** The same value under the newest key. */
  reseal(sealed: string, place: FieldPlace): string {
    return this.isOld(sealed) ? this.seal(this.open(sealed, place), place) : sealed;
  }

  /** For looking a value up without opening any: a keyed HMAC, of use in one practice and for one field only. */
  digest(value: string, place: Omit<FieldPlace, "recordId">): string {
    const bound = JSON.stringify([place.practiceId, place.field, value]);
    return createHmac("sha256", this.#digestKey).update(bound).digest("base64url");
  }

  #key(version: number): Buffer {
    const key = this.#keys.get(version);
    if (!key) throw new FieldUnreadable(`key ${version} is not among FIELD_KEYS`);
    return key;
  }
}

const boundTo = (place: FieldPlace, version: number) =>
  Buffer.from(JSON.stringify([version, place.practiceId, place.recordId, place.field]));
