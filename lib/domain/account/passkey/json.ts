/** What a text says as JSON; null when it is none. */
export function jsonOf(text: unknown): unknown {
  try {
    return typeof text === "string" ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}
