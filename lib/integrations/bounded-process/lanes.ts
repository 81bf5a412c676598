/** Runs a process's heavy tasks `count` at once; the others wait for their turn. */
export function lanes(count: number): <T>(task: () => Promise<T>) => Promise<T> {
  const ends: Promise<unknown>[] = Array.from({ length: count }, () => Promise.resolve());
  let next = 0;
  return (task) => {
    const lane = next++ % count;
    const turn = (ends[lane] ?? Promise.resolve()).then(task);
    ends[lane] = turn.catch(() => undefined);
    return turn;
  };
}
