import type { Metadata } from "next";
import { DocumentsScreen } from "@/components/library/documents-screen";
import { requireCtx } from "@/lib/auth/authenticate";
import { listDocuments } from "@/lib/domain/document/library/library";
import { listDocumentsQuery } from "@/lib/domain/document/schema";

export const metadata: Metadata = { title: "Documents" };

export default async function DocumentsPage() {
  const ctx = await requireCtx("/documents");
  return <DocumentsScreen first={await listDocuments(ctx, listDocumentsQuery.parse({}))} />;
}
