"use client";

import { ArrowUpRight, Ellipsis } from "lucide-react";
import dynamic from "next/dynamic";
import { AppLink } from "@/components/ui/app-link";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { LoadPopup } from "@/components/ui/load-popup";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import { claimName } from "./claim-labels";
import type { ClaimRowHandlers } from "./claim-row-menu";

const loadMenu = () => import("./claim-row-menu");
const ClaimRowMenu = dynamic(() => loadMenu().then((file) => file.ClaimRowMenu));

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
      <LoadPopup
        kind="menu"
        load={loadMenu}
        popup={(popup) => <ClaimRowMenu {...popup} {...handlers} claim={claim} />}
      >
        <Button variant="ghost" size="icon-sm" aria-label={`Actions for claim ${name}`}>
          <Ellipsis aria-hidden />
        </Button>
      </LoadPopup>
    </span>
  );
}
