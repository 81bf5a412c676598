import { type Configuration, registerOTel } from "@vercel/otel";

type SpanProcessor = Exclude<NonNullable<Configuration["spanProcessors"]>[number], string>;
type EndedSpan = Parameters<SpanProcessor["onEnd"]>[0];

/** All that a trace says: what was asked for as it is declared, how it ended, and the library's own kinds of work. */
const SAID = [
  "http.method",
  "http.route",
  "http.status_code",
  "next.route",
  "next.rsc",
  "next.span_category",
  "next.span_type",
  "operation.name",
];

/** Takes from a span what could hold a value: addresses with their search, headers, and the messages of errors. */
function bare(span: EndedSpan): void {
  const changed = span as { -readonly [K in keyof EndedSpan]: EndedSpan[K] };
  const said = Object.entries(span.attributes).filter(([name]) => SAID.includes(name));
  const attributes = Object.fromEntries(said);
  for (const name of Object.keys(span.attributes)) {
    if (!(name in attributes)) delete (span.attributes as Record<string, unknown>)[name];
  }
  const route = attributes["next.route"] ?? attributes["http.route"];
  const type = attributes["next.span_type"] ?? "work";
  changed.name = [attributes["http.method"], route ?? type].filter(Boolean).join(" ");
  span.events.length = 0;
  changed.status = { code: span.status.code };
}

/**
 * Traces to the collector of `OTEL_EXPORTER_OTLP_ENDPOINT`. Calls to other services make no spans of their own: their addresses
 * hold names of files and recipients.
 */
export function startTracing(): void {
  const strip: SpanProcessor = {
    onStart() {},
    onEnd: bare,
    forceFlush: async () => {},
    shutdown: async () => {},
  };
  registerOTel({
    serviceName: "appeals-desk",
    instrumentations: [],
    propagators: ["none"],
    spanProcessors: [strip, "auto"],
  });
}
