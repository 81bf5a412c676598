/** The parts of a file of `size` bytes, numbered from 1; an empty file has one empty part. */
export function partsOf(size: number, partBytes: number): { number: number; bytes: number }[] {
  const count = Math.max(1, Math.ceil(size / partBytes));
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    bytes: Math.min(partBytes, size - index * partBytes),
  }));
}
