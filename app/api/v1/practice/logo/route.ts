import { openLogo, removeLogo, setLogo } from "@/lib/domain/practice/logo";
import { fileResponse } from "@/lib/transport/file-response";
import { route } from "@/lib/transport/route";

/** Seconds: files are opened in a process of their own. */
export const maxDuration = 120;

export const GET = route(openLogo, {
  respond: ({ answer: { stream, ...file } }) => fileResponse(stream, { ...file, show: "inline" }),
});
export const PUT = route(setLogo);
export const DELETE = route(removeLogo);
