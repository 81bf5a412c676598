"use client";

import { ArrowUpRight, Ellipsis } from "lucide-react";
import { AppLink } from "@/components/ui/app-link";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { onDemand } from "@/components/ui/on-demand";
import { OnDemandPopup } from "@/components/ui/on-demand-popup";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import { claimName } from "./claim-labels";
import type { ClaimRowHandlers } from "./claim-row-menu";

const ClaimRowMenu = onDemand(() => import("./claim-row-menu").then((file) => file.ClaimRowMenu));

/** A row's actions (docs/product.md, F6): the detail page in one click, the others in a menu. */
export function ClaimRowActions({ claim, ...handlers }: ClaimRowHandlers & { claim: ClaimDto }) {
  const name = claimName(claim);
  return (
    <span className="inline-flex">
      <IconButton asChild size="icon-sm" label={`Open claim ${name}`}>
        <AppLink href={`/claims/${claim.claim_id}`}>
          <ArrowUpRight aria-hidden />
        </AppLink>
      </IconButton>
      <OnDemandPopup part={ClaimRowMenu} kind="menu" props={{ claim, ...handlers }}>
        <Button variant="ghost" size="icon-sm" aria-label={`Actions for claim ${name}`}>
          <Ellipsis aria-hidden />
        </Button>
      </OnDemandPopup>
    </span>
  );
}
