"use client";

import type { ComponentProps } from "react";
import { Dropzone } from "@/components/ui/dropzone";
import { FileRow } from "@/components/ui/file-row";
import { useDrawnForm } from "./drawn-form";

type FormFileProps = Pick<ComponentProps<typeof Dropzone>, "accept" | "acceptText" | "label" | "maxSize"> & {
  name: string;
};

/** One file among the fields of a form, sent with them. */
export function FormFile({ name, ...zone }: FormFileProps) {
  const { form, busy } = useDrawnForm();
  const file: File | null = form.watch(name);
  const choose = (chosen: File | null) => form.setValue(name, chosen, { shouldDirty: true });
  return (
    <Dropzone {...zone} compact disabled={busy} onFiles={([first]) => first && choose(first)}>
      {file && (
        <FileRow
          name={file.name}
          size={file.size}
          state={busy ? "uploading" : "waiting"}
          onRemove={() => choose(null)}
        />
      )}
    </Dropzone>
  );
}
