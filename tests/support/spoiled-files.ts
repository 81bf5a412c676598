import { readFileSync } from "node:fs";
import { denialFile } from "./file-bytes";
import { pdfOfPages, textLines } from "./pdf-builder";
import { tiff } from "./tiff-builder";

export type SpoiledFile = { name: string; type: string; bytes: Buffer };

/** The same numbers on every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Spoil = (bytes: Buffer, upTo: (below: number) => number) => Buffer;

/** What happens to files on their way, and what people do to them on purpose. */
const SPOILS: Record<string, Spoil> = {
  "cut off": (bytes, upTo) => bytes.subarray(0, 1 + upTo(bytes.length - 1)),
  "without its beginning": (bytes, upTo) => bytes.subarray(1 + upTo(200)),
  "flipped bits": (bytes, upTo) => {
    const spoiled = Buffer.from(bytes);
    for (let n = 0; n < 40; n += 1) {
      const at = upTo(bytes.length);
      spoiled[at] = (spoiled[at] ?? 0) ^ (1 << upTo(8));
    }
    return spoiled;
  },
  "a hole": (bytes, upTo) => {
    const spoiled = Buffer.from(bytes);
    const at = upTo(bytes.length);
    return spoiled.fill(0, at, Math.min(bytes.length, at + 2000));
  },
  "a piece twice": (bytes, upTo) => {
    const at = upTo(bytes.length);
    return Buffer.concat([
      bytes.subarray(0, at),
      bytes.subarray(Math.max(0, at - 3000), at),
      bytes.subarray(at),
    ]);
  },
  "pieces in another order": (bytes, upTo) => {
    const at = 16 + upTo(bytes.length - 16);
    return Buffer.concat([bytes.subarray(0, 16), bytes.subarray(at), bytes.subarray(16, at)]);
  },
  "large numbers": (bytes, upTo) => {
    const spoiled = Buffer.from(bytes);
    for (let n = 0; n < 12; n += 1) spoiled.writeUInt32BE(0xffff_fff0, upTo(Math.max(1, bytes.length - 4)));
    return spoiled;
  },
  "something behind it": (bytes, upTo) =>
    Buffer.concat([bytes, Buffer.from("<script>alert(1)</script>\r\nMZ"), Buffer.alloc(upTo(5000))]),
};

const SIDE = 40;
const tinyTiff = () => tiff([{ width: SIDE, height: SIDE, pixels: Buffer.alloc(SIDE * SIDE, 200) }]);

/** 240 files that begin as good ones of the four kinds a claim takes. Only some of them still are. */
export function spoiledFiles(): SpoiledFile[] {
  const bases = [
    { name: "letter.pdf", type: "application/pdf", bytes: pdfOfPages([{ content: textLines(["Denied"]) }]) },
    { name: "notice.pdf", type: "application/pdf", bytes: readFileSync(denialFile("denial-02.pdf")) },
    { name: "scan.png", type: "image/png", bytes: readFileSync(denialFile("denial-08.png")) },
    { name: "photo.jpg", type: "image/jpeg", bytes: readFileSync(denialFile("denial-22.jpg")) },
    { name: "fax.tiff", type: "image/tiff", bytes: tinyTiff() },
  ];
  const upTo = numbers(20_261_120);
  return bases.flatMap(({ name, type, bytes }) =>
    Object.entries(SPOILS).flatMap(([how, spoil]) =>
      Array.from({ length: 6 }, (_, n) => ({
        name: `${how} ${n} ${name}`,
        type,
        bytes: spoil(bytes, upTo),
      })),
    ),
  );
}
