import { and, asc, eq, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { documentPages } from "@/db/schema/documents";
import type { Stated } from "@/lib/domain/clocks/clocks";
import type { Ctx } from "@/lib/domain/kernel/context";
import { readPeerToPeer } from "@/lib/domain/reading/peer-to-peer";

const MAX_PAGES = 10;
const LONGEST_QUOTE = 160;

/** The notice's own time for a talk with its reviewer, in its words; null where the paper names none. */
export async function peerToPeerOn(
  tx: Tx,
  ctx: Ctx,
  documentId: string,
  noticeDate: string | null,
): Promise<Stated | null> {
  const pages = await tx
    .select({ text: documentPages.text })
    .from(documentPages)
    .where(
      and(
        eq(documentPages.practiceId, ctx.practiceId),
        eq(documentPages.documentId, documentId),
        sql`${documentPages.text} ~* 'peer|P2P|reviewer|medical director'`,
      ),
    )
    .orderBy(asc(documentPages.page))
    .limit(MAX_PAGES);
  const found = readPeerToPeer(pages.map(({ text }) => text).join("\n\n"), noticeDate ?? undefined);
  if (!found) return null;
  const { date, quote } = found;
  const words = quote.length > LONGEST_QUOTE ? `${quote.slice(0, LONGEST_QUOTE).trimEnd()}…` : quote;
  return { date, basis: "letter", certain: true, source: `The notice: “${words.replace(/\.$/, "")}”` };
}
