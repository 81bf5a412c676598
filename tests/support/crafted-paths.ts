import fc from "fast-check";

/** Pieces from which addresses in a path's clothes are made. */
export const craftedPath = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "/",
        "//",
        "\\",
        ".",
        "..",
        "%2e",
        "%2E%2e",
        "%2f",
        "%5c",
        "%09",
        "\t",
        "\n",
        "@",
        ":",
        "?",
        "#",
        ";",
      ),
      fc.constantFrom(
        "evil.example",
        "claims",
        "login",
        "https:",
        "javascript:",
        "%00",
        "％2f",
        "。",
        "/",
        "1",
      ),
      fc.string({ maxLength: 3 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => `/${parts.join("")}`);
