/**
 * Draws the page anew. Without a connection it stays as it is: a refresh that fails becomes a navigation, and the browser would leave
 * the app for its own page of errors.
 */
export function refreshPage(router: { refresh: () => void }): void {
  if (navigator.onLine) router.refresh();
}
