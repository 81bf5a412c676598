import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { LocalStorage } from "@/lib/integrations/storage/local-storage";
import { newStorageKey } from "@/lib/integrations/storage/storage";

/** Stores files in a folder that has room for little, and tells what came of each as JSON. Started by `spawn`. */
const [folder = ""] = process.argv.slice(2);
const store = new LocalStorage(folder, "parts");
const put = async (megabytes: number) => {
  const key = newStorageKey();
  const answer = await store
    .put(key, Buffer.alloc(megabytes * 1e6, 1), { contentType: "application/pdf" })
    .then(
      () => "stored",
      (error: Error) => `${error.name}: ${error.message}`,
    );
  return { answer, there: await store.exists(key) };
};
const tries = [await put(0.2), await put(5), await put(0.2)];
const left = await readdir(join(folder, "unfinished"));
console.log(JSON.stringify({ tries, left }));
