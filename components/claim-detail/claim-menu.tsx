"use client";

import { useState } from "react";
import { OpenPart } from "@/components/server-part/server-part";
import { Button } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import { LoadPopup } from "@/components/ui/load-popup";
import type { ClaimView } from "./claim-header";

const loadEntries = () => import("./claim-menu-entries");
const ClaimMenuEntries = lazyPart(() => loadEntries().then((file) => file.ClaimMenuEntries));

export function ClaimMenu({ claimId, lettersView }: { claimId: string; lettersView: ClaimView }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <LoadPopup
        kind="menu"
        load={loadEntries}
        popup={(popup) => (
          <ClaimMenuEntries {...popup} claimId={claimId} onViewLetters={() => setIsOpen(true)} />
        )}
      >
        <Button size="icon" aria-label="More actions">
          <span aria-hidden className="icon icon-ellipsis" />
        </Button>
      </LoadPopup>
      {isOpen && <OpenPart view={lettersView} input={{ claimId }} onClose={() => setIsOpen(false)} />}
    </>
  );
}
