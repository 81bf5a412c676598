"use client";

import { Button } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import { LoadPopup } from "@/components/ui/load-popup";
import { useClaimDesk } from "./claim-desk";

const loadMenu = () => import("./claim-row-menu");
const ClaimRowMenu = lazyPart(() => loadMenu().then((file) => file.ClaimRowMenu));

interface ClaimRowActionsProps {
  claimId: string;
  name: string;
  isDenied: boolean;
}

/** What a row offers beside the detail page, which is one click away (docs/product.md, F6). */
export function ClaimRowActions({ claimId, name, isDenied }: ClaimRowActionsProps) {
  const { openClaim } = useClaimDesk();
  return (
    <LoadPopup
      kind="menu"
      load={loadMenu}
      popup={(popup) => (
        <ClaimRowMenu
          {...popup}
          claimId={claimId}
          isDenied={isDenied}
          onChoose={(kind) => openClaim(kind, claimId)}
        />
      )}
    >
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={`Actions for claim ${name}`}
        className="row-icon icon-more"
      />
    </LoadPopup>
  );
}
