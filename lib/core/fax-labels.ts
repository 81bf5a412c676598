/** Where faxes that came in and answers that wait stand. */
export const ANSWERS_PAGE = "/appeals/answers";

/** (415) 555-0123 for +14155550123, 1-415-555-0123 or 4155550123; others as they are. */
export function faxNumberText(number: string): string {
  const digits = number.replaceAll(/[\s().-]/g, "");
  const [, area, middle, last] = /^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? [];
  return area ? `(${area}) ${middle}-${last}` : number;
}

/** How a fax is named in lists, and what is said of its document. */
export function faxWords({ fromNumber, pages }: { fromNumber: string; pages: number | null }): {
  named: string;
  described: string;
} {
  const from = fromNumber ? ` from ${faxNumberText(fromNumber)}` : "";
  const count = pages === null ? "" : `, ${pages} ${pages === 1 ? "page" : "pages"}`;
  return { named: `Fax${from}`, described: `Came in by fax${from}${count}` };
}
