"use client";

import { ArrowUpRight, Ellipsis } from "lucide-react";
import dynamic from "next/dynamic";
import { AppLink } from "@/components/ui/app-link";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { LoadPopup } from "@/components/ui/load-popup";
import { useClaimDesk } from "./claim-desk";

const loadMenu = () => import("./claim-row-menu");
const ClaimRowMenu = dynamic(() => loadMenu().then((file) => file.ClaimRowMenu));

export interface ClaimRowActionsProps {
  claimId: string;
  name: string;
  isDenied: boolean;
}

/** A row's actions (docs/product.md, F6): the detail page in one click, the others in a menu. */
export function ClaimRowActions({ claimId, name, isDenied }: ClaimRowActionsProps) {
  const { openClaim } = useClaimDesk();
  return (
    <span className="inline-flex">
      <IconButton asChild size="icon-sm" label={`Open claim ${name}`}>
        <AppLink href={`/claims/${claimId}`}>
          <ArrowUpRight aria-hidden />
        </AppLink>
      </IconButton>
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
        <Button variant="ghost" size="icon-sm" aria-label={`Actions for claim ${name}`}>
          <Ellipsis aria-hidden />
        </Button>
      </LoadPopup>
    </span>
  );
}
