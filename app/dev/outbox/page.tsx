import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { OutboxList } from "@/components/delivery/outbox-list";
import { database } from "@/lib/auth/database";
import { requireLocalCaller } from "@/lib/auth/local-caller";
import { listOutbox } from "@/lib/domain/delivery/outbox";

export const metadata: Metadata = { title: "Outbox", robots: { index: false } };

/** What local mode would have sent. Nothing is here outside local mode and for others than this machine. */
export default async function OutboxPage() {
  const asked = await headers();
  try {
    requireLocalCaller(asked);
  } catch {
    notFound();
  }
  return <OutboxList items={await listOutbox(database(), undefined)} />;
}
