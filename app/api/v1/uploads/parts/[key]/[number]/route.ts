import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { z } from "zod";
import { AppError, notFound } from "@/lib/core/errors";
import { receivePart } from "@/lib/integrations/services";
import { PartRefused } from "@/lib/integrations/storage/local-staging";
import { StorageTooLarge } from "@/lib/integrations/storage/storage";
import { endpoint } from "@/lib/transport/endpoint";

/** Seconds: files are opened in a process of their own. */
export const maxDuration = 120;

/**
 * A part of a file, where files are kept on this machine: what a bucket's presigned address is elsewhere. The signature is
 * the credential; it names the part and its length.
 */
export const PUT = endpoint(
  {
    access: "public",
    summary: "Send a part of an upload",
    description:
      "At the address that the beginning of the upload answered. The ETag of the answer names the part.",
    params: z.object({
      key: z.string().regex(/^[0-9a-f]{40}$/),
      number: z.coerce.number().int().min(1).max(10_000),
    }),
    query: z.object({
      bytes: z.coerce.number().int().min(0),
      expires: z.coerce.number().int(),
      signature: z.string().max(100),
    }),
    answer: z.strictObject({ etag: z.string() }),
    refuses: ["NOT_FOUND", "TOO_LARGE"],
  },
  async ({ params, query, request }) => {
    const body = request.body ? Readable.fromWeb(request.body as ReadableStream) : Readable.from([]);
    try {
      const etag = await receivePart({ ...params, ...query }, body);
      if (etag === null) throw notFound();
      return Response.json({ etag }, { headers: { ETag: `"${etag}"` } });
    } catch (error) {
      // Like an address that never was: whether there is such an upload is nobody's business.
      if (error instanceof PartRefused) throw notFound();
      if (error instanceof StorageTooLarge) throw new AppError("TOO_LARGE", error.message);
      throw error;
    }
  },
);
