import type { ContactKind } from "@/lib/core/cases";
import { CONTACT_KINDS } from "@/lib/core/cases";
import { optionsOf } from "@/lib/core/fields";

/** What the screens call what follows a sending. */

export const CONTACT_LABELS: Record<ContactKind, string> = {
  call: "Call",
  portal: "Portal check",
  letter: "Letter",
  peer_to_peer: "Peer-to-peer",
};
export const CONTACT_OPTIONS = optionsOf(CONTACT_KINDS, CONTACT_LABELS);
