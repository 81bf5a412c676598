/** A page of a list (product.md, REST). `count` is exact up to 10,000, else null; `next` is a cursor or an address. */
export type Page<T> = { count: number | null; next: string | null; previous: string | null; results: T[] };
