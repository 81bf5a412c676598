/** Chance that comes out the same at every start (mulberry32), so that every demo practice is the same one. */
export class Chance {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number, both ends included. */
  int(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  of(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(list: readonly [T, ...T[]]): T {
    return list[this.int(0, list.length - 1)] ?? list[0];
  }

  digits(count: number): string {
    return Array.from({ length: count }, () => this.int(0, 9)).join("");
  }
}

/** The element at a position, starting over behind the last. */
export function inTurn<T>(list: readonly T[], position: number): T {
  const found = list[position % list.length];
  if (found === undefined) throw new Error("an empty list has no turns");
  return found;
}
