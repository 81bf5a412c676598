import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest();
const base64url = (data: Buffer) => data.toString("base64url");

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

type Answering = { origin: string; rpId?: string; verifies?: boolean; counter?: number; userHandle?: string };

/** One passkey as an authenticator keeps it, in software, so that tests can make it answer wrongly on purpose. */
export function softAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  let counter = 0;
  const jwk = publicKey.export({ format: "jwk" });
  // COSE: EC2, ES256, P-256, x, y.
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(jwk.x ?? "", "base64url"),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(jwk.y ?? "", "base64url"),
  ]);

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = (rpId: string, flags: number, count: number, more = Buffer.alloc(0)) => {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags, 0);
    head.writeUInt32BE(count, 1);
    return Buffer.concat([sha256(rpId), head, more]);
  };
  const envelope = {
    id: base64url(id),
    rawId: base64url(id),
    type: "public-key" as const,
    clientExtensionResults: {},
  };
  const hostOf = ({ origin, rpId }: Answering) => rpId ?? new URL(origin).hostname;

  return {
    id: base64url(id),
    /** `navigator.credentials.create()` for a challenge. */
    create(challenge: string, how: Answering) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey]);
      const data = authData(hostOf(how), USER_PRESENT | USER_VERIFIED | HAS_CREDENTIAL, counter, attested);
      const attestation = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from("fmt"),
        Buffer.from([0x64]),
        Buffer.from("none"),
        Buffer.from([0x67]),
        Buffer.from("attStmt"),
        Buffer.from([0xa0, 0x68]),
        Buffer.from("authData"),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      return {
        ...envelope,
        response: {
          clientDataJSON: base64url(clientData("webauthn.create", challenge, how.origin)),
          attestationObject: base64url(attestation),
          transports: ["internal"],
        },
      };
    },
    /** `navigator.credentials.get()` for a challenge. */
    get(challenge: string, how: Answering) {
      counter = how.counter ?? counter + 1;
      const flags = USER_PRESENT | (how.verifies === false ? 0 : USER_VERIFIED);
      const data = authData(hostOf(how), flags, counter);
      const said = clientData("webauthn.get", challenge, how.origin);
      const signature = sign("sha256", Buffer.concat([data, sha256(said)]), privateKey);
      return {
        ...envelope,
        response: {
          clientDataJSON: base64url(said),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          ...(how.userHandle && { userHandle: base64url(Buffer.from(how.userHandle)) }),
        },
      };
    },
  };
}
