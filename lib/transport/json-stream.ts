import { log } from "@/lib/core/log";

/** Pieces of one JSON text as an answer. A failure on the way cuts it off: the caller then reads no valid JSON. */
export function jsonStream(pieces: AsyncGenerator<string>, status: number): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        log.error({ err: error }, "an answer broke off");
        controller.error(new Error("the answer broke off"));
      }
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
  return new Response(body, { status, headers: { "Content-Type": "application/json" } });
}
