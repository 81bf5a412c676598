"use client";

import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { confirmLeave } from "@/components/app-shell/confirm-leave";
import { LeaveDialog } from "@/components/app-shell/leave-dialog";
import { useLeaveGuard } from "@/components/app-shell/use-leave-guard";
import { reasonOf } from "@/components/claim/claim-labels";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { TemplatesDto, TemplateWithBodyDto } from "@/lib/domain/letter/schema";
import { fetchTemplate, templateKey } from "./template-calls";
import { TemplateForm } from "./template-form";

interface TemplateEditorProps {
  templateId: string;
  list: TemplatesDto;
  isOwner: boolean;
  onClose: () => void;
}

/** One template, opened from the list. */
export function TemplateEditor({ templateId, list, isOwner, onClose }: TemplateEditorProps) {
  const query = useQuery({ queryKey: templateKey(templateId), queryFn: () => fetchTemplate(templateId) });
  /** What the form began with: saving or resetting begins it anew. */
  const [saved, setSaved] = useState<TemplateWithBodyDto | null>(null);
  const [dirty, setDirty] = useState(false);
  const guard = useLeaveGuard(dirty);
  const template = saved ?? query.data;
  return (
    <div className="grid gap-4">
      <div>
        <Button size="sm" variant="ghost" onClick={() => confirmLeave(onClose) || onClose()}>
          <ArrowLeft aria-hidden /> Back to templates
        </Button>
      </div>
      {query.isError && (
        <Alert tone="danger" title={`Failed to load appeal templates: ${reasonOf(query.error)}`} />
      )}
      {!template && !query.isError && <Skeleton className="h-96" />}
      {template && (
        <TemplateForm
          key={template.updated_at}
          template={template}
          list={list}
          isOwner={isOwner}
          onDirty={setDirty}
          onSaved={setSaved}
        />
      )}
      <LeaveDialog
        guard={guard}
        title="Leave without saving the template?"
        description="Your changes to the template are not saved."
        onGiveUp={() => setDirty(false)}
      />
    </div>
  );
}
