/** The browser's own part of passkeys, loaded when somebody reaches for it. Its refusals are put into plain words. */

const browser = () => import("@simplewebauthn/browser");

export type CeremonyResult<T> = { ok: true; data: T } | { ok: false; message: string };

const CANCELED = "Nothing was done: the browser's question was closed or ran out of time.";

export async function createPasskey(options: object): Promise<CeremonyResult<object>> {
  const { startRegistration } = await browser();
  return inWords(() => startRegistration({ optionsJSON: options as never }));
}

export async function askPasskey(options: object): Promise<CeremonyResult<object>> {
  const { startAuthentication } = await browser();
  return inWords(() => startAuthentication({ optionsJSON: options as never }));
}

async function inWords<T>(run: () => Promise<T>): Promise<CeremonyResult<T>> {
  try {
    return { ok: true, data: await run() };
  } catch (error) {
    return { ok: false, message: wordsOf(error instanceof Error ? error.name : "") };
  }
}

function wordsOf(name: string): string {
  if (name === "InvalidStateError") return "This device holds a passkey of this account already.";
  if (name === "NotSupportedError") return "This browser or device can't make such a passkey.";
  if (name === "SecurityError") return "Passkeys work only at the app's own address.";
  return CANCELED;
}
