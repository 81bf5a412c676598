import { crc32, deflateRawSync } from "node:zlib";

/** One entry; the optional fields make the archive say something that is not so. */
export type ZipEntry = {
  name: string;
  data: Buffer | string;
  statedSize?: number;
  encrypted?: boolean;
  symbolicLink?: boolean;
  /** Points at the bytes of the entry before instead of having its own. */
  sharesPrevious?: boolean;
};

export function zip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  let previous = 0;
  for (const entry of entries) {
    const data = Buffer.from(entry.data);
    const packed = deflateRawSync(data);
    const name = Buffer.from(entry.name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(entry.encrypted ? 1 : 0, 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(data), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(entry.statedSize ?? data.length, 18);
    fields.writeUInt16LE(name.length, 22);
    if (!entry.sharesPrevious) {
      previous = offset;
      const local = Buffer.concat([Buffer.from("PK\x03\x04"), fields, name, packed]);
      parts.push(local);
      offset += local.length;
    }
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(entry.symbolicLink ? (0o120777 << 16) >>> 0 : 0, 6);
    tail.writeUInt32LE(previous, 10);
    directory.push(Buffer.concat([Buffer.from("PK\x01\x02\x14\x03"), fields, tail, name]));
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, central, end]);
}

const MAIN = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

export const contentTypes = (main = MAIN): ZipEntry => ({
  name: "[Content_Types].xml",
  data: `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
});

const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';

/** A part of a Word document around `inner`. */
export const wordPart = (root: "document" | "hdr" | "ftr" | "footnotes", inner: string) =>
  root === "document"
    ? `<?xml version="1.0"?><w:document ${NAMESPACES}><w:body>${inner}</w:body></w:document>`
    : `<?xml version="1.0"?><w:${root} ${NAMESPACES}>${inner}</w:${root}>`;

export const wordParagraph = (text: string) =>
  `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

export function docx(body: string, extra: readonly ZipEntry[] = []): Buffer {
  return zip([contentTypes(), { name: "word/document.xml", data: wordPart("document", body) }, ...extra]);
}
