import type { Span } from "../../page/page-lines";

export type Keep = (iso: string, span: Span) => unknown;
