import { openLogo, removeLogo, setLogo } from "@/lib/domain/practice/logo";
import { LOGO_MAX_BYTES } from "@/lib/domain/practice/schema";
import { endpoint } from "@/lib/transport/endpoint";
import { fileResponse } from "@/lib/transport/file-response";
import { withMultipart } from "@/lib/transport/multipart";

export const GET = endpoint(
  {
    summary: "Show the practice's logo",
    file: ["image/png"],
    access: "user",
    refuses: ["NOT_FOUND", "UNAVAILABLE"],
  },
  async ({ ctx }) => {
    const { stream, ...file } = await openLogo(ctx);
    return fileResponse(stream, { ...file, show: "inline" });
  },
);

export const PUT = endpoint(
  {
    summary: "Set the practice's logo",
    description: "PNG or JPG of at most 2 MB and 4000 pixels a side. Letters print it from now on.",
    access: "owner",
    multipart: { logo: { description: "The picture" } },
    status: 204,
    refuses: ["UNPROCESSABLE"],
  },
  ({ ctx, request }) =>
    withMultipart(request, { fileBytes: LOGO_MAX_BYTES }, ({ files }) => setLogo(ctx, files)),
);

export const DELETE = endpoint(
  { summary: "Remove the practice's logo", access: "owner", status: 204, refuses: ["NOT_FOUND"] },
  ({ ctx }) => removeLogo(ctx),
);
