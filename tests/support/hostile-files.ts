import { constants, crc32, deflateRawSync, deflateSync } from "node:zlib";
import { PDFDocument } from "@cantoo/pdf-lib";
import { sample } from "./file-bytes";
import { pdf } from "./pdf-builder";

export async function lockedPdf(): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage();
  document.encrypt({ userPassword: "secret", ownerPassword: "other" });
  return Buffer.from(await document.save());
}

/** So many MB of spaces, packed: one piece of 10 MB that ends at a byte, repeated. Packing hundreds of megabytes takes seconds. */
export function packedSpaces(megabytes: number): Buffer {
  const piece = deflateRawSync(Buffer.alloc(10 * 1024 * 1024, 0x20), { finishFlush: constants.Z_SYNC_FLUSH });
  const [head, lastBlock] = [Buffer.from([0x78, 0x9c]), Buffer.from([0x03, 0x00])];
  // Adler's sum of equal bytes.
  const [n, base] = [BigInt(megabytes) * 1_048_576n, 65_521n];
  const sum = Buffer.alloc(4);
  sum.writeUInt16BE(Number((n + (32n * n * (n + 1n)) / 2n) % base));
  sum.writeUInt16BE(Number((1n + 32n * n) % base), 2);
  return Buffer.concat([head, ...Array<Buffer>(megabytes / 10).fill(piece), lastBlock, sum]);
}

/** 1.5 GB of spaces. */
export function streamBomb(): Buffer {
  const once = packedSpaces(1_500);
  return pdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>",
    { dictionary: "/Filter [/FlateDecode /FlateDecode]", stream: deflateSync(once, { level: 9 }) },
  ]);
}

export function pictureBomb(): Buffer {
  return pdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /XObject << /Scan 5 0 R >> >> >>",
    { dictionary: "", stream: Buffer.from("q 612 0 0 792 0 0 cm /Scan Do Q") },
    {
      dictionary:
        "/Type /XObject /Subtype /Image /Width 60000 /Height 60000 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode",
      stream: deflateSync(Buffer.alloc(30_000_000), { level: 9 }),
    },
  ]);
}

/** A white picture of one bit a pixel. */
export function blankPng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const rows = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A JPEG whose frame header states another size than its data has. */
export function jpegClaiming(side: number): Buffer {
  const bytes = Buffer.from(sample("denial-22.jpg"));
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(side, frame + 5);
  bytes.writeUInt16BE(side, frame + 7);
  return bytes;
}
