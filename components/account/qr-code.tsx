"use client";

import { encode } from "uqr";

/** Light modules around the code, without which scanners don't find it. */
const QUIET_ZONE = 4;

/** Drawn here, so that the text is told to nobody. Dark on white in both themes: not every scanner reads the inverse. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: "M", border: QUIET_ZONE });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-md border"
    >
      <path className="fill-white" d={`M0 0h${size}v${size}H0z`} />
      <path className="fill-black" d={dark} />
    </svg>
  );
}
