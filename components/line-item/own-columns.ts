/** Where a person's choice of columns is kept: names of fields, in this browser. */
export const COLUMNS_KEY = "line-item-columns";

export function hasOwnColumns(): boolean {
  try {
    return window.localStorage.getItem(COLUMNS_KEY) !== null;
  } catch {
    return false;
  }
}
