import { readFileSync } from "node:fs";
import path from "node:path";
import type { NextConfig } from "next";
import { PDF_WORKER_POLICY, SECURITY_HEADERS } from "./lib/core/security-headers";

const trace = (): { carried: string[]; left: string[] } =>
  JSON.parse(readFileSync(".compiled/trace.json", "utf8"));

/**
 * `npm run build` asks for a build that can be copied alone: what each answer loads is traced, with the compiled processes
 * that read files and build packets (`scripts/launch/bundle.ts`). The demo's build stays in its folder and needs no list.
 */
const traced: NextConfig = process.env.NEXT_TRACED
  ? {
      output: "standalone",
      outputFileTracingRoot: process.cwd(),
      outputFileTracingIncludes: {
        "/**": trace().carried,
      },
      // Paths that are put together at run time make the tracer take the whole project.
      outputFileTracingExcludes: {
        "/**": [
          "{app,components,db,docs,inngest,lib,scripts,tests,worker}/**",
          "*.{md,ts,jsonc,tsbuildinfo}",
          "{biome,package-lock,renovate,tsconfig}.json",
          "node_modules/{tsx,esbuild,typescript}/**",
          "node_modules/@esbuild/**",
          ...trace().left,
        ],
      },
    }
  : {};

const config: NextConfig = {
  ...traced,
  reactStrictMode: true,
  poweredByHeader: false,
  productionBrowserSourceMaps: false,
  // The API answers with and without the trailing slash, never by a redirect (docs/product.md, C1).
  skipTrailingSlashRedirect: true,
  // Users' files never pass the image optimizer.
  images: { unoptimized: true },
  // Loaded by Node at run time: native code, files beside the package, or workers of their own. The second half is of many small files that
  // each route would be compiled with anew: a quarter of the processor time of a build (docs/performance.md).
  serverExternalPackages: [
    "@dbos-inc/dbos-sdk",
    "@node-rs/argon2",
    "@react-pdf/renderer",
    "@expo-google-fonts/source-serif-4",
    "pino",
    "postgres",
    "prom-client",
    "send",
    "sharp",
    "telnyx",
    "tesseract.js",
    "tsx",
    "@tesseract.js-data/eng",
    "@hyzyla/pdfium",
    "@aws-sdk/client-s3",
    "@aws-sdk/lib-storage",
    "@aws-sdk/s3-request-presigner",
    "@simplewebauthn/server",
    "@vercel/otel",
    "drizzle-orm",
    "libphonenumber-js",
    "rate-limiter-flexible",
    "zod",
  ],
  // Checked here but for our own commands, which ask TypeScript once before.
  typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED === "1" },
  experimental: {
    // What the next build could take over is written for 20 s; most checkouts are built once (`scripts/launch/build.ts`).
    turbopackFileSystemCacheForBuild: process.env.FIRST_BUILD !== "1",
    // Maps are for whoever reads a host's error by its place in the sources; a demo's build is a tenth quicker without.
    turbopackSourceMaps: process.env.FIRST_BUILD !== "1",
    turbopackInputSourceMaps: process.env.FIRST_BUILD !== "1",
    // React, Next's router and the reader of server components come with each page: in fewer files they weigh less.
    turbopackChunking: { minChunkSize: 120_000 },
  },
  turbopack: {
    rules: {
      // 13 kB less on each page (docs/decisions/next-as-es-modules.md).
      "*.js": {
        condition: {
          all: ["browser", "production", { path: /node_modules\/next\/dist\/(client|lib|shared)\/.*\.js$/ }],
        },
        loaders: [path.resolve("scripts/launch/next-esm.cjs")],
      },
    },
    resolveAlias: {
      "next/dist/compiled/process": { browser: "./scripts/launch/browser-process.cjs" },
      // The editor looks for links in nothing that is typed or pasted (`letterExtensions`): six kilobytes.
      linkifyjs: { browser: "./scripts/launch/browser-linkify.mjs" },
    },
  },
  headers: async () => [
    { source: "/:path*", headers: SECURITY_HEADERS },
    {
      source: "/_next/static/media/:file(pdf\\.worker\\..*)",
      headers: [{ key: PDF_WORKER_POLICY.key, value: PDF_WORKER_POLICY.value }],
    },
  ],
};

export default config;
