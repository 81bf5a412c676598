"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { claimFailure } from "@/components/claim/claim-labels";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { DENIAL_CATEGORY_LABELS } from "@/lib/core/claim-labels";
import type { TemplateDto } from "@/lib/domain/letter/schema";
import { fetchTemplates, TEMPLATES_KEY } from "./template-calls";
import { TemplateEditor } from "./template-editor";

/** What the letters for denied claims are written from. The owner edits them, everyone may read and preview. */
export function TemplatesPanel({ isOwner }: { isOwner: boolean }) {
  const list = useQuery({ queryKey: TEMPLATES_KEY, queryFn: fetchTemplates });
  const [open, setOpen] = useState<string | null>(null);
  if (open && list.data) {
    return (
      <TemplateEditor
        key={open}
        templateId={open}
        list={list.data}
        isOwner={isOwner}
        onClose={() => setOpen(null)}
      />
    );
  }
  return (
    <div className="grid gap-4">
      {!isOwner && <Alert tone="info" title="Only the owner of the practice can change the templates." />}
      <Card
        title="Letter templates"
        description="Letters for denied claims are written from the template of the denial's category."
        flush
      >
        {list.isError && (
          <Alert
            tone="danger"
            className="m-4"
            title={claimFailure("load appeal templates", list.error)}
            action={
              <Button size="sm" loading={list.isFetching} onClick={() => list.refetch()}>
                Try again
              </Button>
            }
          />
        )}
        {list.isPending && <Skeleton className="m-4 h-48" />}
        <ul aria-label="Templates" className="divide-y border-t">
          {list.data?.templates.map((template) => (
            <TemplateLine
              key={template.id}
              template={template}
              isOwner={isOwner}
              onOpen={() => setOpen(template.id)}
            />
          ))}
        </ul>
      </Card>
    </div>
  );
}

interface TemplateLineProps {
  template: TemplateDto;
  isOwner: boolean;
  onOpen: () => void;
}

function TemplateLine({ template, isOwner, onOpen }: TemplateLineProps) {
  const { name, denial_categories: categories } = template;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium">{name}</span>
          {!template.is_default && <Badge tone="accent">Changed</Badge>}
        </p>
        <p className="text-ink-muted text-sm">
          {categories.length > 0
            ? categories.map((category) => DENIAL_CATEGORY_LABELS[category]).join(", ")
            : "No denial category: chosen by hand only"}
        </p>
      </div>
      <Button size="sm" onClick={onOpen} aria-label={`${isOwner ? "Edit" : "Read"} ${name}`}>
        {isOwner ? "Edit" : "Read"}
      </Button>
    </li>
  );
}
