/** Filters were kept in the browser once, under a key a person. They are kept by the server now: what is left goes. */
export function forgetStoredFilters(): void {
  try {
    for (const key of Object.keys(window.localStorage)) {
      if (key.startsWith("claims-filters:")) window.localStorage.removeItem(key);
    }
  } catch {
    // Storage may be closed; then nothing was kept in it.
  }
}
