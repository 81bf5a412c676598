"use client";

import { useRouter } from "next/navigation";
import { OpenPart, type View } from "@/components/server-part/server-part";

interface OpenRemittanceProps {
  remittanceId: string;
  previewView: View<{ remittanceId: string }>;
  /** The address without it. */
  closedHref: string;
}

/** The remittance that the address names, open. */
export function OpenRemittance({ remittanceId, previewView, closedHref }: OpenRemittanceProps) {
  const router = useRouter();
  return (
    <OpenPart
      view={previewView}
      input={{ remittanceId }}
      onClose={() => router.replace(closedHref, { scroll: false })}
    />
  );
}
