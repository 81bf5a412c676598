import sharp, { type Sharp } from "sharp";
import type { Box } from "@/lib/core/document-text";
import { cleanPage } from "./clean-page";
import { isSideways, skewAngle } from "./skew";

/** What OCR reads: a gray picture with straight lines, and the way back to the page it came from. */
export type PageImage = {
  pixels: Buffer;
  width: number;
  height: number;
  dpi: number;
  /** A box in pixels of this picture as fractions of the page as it is shown to the user. */
  toPage: (box: Box) => Box;
};

/** Degrees clockwise. */
export type Turn = 0 | 90 | 180 | 270;

const MIN_DPI = 150;
const TARGET_DPI = 200;
const MAX_DPI = 320;
const MAX_ENLARGEMENT = 3;
const SKEW_WIDTH = 800;
const SIDEWAYS_DPI = 35;
const MIN_SKEW = 0.15;
const WHITE = "#ffffff";

/** Makes a page ready for OCR but for its angle: a resolution OCR likes, white paper. */
export async function cleanCopy(source: GrayPage): Promise<GrayPage> {
  const scale = scaleFor(source);
  const width = Math.max(1, Math.round(source.width * scale));
  const height = Math.max(1, Math.round(source.height * scale));
  const kernel = scale > 1 ? "cubic" : "lanczos3";
  const copy =
    scale === 1
      ? { ...source, pixels: Buffer.from(source.pixels) }
      : await raw(open(source).resize({ width, height, fit: "fill", kernel }));
  cleanPage(copy);
  return { ...copy, dpi: Math.round(source.dpi * scale) };
}

/** Turns a clean page clockwise by quarter turns, then straightens what is left of its skew. */
export async function straighten(page: GrayPage, turn: Turn): Promise<PageImage> {
  const gray = turn === 0 ? page : await raw(open(page).rotate(turn));
  const angle = skewAngle(await thumbnail(gray, SKEW_WIDTH));
  const straight =
    Math.abs(angle) < MIN_SKEW ? gray : await raw(open(gray).rotate(angle, { background: WHITE }));
  const { pixels, width, height } = straight;
  const toPage = (box: Box) => unturn(unrotate(box, straight, gray, angle), turn);
  return { pixels, width, height, dpi: page.dpi, toPage };
}

/** One gray byte a pixel. */
export type GrayPage = { pixels: Buffer; width: number; height: number; dpi: number };

/** True when the lines of text of a clean page run up or down. */
export const runsSideways = async (page: GrayPage) =>
  isSideways(await thumbnail(page, (page.width * SIDEWAYS_DPI) / page.dpi));

function scaleFor({ dpi }: GrayPage): number {
  if (dpi < MIN_DPI) return Math.min(MAX_ENLARGEMENT, TARGET_DPI / dpi);
  return dpi > MAX_DPI ? 300 / dpi : 1;
}

type Gray = { pixels: Buffer; width: number; height: number };

const open = ({ pixels, width, height }: Gray) =>
  sharp(pixels, { raw: { width, height, channels: 1 }, limitInputPixels: false });

async function raw(image: Sharp): Promise<Gray> {
  const { data, info } = await image.toColorspace("b-w").raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

const thumbnail = (gray: Gray, width: number) =>
  raw(open(gray).resize({ width: Math.max(1, Math.min(gray.width, Math.round(width))), kernel: "linear" }));

/** Back through the turn by `angle` about the center; the box keeps its size, so it stays tight around its word. */
function unrotate(box: Box, turned: Gray, source: Gray, angle: number): Box {
  const radians = (angle * Math.PI) / 180;
  const x = box.x + box.width / 2 - turned.width / 2;
  const y = box.y + box.height / 2 - turned.height / 2;
  const centerX = x * Math.cos(radians) + y * Math.sin(radians) + source.width / 2;
  const centerY = y * Math.cos(radians) - x * Math.sin(radians) + source.height / 2;
  const left = (centerX - box.width / 2) / source.width;
  const top = (centerY - box.height / 2) / source.height;
  const x0 = clamp(left);
  const y0 = clamp(top);
  return {
    x: x0,
    y: y0,
    width: clamp(left + box.width / source.width) - x0,
    height: clamp(top + box.height / source.height) - y0,
  };
}

/** Back through a clockwise quarter turn, in fractions. */
export function unturn(box: Box, turn: Turn): Box {
  const { x, y, width, height } = box;
  if (turn === 90) return { x: y, y: 1 - x - width, width: height, height: width };
  if (turn === 180) return { x: 1 - x - width, y: 1 - y - height, width, height };
  if (turn === 270) return { x: 1 - y - height, y: x, width: height, height: width };
  return box;
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));
