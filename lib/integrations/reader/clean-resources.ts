import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from "@cantoo/pdf-lib";

/**
 * Entries through which a page's resources reach what is not drawn: actions and scripts, embedded and outside files, metadata,
 * thumbnails, alternate pictures, layers, the structure tree.
 */
const DROPPED = [
  ..."A AA AF Alternates EF EmbeddedFiles JS JavaScript Launch Metadata Measure Names OC OPI OpenAction".split(
    " ",
  ),
  ..."PieceInfo PtData Ref StructParent StructParents Thumb URI".split(" "),
].map((name) => PDFName.of(name));
/** In a stream these say that its data is in another file. In a map of fonts /F is a name like any other. */
const OUTSIDE_DATA = ["F", "FFilter", "FDecodeParms"].map((name) => PDFName.of(name));
/** Dictionaries whose keys are names that the file made up. */
const MAPS = new Set(
  [
    "Font",
    "XObject",
    "ExtGState",
    "Pattern",
    "ColorSpace",
    "Shading",
    "Properties",
    "CharProcs",
    "Colorants",
  ].map((name) => PDFName.of(name)),
);
const PROPERTIES = PDFName.of("Properties");

/** Takes everything out of resources that is not drawn, in place and as deep as they go. */
export function cleanResources(context: PDFContext, resources: PDFObject): void {
  const seen = new Set<PDFObject>();
  const open: { object: PDFObject; isMap: boolean }[] = [{ object: resources, isMap: false }];
  for (let next = open.pop(); next; next = open.pop()) {
    const object = next.object instanceof PDFRef ? context.lookup(next.object) : next.object;
    if (!object || seen.has(object)) continue;
    if (object instanceof PDFArray) {
      seen.add(object);
      for (const item of object.asArray()) open.push({ object: item, isMap: false });
      continue;
    }
    const dict = object instanceof PDFStream ? object.dict : object;
    if (!(dict instanceof PDFDict)) continue;
    seen.add(object);
    if (!next.isMap) {
      for (const key of DROPPED) dict.delete(key);
      if (object instanceof PDFRawStream) for (const key of OUTSIDE_DATA) dict.delete(key);
      // Marked content may name its properties; what they say is not drawn.
      const properties = dict.lookup(PROPERTIES);
      if (properties instanceof PDFDict) {
        const empty = context.obj({});
        for (const key of properties.keys()) empty.set(key, context.obj({}));
        dict.set(PROPERTIES, empty);
      }
    }
    for (const [key, value] of dict.entries()) {
      open.push({ object: value, isMap: !next.isMap && MAPS.has(key) });
    }
  }
}
