import sharp from "sharp";
import { AppError } from "@/lib/core/errors";
import { isExhaustion, sendToParent, serveJob, whereOf } from "../bounded-process/serve-job";
import { ReadFailure } from "../reader/read-failure";
import { assemblePacket } from "./assemble";
import type { PacketJob, PacketMessage, PacketPlace } from "./messages";
import { isPacketFailureReason, PacketFailure, type PacketFailureReason } from "./packet-failure";

/** The process that builds one packet and ends. */
serveJob<PacketJob>(async (job) => {
  sharp.cache(false);
  sharp.concurrency(1);
  let at: PacketPlace = null;
  try {
    const result = await assemblePacket(job, (place) => {
      at = place;
      void send({ type: "at", place });
    });
    await send({ type: "done", ...result });
  } catch (error) {
    const sentence =
      error instanceof PacketFailure && error.reason === "over_limit" ? error.sentence : undefined;
    await send({
      type: "failed",
      reason: reasonOf(error),
      place: at,
      where: whereOf(error),
      ...(sentence ? { sentence } : {}),
    });
  }
});

function reasonOf(error: unknown): PacketFailureReason {
  if (error instanceof PacketFailure) return error.reason;
  if (error instanceof ReadFailure) return isPacketFailureReason(error.reason) ? error.reason : "damaged";
  if (error instanceof AppError) return "too_complex";
  if (isExhaustion(error)) return "memory";
  // PDFium ends with a trap on a file that breaks it, the PDF writer with an error of its own.
  if (error instanceof WebAssembly.RuntimeError) return "damaged";
  return "failed";
}

const send = (message: PacketMessage) => sendToParent(message);
