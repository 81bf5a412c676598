import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { PACKED_TYPES, PACKINGS } from "../../lib/transport/direct/packed-files";

/** One below the best: 2 % larger, in less than half of the time (docs/decisions/packed-files.md). */
const BROTLI_QUALITY = 10;

const PACK = {
  br: (file: Buffer) =>
    promisify(brotliCompress)(file, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: file.length,
      },
    }),
  gzip: (file: Buffer) => promisify(gzip)(file, { level: constants.Z_BEST_COMPRESSION }),
};

/** Leaves beside each script and style of the build what `packedFiles` answers with. Node packs as many at once as it has threads. */
export async function packStatic(root = ".next/static"): Promise<void> {
  const entries = await readdir(root, { recursive: true });
  const files = entries.filter((entry) => path.extname(entry) in PACKED_TYPES);
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(root, name);
      const content = await readFile(file);
      for (const { encoding, ending } of PACKINGS) {
        await writeFile(file + ending, await PACK[encoding](content));
      }
    }),
  );
}
