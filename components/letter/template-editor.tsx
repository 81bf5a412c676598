"use client";

import { ArrowLeft } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { confirmLeave } from "@/components/app-shell/confirm-leave";
import { LeaveDialog } from "@/components/app-shell/leave-dialog";
import { useLeaveGuard } from "@/components/app-shell/use-leave-guard";
import { Button } from "@/components/ui/button";
import type { TemplatesDto, TemplateWithBodyDto } from "@/lib/domain/letter/schema";
import { TemplateForm } from "./template-form";

interface TemplateEditorProps {
  template: TemplateWithBodyDto;
  list: Pick<TemplatesDto, "templates" | "placeholders">;
  isOwner: boolean;
  listHref: string;
}

/** One template, opened from the list. Saving or resetting begins the form anew with what is saved. */
export function TemplateEditor({ template, list, isOwner, listHref }: TemplateEditorProps) {
  const router = useRouter();
  const [busy, start] = useTransition();
  const [dirty, setDirty] = useState(false);
  const guard = useLeaveGuard(dirty);
  const back = () => start(() => router.push(listHref, { scroll: false }));
  return (
    <div className="grid gap-4">
      <div>
        <Button size="sm" variant="ghost" loading={busy} onClick={() => confirmLeave(back) || back()}>
          <ArrowLeft aria-hidden /> Back to templates
        </Button>
      </div>
      <TemplateForm
        key={template.updated_at}
        template={template}
        list={list}
        isOwner={isOwner}
        onDirty={setDirty}
      />
      <LeaveDialog
        guard={guard}
        title="Leave without saving the template?"
        description="Your changes to the template are not saved."
        onGiveUp={() => setDirty(false)}
      />
    </div>
  );
}
