import { expect, it } from "vitest";
import { postgresSettings } from "./postgres-settings";

const GB = 1024 ** 3;

it("takes its share of the machine's memory, and leaves a small one room", () => {
  expect(postgresSettings({ memory: 1 * GB, cores: 1 })).toMatchObject({
    shared_buffers: "128MB",
    effective_cache_size: "512MB",
    work_mem: "4MB",
    max_connections: "100",
  });
  expect(postgresSettings({ memory: 24 * GB, cores: 2 })).toMatchObject({
    shared_buffers: "3072MB",
    effective_cache_size: "12288MB",
    work_mem: "24MB",
  });
  expect(postgresSettings({ memory: 512 * GB, cores: 32 })).toMatchObject({
    shared_buffers: "4096MB",
    work_mem: "32MB",
    max_connections: "436",
  });
});
