/** Nobody did anything for too long, somebody signed out in another tab, or the server knows the session no more. */
export type EndedBy = "idle" | "elsewhere" | "gone";

/** What tabs of one browser tell each other about the session they share. */
export type TabMessage = { at: number } | { signedIn: string } | { ended: EndedBy; from: string };

export const SESSION_CHANNEL = "session";

/** A channel hears what its own tab says through another one; by this it knows itself. */
export const THIS_TAB = Math.random().toString(36);

/** Tells the other tabs that a person signed out here: their pages are covered and ask for the password. */
export function tellSignedOut(): void {
  const channel = new BroadcastChannel(SESSION_CHANNEL);
  channel.postMessage({ ended: "elsewhere", from: THIS_TAB } satisfies TabMessage);
  channel.close();
}
