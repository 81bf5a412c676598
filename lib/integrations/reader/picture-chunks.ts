import { inflateSync } from "node:zlib";
import { holdsTestSignature } from "./test-signature";

const PNG_SIGNATURE = 8;
const TEXT_BYTES = 8 * 1024 * 1024;
/** Chunks whose text or profile is packed; that of the others stands in the file as it is. */
const PACKED = new Set(["zTXt", "iTXt", "iCCP"]);

/** Whether a picture holds the test signature beside its pixels, packed or not. */
export function holdsTestSignatureInPicture(bytes: Buffer): boolean {
  if (holdsTestSignature(bytes)) return true;
  return bytes.toString("latin1", 1, 4) === "PNG" && packedTexts(bytes).some(holdsTestSignature);
}

function packedTexts(bytes: Buffer): Buffer[] {
  const texts: Buffer[] = [];
  for (let at = PNG_SIGNATURE; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (PACKED.has(bytes.toString("latin1", at + 4, at + 8))) {
      // The packed part begins behind the keyword and some bytes that differ by the kind of chunk.
      for (let from = 0; from < Math.min(data.length, 200); from += 1) {
        if (data[from] === 0x78) texts.push(inflated(data.subarray(from)));
      }
    }
    at += 12 + length;
  }
  return texts;
}

function inflated(bytes: Buffer): Buffer {
  try {
    return inflateSync(bytes, { maxOutputLength: TEXT_BYTES });
  } catch {
    return Buffer.alloc(0);
  }
}
