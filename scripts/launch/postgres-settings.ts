/** What a machine has, in bytes and cores. */
export type Machine = { memory: number; cores: number };

const MB = 1024 ** 2;

/**
 * Settings of the embedded PostgreSQL by the machine's memory, which it shares with the web processes, the worker and a
 * browser. What each one brought is in docs/performance.md. Whoever brings a PostgreSQL of their own sets it themselves.
 */
export function postgresSettings({ memory, cores }: Machine): Record<string, string> {
  const share = (part: number, least: number, most: number) =>
    `${Math.round(Math.min(Math.max(memory / part / MB, least), most))}MB`;
  return {
    shared_buffers: share(8, 128, 4096),
    effective_cache_size: share(2, 256, 65_536),
    work_mem: share(1024, 4, 32),
    maintenance_work_mem: share(64, 64, 512),
    max_wal_size: share(16, 512, 4096),
    wal_buffers: "16MB",
    // The data lies on flash or in memory: a page elsewhere costs hardly more than the next one.
    random_page_cost: "1.1",
    // Our statements take milliseconds; compiling one takes more than it saves.
    jit: "off",
    // Looked at each minute, the first thousands of claims of an import are joined by plans that were made for an empty table:
    // each batch then reads all that was posted before it for each of its patients.
    autovacuum_naptime: "5s",
    // Each web process keeps a pool of ten; the worker, its engine and the tools take the rest.
    max_connections: String(100 + 12 * Math.max(0, cores - 4)),
  };
}
