import { PROFILE_TABS } from "../../components/account/profile-address";
import { CLAIM_TABS } from "../../components/claim-detail/claim-address";

/** Bytes of script (gzip) that a page behind the sign-in may load before anything is clicked (docs/performance.md). */
const PAGE = 150_000;
/** What shows a PDF: pdf.js with its worker. It comes after the page, and is there from then on. */
const PDF_VIEWER = 555_500;

/** Ids of what the pages show. */
export interface Shown {
  claim: string;
  patient: string;
  /** A PDF in the practice's library. */
  document: string;
  /** With a letter, so that each step of the wizard is open. */
  appeal: string;
  batch: string;
}

/** A page of the app by its folder under `app/(desk)`, and each address that it is opened by. */
interface DeskPage {
  route: string;
  shown: readonly { path: string; most: number }[];
}

/** Every page behind the sign-in, with its tabs and the dialogs that have an address. */
export function deskPages({ claim, patient, document, appeal, batch }: Shown): DeskPage[] {
  /** Over the aim for what they are, said here; a limit only falls. */
  const over: Record<string, number> = {
    [`/documents?document=${document}`]: PAGE + PDF_VIEWER,
    // At the aim: which parts a build puts into one file moves these by some hundred bytes.
    [`/claims/${claim}?tab=documents`]: 150_600,
    "/documents?tab=upload": 150_600,
    [`/appeals/${appeal}?step=1`]: 150_600,
    [`/appeals/${appeal}?step=2`]: PAGE + 1000 + PDF_VIEWER,
    // It goes on to the wizard's first step by itself, whose script it brings along.
    "/appeals/new": 152_500,
    // The editor of letters: ProseMirror and Tiptap. The aim is 300.
    [`/appeals/${appeal}?step=4`]: 294_600,
  };
  const page = (route: string, ...paths: string[]): DeskPage => ({
    route,
    shown: paths.map((path) => ({ path, most: over[path] ?? PAGE })),
  });
  return [
    // A denied claim needs attention, so that the bare address opens the worklist.
    page("/claims", "/claims", "/claims?view=all"),
    page("/claims/remittances", "/claims/remittances"),
    page("/claims/[claimId]", ...CLAIM_TABS.map((tab) => `/claims/${claim}?tab=${tab}`)),
    page("/patients", "/patients", `/patients?patient=${patient}`),
    page(
      "/documents",
      ...["/documents", "/documents?tab=letters", "/documents?tab=upload"],
      `/documents?document=${document}`,
    ),
    page(
      "/appeals",
      ...["/appeals", "/appeals?view=board", "/appeals?tab=results"],
      `/appeals?appeal=${appeal}`,
    ),
    page("/appeals/answers", "/appeals/answers"),
    page("/appeals/batches", "/appeals/batches"),
    page("/appeals/batches/[batchId]", `/appeals/batches/${batch}`),
    page("/appeals/law", "/appeals/law"),
    page("/appeals/[appealId]/case", `/appeals/${appeal}/case`),
    page("/profile", ...PROFILE_TABS.map((tab) => `/profile?tab=${tab}`)),
    // Begins an appeal and goes on to the wizard.
    page("/appeals/new", "/appeals/new"),
    page("/appeals/[appealId]", ...[1, 2, 3, 4, 5].map((step) => `/appeals/${appeal}?step=${step}`)),
  ];
}
