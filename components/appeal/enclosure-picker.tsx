"use client";

import dynamic from "next/dynamic";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { formatBytes } from "@/components/ui/file-size";
import { IconButton } from "@/components/ui/icon-button";
import { loadAhead } from "@/components/ui/use-load";
import { pageList } from "@/lib/core/page-list";
import type { AppealDocumentDto } from "@/lib/domain/appeal/documents/schema";
import type { DeliveryChannels } from "@/lib/domain/delivery/schema";
import { ConfirmPatient } from "./confirm-patient";
import { documentTitle } from "./document-title";
import { type Enclosing, enclosedIds, moved, toggled } from "./enclosure-order";
import { pages } from "./page-count";

const loadPages = () => import("./pages-left-out");
const PagesLeftOut = dynamic(() => loadPages().then((file) => file.PagesLeftOut));

interface EnclosurePickerProps {
  appealId: string;
  documents: readonly AppealDocumentDto[];
  value: Enclosing;
  onChange: (value: Enclosing) => void;
  limits: DeliveryChannels["limits"];
  /** The document that stopped the last export or sending, and why. */
  problem: { id: string; text: string } | null;
}

/** What goes out with the letter, in which order. */
export function EnclosurePicker({
  appealId,
  documents,
  value,
  onChange,
  limits,
  problem,
}: EnclosurePickerProps) {
  const list = useRef<HTMLUListElement>(null);
  const [step, setStep] = useState<{ id: string; by: -1 | 1 } | null>(null);
  const [editing, setEditing] = useState<string | null>(null);
  const chosen = enclosedIds(value);
  const byId = new Map(documents.map((document) => [document.id, document]));

  // A row that was moved in the page has lost the focus; at an end its other button gets it.
  useEffect(() => {
    if (!step) return;
    const button = (by: number) =>
      list.current?.querySelector<HTMLButtonElement>(`[data-move="${step.id} ${by}"]:enabled`);
    (button(step.by) ?? button(-step.by))?.focus();
  }, [step]);

  if (documents.length === 0) return null;
  const move = (id: string, by: -1 | 1) => {
    onChange(moved(value, id, by));
    setStep({ id, by });
  };
  const place = step ? chosen.indexOf(step.id) + 1 : 0;
  const { email, fax } = limits;

  return (
    <Card
      id="enclosures"
      title="Enclosures"
      description="Check the documents that go out with the letter. A list of them follows the letter, then the documents in this order."
      headingLevel={3}
      flush
    >
      <ul ref={list} className="divide-y border-t">
        {value.order.map((id) => {
          const document = byId.get(id);
          if (!document) return null;
          const name = documentTitle(document);
          const at = chosen.indexOf(id);
          return (
            <li key={id} className="px-4 py-2.5">
              <div className="flex items-start gap-3">
                <div className="min-w-0 flex-1">
                  <Checkbox
                    checked={at >= 0}
                    onCheckedChange={() => onChange(toggled(value, id))}
                    label={<span className="break-words">{name}</span>}
                    hint={aboutDocument(document)}
                    aria-invalid={problem?.id === id || undefined}
                  />
                </div>
                {at >= 0 && (
                  <span className="flex shrink-0 items-center gap-0.5">
                    <span className="mr-1 text-ink-muted text-sm tabular-nums">
                      <span className="sr-only">Number </span>
                      {at + 1}
                    </span>
                    <IconButton
                      size="icon-sm"
                      label={`Move ${name} up`}
                      data-move={`${id} -1`}
                      disabled={at === 0}
                      onClick={() => move(id, -1)}
                    >
                      <span aria-hidden className="icon icon-arrow-up" />
                    </IconButton>
                    <IconButton
                      size="icon-sm"
                      label={`Move ${name} down`}
                      data-move={`${id} 1`}
                      disabled={at === chosen.length - 1}
                      onClick={() => move(id, 1)}
                    >
                      <span aria-hidden className="icon icon-arrow-down" />
                    </IconButton>
                  </span>
                )}
              </div>
              {document.patient_confirmed && (
                <p className="ml-7 text-ink-muted text-sm">
                  {document.patient_confirmed.by} said that it is {document.patient_confirmed.patient}’s.{" "}
                  <ConfirmPatient appealId={appealId} document={id} confirmed={false} />
                </p>
              )}
              {at >= 0 && editing !== id && mayLeaveOut(document) && (
                <Button
                  variant="link"
                  className="ml-7"
                  {...loadAhead(loadPages)}
                  onClick={() => setEditing(id)}
                >
                  {document.pages_left_out.length > 0
                    ? `Without ${pageList(document.pages_left_out)}`
                    : "Leave pages out"}
                  <span className="sr-only"> of {name}</span>
                </Button>
              )}
              {at >= 0 && editing === id && (
                <PagesLeftOut appealId={appealId} document={document} onDone={() => setEditing(null)} />
              )}
              {problem?.id === id && (
                <Alert tone="danger" className="mt-2">
                  {problem.text}
                </Alert>
              )}
            </li>
          );
        })}
      </ul>
      <p aria-live="polite" className="sr-only">
        {place > 0 && `Now number ${place} of ${chosen.length}.`}
      </p>
      <div className="border-t px-4 py-2.5 text-ink-muted text-sm">
        <p aria-live="polite" className="text-ink">
          {enclosedWords(chosen.flatMap((id) => byId.get(id) ?? []))}
        </p>
        <p>
          An email can hold {formatBytes(email.bytes)} and {pages(email.pages)}, a fax{" "}
          {formatBytes(fax.bytes)} and {pages(fax.pages)}.
        </p>
      </div>
    </Card>
  );
}

/** Where a Word file breaks its pages is decided by who prints it. */
const mayLeaveOut = ({ pages_total, uploaded_document_info: { media_type } }: AppealDocumentDto): boolean =>
  (pages_total ?? 0) > 1 && !media_type.includes("word");

function aboutDocument({ pages_total, uploaded_document_info: file }: AppealDocumentDto): ReactNode {
  const size = formatBytes(file.file_size);
  const facts = pages_total === null ? [size] : [pages(pages_total), size];
  return (
    <>
      <span className="break-all">{file.original_filename}</span>
      {facts.map((fact) => (
        <span key={fact} className="whitespace-nowrap">
          {" "}
          · {fact}
        </span>
      ))}
    </>
  );
}

/** Pages that are not known until a document is read are not counted. */
function enclosedWords(documents: readonly AppealDocumentDto[]): string {
  if (documents.length === 0) return "Nothing is enclosed. The letter goes out by itself.";
  const known = documents.reduce(
    (sum, { pages_total, pages_left_out }) => sum + (pages_total ?? 0) - pages_left_out.length,
    0,
  );
  const count = documents.length === 1 ? "1 document" : `${documents.length} documents`;
  const atLeast = documents.some(({ pages_total }) => pages_total === null) ? "at least " : "";
  return `${count} enclosed, ${atLeast}${pages(known)} besides the letter and the list.`;
}
