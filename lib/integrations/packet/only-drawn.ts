import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFName,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  PDFStream,
} from "@cantoo/pdf-lib";

/** Resources that can hold what another page shows: pictures and forms, patterns, masks. */
const SHARED = ["XObject", "Pattern", "ExtGState"].map((name) => PDFName.of(name));
const NAME = /\/([^\s/<>[\](){}%]+)/g;

/**
 * Gives a page resources of its own, with only those pictures, patterns and masks that its content names, or a form of it that has no
 * resources of its own.
 */
export function keepOnlyDrawn(page: PDFPage): void {
  const { context } = page.node;
  const resources = page.node.Resources();
  if (!resources) return;
  const named = new Set<string>();
  const contents = page.node.Contents();
  const parts = contents instanceof PDFArray ? contents.asArray() : [contents];
  for (const part of parts) addNames(part && context.lookup(part), named);
  const forms = resources.lookup(PDFName.of("XObject"));
  const seen = new Set<string>();
  for (let more = true; more && forms instanceof PDFDict; ) {
    more = false;
    for (const [key] of forms.entries()) {
      const name = key.decodeText();
      if (seen.has(name) || !named.has(name)) continue;
      seen.add(name);
      more = true;
      const form = forms.lookup(key);
      if (form instanceof PDFStream && !form.dict.has(PDFName.of("Resources"))) addNames(form, named);
    }
  }
  const own = resources.clone(context);
  for (const map of SHARED) {
    const all = resources.lookup(map);
    if (!(all instanceof PDFDict)) continue;
    const kept = context.obj({});
    for (const [key, value] of all.entries()) if (named.has(key.decodeText())) kept.set(key, value);
    own.set(map, kept);
  }
  page.node.set(PDFName.of("Resources"), own);
}

/** The names in a stream of drawing; a picture's bytes are none. */
function addNames(stream: PDFObject | undefined, names: Set<string>): void {
  if (!(stream instanceof PDFRawStream) || stream.dict.lookup(PDFName.of("Subtype")) === PDFName.of("Image"))
    return;
  const text = Buffer.from(decodePDFRawStream(stream).decode()).toString("latin1");
  for (const [, name = ""] of text.matchAll(NAME)) names.add(PDFName.of(name).decodeText());
}
