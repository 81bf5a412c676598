"use client";

import type { ComponentProps } from "react";
import { TemplatesPanel } from "@/components/letter/templates-panel";
import { PayersPanel } from "@/components/payer-directory/payers-panel";
import { QueryProvider } from "@/components/ui/query-provider";

/** The tabs that read by themselves, each with what it reads through. */

export const QueriedTemplates = (props: ComponentProps<typeof TemplatesPanel>) => (
  <QueryProvider>
    <TemplatesPanel {...props} />
  </QueryProvider>
);

export const QueriedPayers = () => (
  <QueryProvider>
    <PayersPanel />
  </QueryProvider>
);
