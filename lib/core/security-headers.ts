/** Headers of every answer of the app, whoever makes it; the page's CSP comes from `middleware.ts`, a call's from its handler. */
export const SECURITY_HEADERS = [
  { key: "Strict-Transport-Security", value: "max-age=31536000; includeSubDomains" },
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=(), payment=()" },
];

/** The parser of PDFs runs in a worker under this policy: it loads nothing, calls nothing and makes no code. */
export const PDF_WORKER_POLICY = {
  /** Its file below `/_next/static`. */
  file: /^media\/pdf\.worker\.[^/]*$/,
  key: "Content-Security-Policy",
  value: "default-src 'none'",
};
