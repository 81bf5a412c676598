export type TiffFrame = { width: number; height: number; pixels: Buffer };

/** An uncompressed gray TIFF of 200 dpi; with `loop` the last directory points back at the first. */
export function tiff(frames: readonly TiffFrame[], options: { loop?: boolean } = {}): Buffer {
  const ENTRIES = 11;
  const DIRECTORY = 2 + ENTRIES * 12 + 4;
  const parts: Buffer[] = [];
  let offset = 8;
  frames.forEach((frame, index) => {
    const directory = Buffer.alloc(DIRECTORY + 8);
    const dataAt = offset + directory.length;
    const resolutionAt = offset + DIRECTORY;
    const next = dataAt + frame.pixels.length;
    const entries: [tag: number, type: number, value: number][] = [
      [256, 4, frame.width],
      [257, 4, frame.height],
      [258, 3, 8],
      [259, 3, 1],
      [262, 3, 1],
      [273, 4, dataAt],
      [277, 3, 1],
      [278, 4, frame.height],
      [279, 4, frame.pixels.length],
      [282, 5, resolutionAt],
      [283, 5, resolutionAt],
    ];
    directory.writeUInt16LE(ENTRIES, 0);
    entries.forEach(([tag, type, value], row) => {
      const at = 2 + row * 12;
      directory.writeUInt16LE(tag, at);
      directory.writeUInt16LE(type, at + 2);
      directory.writeUInt32LE(1, at + 4);
      if (type === 3) directory.writeUInt16LE(value, at + 8);
      else directory.writeUInt32LE(value, at + 8);
    });
    const isLast = index === frames.length - 1;
    directory.writeUInt32LE(isLast ? (options.loop ? 8 : 0) : next, DIRECTORY - 4);
    directory.writeUInt32LE(200, DIRECTORY);
    directory.writeUInt32LE(1, DIRECTORY + 4);
    parts.push(directory, frame.pixels);
    offset = next;
  });
  return Buffer.concat([Buffer.from([0x49, 0x49, 42, 0, 8, 0, 0, 0]), ...parts]);
}
