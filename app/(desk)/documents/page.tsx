import type { Metadata } from "next";
import { Suspense } from "react";
import { patientOption } from "@/components/claim/patient-option";
import { DocumentDialog } from "@/components/document/document-dialog";
import { DOCUMENT_TYPE_OPTIONS } from "@/components/document/document-labels";
import { DocumentRows } from "@/components/library/document-rows";
import { DocumentSearch } from "@/components/library/document-search";
import { DocumentSelection } from "@/components/library/document-selection";
import {
  type DocumentFilters,
  type DocumentsTab,
  documentsHref,
  type ListPlace,
  readDocumentsAddress,
} from "@/components/library/documents-address";
import { LetterRows } from "@/components/library/letter-rows";
import { LibraryFilters, SelectionBar, UploadNew } from "@/components/library/library-parts";
import { RowsSkeleton } from "@/components/library/rows-skeleton";
import { SearchBox, SearchResults, SearchScope } from "@/components/live-search/search-scope";
import { PatientFields } from "@/components/patient/patient-fields";
import { personOptions } from "@/components/practice/person-options";
import { Alert } from "@/components/ui/alert";
import { Card } from "@/components/ui/card";
import type { ComboboxOption } from "@/components/ui/combobox-control";
import { LinkTabs } from "@/components/ui/link-tabs";
import { PageHeader } from "@/components/ui/page-header";
import { requireCtx } from "@/lib/auth/authenticate";
import { todayIn } from "@/lib/core/dates";
import { AppError } from "@/lib/core/errors";
import { isUuid } from "@/lib/core/ids";
import { listUsers } from "@/lib/domain/account/profile";
import { getDocument, listDocuments } from "@/lib/domain/document/library/library";
import type { Ctx } from "@/lib/domain/kernel/context";
import { listClaimLetters } from "@/lib/domain/letter/claim-letters/claim-letters";
import { getPatient } from "@/lib/domain/patient/queries";
import { letterView } from "../claims/letters/views";
import { practiceOf } from "../practice-of";
import { documentsQuery } from "./documents-query";
import { foundDocumentsView, foundLettersView } from "./views";

export const metadata: Metadata = { title: "Documents" };

const TABS: readonly { value: DocumentsTab; label: string; href: string }[] = [
  { value: "documents", label: "My Documents", href: documentsHref({}) },
  { value: "letters", label: "Appeal Letters", href: documentsHref({ tab: "letters" }) },
  { value: "upload", label: "Upload New", href: documentsHref({ tab: "upload" }) },
];

interface DocumentsPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** What is stored, what was written, and how more gets in (docs/product.md, E9). */
export default async function DocumentsPage({ searchParams }: DocumentsPageProps) {
  const ctx = await requireCtx("/documents");
  const { tab, document, cursor, row, ...filters } = await readDocumentsAddress(searchParams);
  const at = { cursor, row };
  return (
    <>
      <PageHeader title="Documents" />
      <DocumentSelection>
        <LinkTabs label="Documents" tabs={TABS} value={tab}>
          {tab === "documents" && <MyDocuments ctx={ctx} filters={filters} at={at} />}
          {tab === "letters" && <AppealLetters ctx={ctx} at={at} />}
          {tab === "upload" && <Upload ctx={ctx} />}
        </LinkTabs>
      </DocumentSelection>
      {document && (
        <Suspense>
          <OpenDocument ctx={ctx} documentId={document} closeHref={documentsHref({ ...filters, ...at })} />
        </Suspense>
      )}
    </>
  );
}

type Place = { ctx: Ctx; at: ListPlace };

async function MyDocuments({ ctx, filters, at }: Place & { filters: DocumentFilters }) {
  return (
    <DocumentSearch view={foundDocumentsView} filters={filters} revision={crypto.randomUUID()}>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-end gap-2">
          <div className="w-full sm:w-72">
            <SearchBox
              label="Search documents"
              placeholder="File, words in it, patient or claim"
              maxLength={100}
            />
          </div>
          <LibraryFilters
            filters={filters}
            patient={await patientOf(ctx, filters)}
            types={DOCUMENT_TYPE_OPTIONS}
          />
        </div>
        <SelectionBar />
        <SearchResults>
          <Suspense fallback={<RowsSkeleton />}>
            <Documents ctx={ctx} filters={filters} at={at} />
          </Suspense>
        </SearchResults>
      </div>
    </DocumentSearch>
  );
}

async function Documents({ ctx, filters, at }: Place & { filters: DocumentFilters }) {
  try {
    const page = await listDocuments(ctx, { ...documentsQuery(filters), cursor: at.cursor ?? undefined });
    return <DocumentRows page={page} filters={filters} at={at} />;
  } catch (error) {
    return <Refused action="fetch documents" error={error} />;
  }
}

async function AppealLetters({ ctx, at }: Place) {
  return (
    <SearchScope view={foundLettersView} revision={crypto.randomUUID()} failure="fetch appeals">
      <div className="flex flex-col gap-4">
        <div className="sm:max-w-md">
          <SearchBox label="Search appeal letters" placeholder="Patient or claim number" maxLength={100} />
        </div>
        <SearchResults>
          <Suspense fallback={<RowsSkeleton />}>
            <Letters ctx={ctx} at={at} />
          </Suspense>
        </SearchResults>
      </div>
    </SearchScope>
  );
}

async function Letters({ ctx, at }: Place) {
  try {
    const page = await listClaimLetters(ctx, { cursor: at.cursor ?? undefined });
    return <LetterRows page={page} at={at} letterView={letterView} />;
  } catch (error) {
    return <Refused action="fetch appeals" error={error} />;
  }
}

async function Upload({ ctx }: { ctx: Ctx }) {
  const [users, practice] = await Promise.all([listUsers(ctx), practiceOf(ctx)]);
  return (
    <Card
      title="Upload New"
      description="Enter the Patient ID and Provider ID, then drag and drop or select a PDF. Each file is read, so that its words can be found and used in an appeal."
    >
      <UploadNew
        providers={personOptions(users.results)}
        patientFields={<PatientFields today={todayIn(practice.time_zone)} />}
      />
    </Card>
  );
}

/** An address that was kept too long, or typed, may ask for what there is not. */
function Refused({ action, error }: { action: string; error: unknown }) {
  if (!(error instanceof AppError)) throw error;
  return (
    <Alert tone="danger">
      Failed to {action}: {error.message}
    </Alert>
  );
}

type Opened = { ctx: Ctx; documentId: string; closeHref: string };

async function OpenDocument({ ctx, documentId, closeHref }: Opened) {
  const document = isUuid(documentId) ? await getDocument(ctx, { documentId }).catch(nullIfGone) : null;
  return <DocumentDialog document={document} closeHref={closeHref} />;
}

/** Null for a patient who is not of this practice: the list is empty then. */
async function patientOf(ctx: Ctx, { patient }: DocumentFilters): Promise<ComboboxOption | null> {
  if (!patient || !isUuid(patient)) return null;
  const found = await getPatient(ctx, { patientId: patient }).catch(nullIfGone);
  return found && patientOption(found);
}

function nullIfGone(error: unknown): null {
  if (error instanceof AppError && error.code === "NOT_FOUND") return null;
  throw error;
}
