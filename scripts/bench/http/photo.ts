import { randomBytes } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";

const WIDTH = 640;
const HEIGHT = 520;

let photo: Buffer | undefined;

/** A PNG of noise, which no compression makes smaller: one megabyte, as a scanned page is. */
export function largePhoto(): Buffer {
  photo ??= noise();
  return photo;
}

function noise(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Array.from({ length: HEIGHT }, () =>
    Buffer.concat([Buffer.from([0]), randomBytes(WIDTH * 3)]),
  );
  const data = deflateSync(Buffer.concat(rows), { level: 0 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", data),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const framed = Buffer.alloc(8);
  framed.writeUInt32BE(data.length, 0);
  framed.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([framed.subarray(0, 4), body, framed.subarray(4)]);
}
