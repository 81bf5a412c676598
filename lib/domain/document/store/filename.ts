const MAX_LENGTH = 200;

/**
 * A file's name as it may be shown: no path, no control or direction characters, no emptiness. It is never used as a
 * path; files are stored under random keys.
 */
export function shownFilename(name: string): string {
  const plain = name
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, "")
    .replace(/^.*[\\/]/, "")
    .trim();
  if (plain === "" || plain === "." || plain === "..") return "document";
  if (plain.length <= MAX_LENGTH) return plain;
  const extension = /\.[A-Za-z0-9]{1,5}$/.exec(plain)?.[0] ?? "";
  return `${[...plain].slice(0, MAX_LENGTH - extension.length).join("")}${extension}`;
}

/**
 * A `Content-Disposition` value (RFC 6266): an ASCII stand-in for old readers and the real name for the rest.
 */
export function contentDisposition(kind: "inline" | "attachment", name: string): string {
  const shown = shownFilename(name);
  const ascii = shown.replace(/[^\x20-\x7e]/g, "_").replace(/["\\%]/g, "_");
  const encoded = encodeURIComponent(shown).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
