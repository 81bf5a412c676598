/** Inngest takes an id once: begun again, an event goes out under the next one. */
export const eventId = (id: string, tries: number) => (tries === 0 ? id : `${id}:${tries}`);

/** The id under which the event was emitted. */
export const emittedId = (sent: string) => sent.split(":")[0] ?? sent;
