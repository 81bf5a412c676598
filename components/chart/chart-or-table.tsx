"use client";

import { type ReactNode, useId, useState } from "react";
import { Button } from "@/components/ui/button";

interface ChartOrTableProps {
  title: string;
  chart: ReactNode;
  /** What the picture shows, and more; null where there is nothing to show. */
  table: ReactNode | null;
}

/** A picture and the table that says the same: one of them is shown. */
export function ChartOrTable({ title, chart, table }: ChartOrTableProps) {
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h3 id={id} className="font-semibold text-sm">
          {title}
        </h3>
        {table && (
          <Button size="sm" variant="ghost" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {asTable ? "Show chart" : "Show table"}
            <span className="sr-only">: {title}</span>
          </Button>
        )}
      </div>
      {table && asTable ? table : chart}
    </section>
  );
}
