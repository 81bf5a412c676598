"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { changeAppealAction, deleteDocumentAction } from "@/app/(desk)/appeals/[appealId]/actions";
import { refreshPage } from "@/components/app-shell/refresh-page";
import { callAction } from "@/components/form/call-action";
import { useAction } from "@/components/form/use-action";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { ComboboxOption } from "@/components/ui/combobox-control";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { LateConfirmDialog } from "@/components/ui/late-confirm-dialog";
import { lazyPart } from "@/components/ui/lazy-part";
import { LoadDialog } from "@/components/ui/load-dialog";
import { loadAhead } from "@/components/ui/use-load";
import { APPEAL_MESSAGES } from "@/lib/core/appeal-messages";
import type { WireType } from "@/lib/core/enums";
import type { AppealDocumentDto, UploadField } from "@/lib/domain/appeal/documents/schema";
import { ClaimPicker } from "./claim-picker";
import { DOCUMENT_TYPES } from "./document-kinds";
import { failureText, tellSuccess } from "./messages";
import { PatientPicker } from "./patient-picker";
import { StepFrame } from "./step-frame";
import { keepTypedNames, readTypedNames } from "./typed-names";
import { UploadZone } from "./upload-zone";
import { useReading } from "./use-reading";
import { useUploads } from "./use-uploads";
import { useWizard } from "./wizard-shell";
import { uploadProblem } from "./wizard-steps";

interface Zone {
  field: UploadField;
  type: WireType;
  title: string;
  description: string;
  multiple: boolean;
}

const ZONES: Zone[] = [
  {
    field: "denial_letter",
    type: "denial",
    title: "Denial Letter",
    description: "The payer's notice, letter or EOB with the denial.",
    multiple: false,
  },
  {
    field: "original_claim",
    type: "claim",
    title: "Original Claim",
    description: "The claim form as it was billed.",
    multiple: false,
  },
  {
    field: "supporting_docs",
    type: "supporting",
    title: "Supporting Documents",
    description: "Chart notes, orders, authorizations. Several files.",
    multiple: true,
  },
];

const loadChoice = () => import("./choose-documents-dialog");
const ChooseDocumentsDialog = lazyPart(() => loadChoice().then((file) => file.ChooseDocumentsDialog));

interface UploadStepProps {
  /** The linked claim, by its name. */
  claim: ComboboxOption | null;
  /** The practice has patients to choose from. */
  hasPatients: boolean;
}

export function UploadStep({ claim, hasPatients }: UploadStepProps) {
  const { appeal, go, stayHere } = useWizard();
  const router = useRouter();
  const [names, setNames] = useState({ patient_name: appeal.patient_name, payer_name: appeal.payer_name });
  const [problem, setProblem] = useState<string | null>(null);
  const [nameError, setNameError] = useState<string>();
  const saving = useAction(changeAppealAction);
  const [choosing, setChoosing] = useState(false);
  const [removing, setRemoving] = useState<AppealDocumentDto | null>(null);
  /** Uploaded here; the page itself is not drawn anew for them, so that it stays at this step. */
  const [added, setAdded] = useState<readonly AppealDocumentDto[]>([]);
  const { uploads, busy, add, retry, dismiss } = useUploads(appeal.id, (document) => {
    setProblem(null);
    setAdded((before) => [...before, document]);
  });
  const known = new Set(appeal.documents.map(({ id }) => id));
  const documents = [...appeal.documents, ...added.filter(({ id }) => !known.has(id))];

  const reading = useReading(appeal, documents, { wait: busy, onStart: stayHere });
  const isRead = appeal.extraction.state === "running";
  const said = { patient_name: appeal.patient_name, payer_name: appeal.payer_name };
  const before = useRef({ said, at: appeal.updated_at });
  // What the notice says fills the fields that nobody typed in; what was typed stays, whatever was read meanwhile.
  useEffect(() => {
    const { said: was, at } = before.current;
    if (at === appeal.updated_at) return;
    before.current = {
      said: { patient_name: appeal.patient_name, payer_name: appeal.payer_name },
      at: appeal.updated_at,
    };
    setNames((typed) => ({
      patient_name: typed.patient_name === was.patient_name ? appeal.patient_name : typed.patient_name,
      payer_name: typed.payer_name === was.payer_name ? appeal.payer_name : typed.payer_name,
    }));
    if (appeal.patient_name) setNameError(undefined);
    const kept = readTypedNames(appeal.id, at);
    if (kept) keepTypedNames(appeal.id, appeal.updated_at, kept);
  }, [appeal]);

  const nameInput = useRef<HTMLInputElement>(null);
  const opened = useRef(appeal);
  // What was typed before a reload and not saved; read after the first paint, which the server made too.
  useEffect(() => {
    const kept = readTypedNames(opened.current.id, opened.current.updated_at);
    if (kept) setNames(kept);
  }, []);

  const type = (change: Partial<typeof names>) => {
    const typed = { ...names, ...change };
    setNames(typed);
    setNameError(undefined);
    setProblem(null);
    const isSaved = typed.patient_name === appeal.patient_name && typed.payer_name === appeal.payer_name;
    keepTypedNames(appeal.id, appeal.updated_at, isSaved ? null : typed);
  };

  const next = async () => {
    const why = uploadProblem({ documents }, names.patient_name);
    const isName = why === APPEAL_MESSAGES.patientNameFirst;
    setProblem(isName ? null : why);
    setNameError(isName ? why : undefined);
    if (isName) nameInput.current?.focus();
    if (why) return;
    stayHere();
    if (names.patient_name !== appeal.patient_name || names.payer_name !== appeal.payer_name) {
      if (!(await saving.run({ appealId: appeal.id, ...names }))) return;
    } else if (added.length > 0) refreshPage(router);
    keepTypedNames(appeal.id, appeal.updated_at, null);
    go(2);
  };

  const remove = async ({ id }: AppealDocumentDto) => {
    stayHere();
    const result = await callAction(() => deleteDocumentAction({ appealId: appeal.id, documentId: id }));
    if (!result.ok) throw new Error(failureText("Failed to delete file", result.error));
    setAdded((before) => before.filter((one) => one.id !== id));
    tellSuccess("Document deleted successfully");
  };

  const attached = (count: number) => {
    setChoosing(false);
    setProblem(null);
    tellSuccess(count === 1 ? "Document added." : `${count} documents added.`);
  };

  const blocked = busy
    ? "Uploading. Please wait for the file above."
    : appeal.id
      ? undefined
      : APPEAL_MESSAGES.notInitialized;

  return (
    <StepFrame
      description="Add the denial letter and anything that helps answer it. The files stay in your practice."
      problem={
        problem ??
        (saving.refusal && failureText("Failed to update appeal information", saving.refusal)) ??
        (reading && failureText("Failed to start extraction", reading))
      }
      next={{
        onClick: next,
        loading: saving.busy,
        disabled: busy,
        reason: busy ? "Uploading…" : isRead ? "Reading the documents…" : undefined,
      }}
    >
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-4">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="text-ink-muted text-sm">
              Upload files, or use documents your practice already has.
            </p>
            <Button
              {...loadAhead(loadChoice)}
              disabled={blocked !== undefined}
              onClick={() => setChoosing(true)}
            >
              <span aria-hidden className="icon icon-folder-open" /> Choose from documents
            </Button>
          </div>
          {ZONES.map(({ type, ...zone }) => (
            <UploadZone
              key={zone.field}
              {...zone}
              documents={documents.filter(({ document_type }) => document_type === type)}
              pending={uploads.filter((upload) => upload.field === zone.field)}
              disabledReason={appeal.id ? undefined : APPEAL_MESSAGES.notInitialized}
              onFiles={add}
              onRetry={retry}
              onDismiss={dismiss}
              onRemove={setRemoving}
            />
          ))}
        </div>
        <Card title="Who the appeal is for" headingLevel={3} className="order-first lg:order-none">
          <div className="grid gap-4">
            {(hasPatients || appeal.patient) && (
              <PatientPicker key={appeal.claim} onPicked={(patient_name) => type({ patient_name })} />
            )}
            <ClaimPicker
              claim={claim}
              onLinked={({ patient_name, payer_name }) =>
                setNames((typed) => ({
                  patient_name: typed.patient_name || patient_name,
                  payer_name: typed.payer_name || payer_name,
                }))
              }
            />
            <Field
              label="Patient Name"
              required
              error={nameError}
              hint={isRead && names.patient_name === "" ? "The notice is being read for it." : undefined}
            >
              <Input
                ref={nameInput}
                value={names.patient_name}
                maxLength={200}
                autoComplete="off"
                onChange={(event) => type({ patient_name: event.target.value })}
              />
            </Field>
            <Field label="Payer" optional hint="If left empty, it is taken from the denial letter.">
              <Input
                value={names.payer_name}
                maxLength={200}
                autoComplete="off"
                onChange={(event) => type({ payer_name: event.target.value })}
              />
            </Field>
          </div>
        </Card>
      </div>
      {choosing && (
        <LoadDialog load={loadChoice} onClose={() => setChoosing(false)}>
          <ChooseDocumentsDialog
            appeal={appeal}
            attached={documents.map(({ id }) => id)}
            onAttach={stayHere}
            onAttached={attached}
            onClose={() => setChoosing(false)}
          />
        </LoadDialog>
      )}
      {removing && (
        <LateConfirmDialog
          open
          onOpenChange={(open) => !open && setRemoving(null)}
          title="Remove this file?"
          description="It is deleted from the appeal and will not be read. The appeal letter, if there is one, stays as it is."
          facts={[
            { label: "File", value: removing.uploaded_document_info.original_filename },
            { label: "Kind", value: DOCUMENT_TYPES[removing.document_type] },
          ]}
          confirmLabel="Remove file"
          onConfirm={() => remove(removing)}
        />
      )}
    </StepFrame>
  );
}
