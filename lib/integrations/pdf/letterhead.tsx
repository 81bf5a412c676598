import { Image, Text, View } from "@react-pdf/renderer";
import type { ReactElement } from "react";
import { AppError } from "@/lib/core/errors";
import type { Setting } from "./block-view";
import { styles, TEXT_WIDTH } from "./letter-style";
import { fitWords } from "./text-fit";

export interface Letterhead {
  name: string;
  /** Street, suite, city: as they should stand under the name. */
  addressLines: string[];
  phone?: string | null;
  fax?: string | null;
  npi?: string | null;
  tin?: string | null;
  /** PNG or JPEG, at most 2 MB and 4000 pixels a side. */
  logo?: Uint8Array | null;
}

const MAX_LOGO_BYTES = 2 * 1024 * 1024;
const MAX_LOGO_SIDE = 4000;
/** In points. */
const LOGO_HEIGHT = 44;
const MAX_LOGO_WIDTH = 150;
const FACTS_WIDTH = 125;
const GUTTER = 14;
const CONTACT_SIZE = 9;

export function letterheadView(letterhead: Letterhead, setting: Setting): ReactElement {
  const line = (text: string, size: number, width: number) =>
    fitWords(
      [{ text: setting.printable.text(text.replace(/\s+/g, " ").trim()) }],
      setting.fonts,
      size,
      width,
    )[0]?.text ?? "";
  const logo = letterhead.logo?.length ? readLogo(letterhead.logo) : undefined;
  const facts = [
    ["Phone", letterhead.phone],
    ["Fax", letterhead.fax],
    ["NPI", letterhead.npi],
    ["Tax ID", letterhead.tin],
  ].flatMap(([label, value]) =>
    value?.trim() ? [line(`${label} ${value}`, CONTACT_SIZE, FACTS_WIDTH)] : [],
  );
  const address = letterhead.addressLines.filter((each) => each.trim()).slice(0, 6);
  const left = TEXT_WIDTH - FACTS_WIDTH - GUTTER - (logo ? logo.width + GUTTER : 0);
  return (
    <View style={styles.letterhead} wrap={false}>
      <View style={styles.letterheadTop}>
        {logo ? (
          <Image src={logo.source} style={{ ...styles.logo, width: logo.width, marginRight: GUTTER }} />
        ) : null}
        <View style={{ width: left, flexGrow: 1, marginRight: GUTTER }}>
          <Text style={styles.practice} hyphenationPenalty={10_000}>
            {line(letterhead.name, 17, left)}
          </Text>
          {address.length > 0 ? (
            <Text style={styles.contact} hyphenationPenalty={10_000}>
              {address.map((each) => line(each, CONTACT_SIZE, left)).join("\n")}
            </Text>
          ) : null}
        </View>
        <View style={{ width: FACTS_WIDTH }}>
          {facts.length > 0 ? (
            <Text style={{ ...styles.contact, textAlign: "right" }} hyphenationPenalty={10_000}>
              {facts.join("\n")}
            </Text>
          ) : null}
        </View>
      </View>
      <View style={styles.letterheadRule} />
    </View>
  );
}

function readLogo(bytes: Uint8Array): { source: { data: Buffer; format: "png" | "jpg" }; width: number } {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const png = data.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  const jpg = data[0] === 0xff && data[1] === 0xd8;
  const size =
    png && data.length > 24 ? [data.readUInt32BE(16), data.readUInt32BE(20)] : jpg ? jpegSize(data) : [];
  const [width = 0, height = 0] = size;
  if (data.length > MAX_LOGO_BYTES || width < 1 || height < 1 || Math.max(width, height) > MAX_LOGO_SIDE) {
    throw new AppError(
      "UNPROCESSABLE",
      "The practice logo cannot be printed. Use a PNG or JPG of at most 2 MB and 4000 pixels a side, or remove it.",
    );
  }
  return {
    source: { data, format: png ? "png" : "jpg" },
    width: Math.min(MAX_LOGO_WIDTH, (LOGO_HEIGHT * width) / height),
  };
}

/** Width and height from the first frame header of a JPEG, or nothing. */
function jpegSize(data: Buffer): number[] {
  let at = 2;
  while (at + 9 < data.length && data[at] === 0xff) {
    const marker = data[at + 1] ?? 0;
    const frame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (frame) return [data.readUInt16BE(at + 7), data.readUInt16BE(at + 5)];
    at += 2 + data.readUInt16BE(at + 2);
  }
  return [];
}
