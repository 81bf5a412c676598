/** The harmless string that every virus scanner finds (EICAR), in two parts so that none stops at this file. */
const SIGNATURE = Buffer.from(
  ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$", "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join(""),
  "latin1",
);

export const TEST_SIGNATURE_NAME = "EICAR-Test-Signature";

/** Whether bytes hold the test signature, wherever it stands. */
export const holdsTestSignature = (bytes: Buffer): boolean => bytes.includes(SIGNATURE);

/** The same of a stream, piece by piece. */
export async function holdsTestSignatureIn(source: AsyncIterable<Buffer>): Promise<boolean> {
  let kept = Buffer.alloc(0);
  let found = false;
  for await (const piece of source) {
    const bytes = Buffer.concat([kept, piece]);
    found ||= holdsTestSignature(bytes);
    kept = bytes.subarray(-(SIGNATURE.length - 1));
  }
  return found;
}
