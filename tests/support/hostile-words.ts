import type { Page } from "@playwright/test";
import { decisionLetter, UPHELD } from "./decision-letter";
import { fileForm } from "./file-form";
import { type OpenApi, partsOf, put, resolved, type Schema, sampleOf, trailsOf } from "./fuzzed-calls";
import { type Ask, send, type Work } from "./running-app";
import { waitFor } from "./wait";
import { HTML_PAYLOADS } from "./xss-payloads";

/** S25: markup in every text field that the API's own document names, and what shows that some of it was taken for markup. */

/** Stands behind each payload: an element of this id is markup that was taken for what it says. */
const MARK = "<b id=hx>";
/** Calls that end a session, lock somebody out, send something, or take words for a password or a link. */
const LEFT_OUT =
  /accounts\/(auth|passkeys|second-factor|sessions)|\/send\/|rebuttal|deactivate|activate|owner|invitations|reset|emergenc|uploads\/|exports|request-update|undo|resolve|api-keys\/\{|enable|resend|read\/|confirm|dismiss|next-level/;

type Filled = { ids: Record<string, string>; fields: string[] };

/** A payload that fits, another one for each field. */
function payloadOf(index: number, most: number): string | null {
  // A letter takes them all.
  if (most >= 50_000) return HTML_PAYLOADS.filter((one) => !one.includes("\0")).join(`\n${MARK}\n`);
  const fitting = HTML_PAYLOADS.filter((one) => one.length + MARK.length <= most && !/\p{Cc}/u.test(one));
  return fitting.length === 0
    ? most >= MARK.length
      ? MARK
      : null
    : `${fitting[index % fitting.length]}${MARK}`;
}

function leafAt(document: OpenApi, schema: Schema, [key, ...rest]: string[]): Schema[] {
  const one = resolved(document, schema);
  const parts = partsOf(one);
  if (parts.length > 0)
    return parts.flatMap((part) => leafAt(document, part, key === undefined ? [] : [key, ...rest]));
  if (key === undefined) return [one];
  const inner = key === "0" ? one.items : one.properties?.[key];
  return inner ? leafAt(document, inner, rest) : [];
}

const isText = ({ type, enum: choices, format, pattern, const: fixed }: Schema) =>
  [type].flat().includes("string") && !choices && !format && !pattern && fixed === undefined;

/**
 * Writes markup into each text field of each write of the document, by calls about a patient, a claim and an appeal that
 * these calls make. A field that refuses it is left out and the rest sent again.
 */
export async function fillWithMarkup(
  by: Ask,
  document: OpenApi,
  work: Work,
): Promise<Filled & { work: Work }> {
  const ids: Record<string, string> = { patientId: work.patient, documentId: work.document };
  const fields: string[] = [];
  const patient = await fill("POST", "/patients/", { patient_id: "" });
  ids.patientId = String(patient?.patient_id ?? work.patient);
  const claim = await fill("POST", "/claims/", {
    patient: ids.patientId,
    status: "denied",
    line_items: [{ procedure_code: "97110" }],
  });
  ids.claimId = String(claim?.claim_id ?? work.claim);
  const appeal = await fill("POST", "/documents/minimal-appeals/", { patient: ids.patientId });
  ids.appealId = String(appeal?.id ?? work.appeal);
  const at = `/api/v1/documents/minimal-appeals/${ids.appealId}/`;
  await send(by, "PATCH", `${at}metadata/`, { denial_text: `Not covered. ${payloadOf(3, 200)}` });
  await send(by, "POST", `${at}generate/`, {});
  await waitFor(async () => (await by(`${at}letter/`)).ok, { what: "the letter to be filled" });
  const templates = await (await by("/api/v1/documents/appeal-templates/")).json();
  ids.templateId = (templates as { templates: { id: string }[] }).templates[0]?.id ?? "";
  const payer = await fill("POST", "/payers/directory/", {});
  ids.payerId = String(payer?.id ?? "");
  const item = (await fill("POST", "/claims/{claimId}/action_items/", {})) as {
    action_item?: { action_id: string };
  };
  const contact = await fill("POST", "/claims/{claimId}/contacts/", {});
  ids.contactId = String(contact?.id ?? contact?.contact_id ?? "");
  const worklist = (await (await by("/api/v1/worklist/?page_size=50")).json()) as {
    results?: { id: string; claim?: string }[];
  };
  const kase = worklist.results?.[0]?.id ?? "";
  await fill("POST", "/worklist/actions/", { action: "note", ids: [kase] });

  const known = new Set([
    "POST /patients/",
    "POST /claims/",
    "POST /documents/minimal-appeals/",
    "POST /worklist/actions/",
  ]);
  for (const [path, item_] of Object.entries(document.paths)) {
    for (const method of ["post", "patch"]) {
      const name = `${method.toUpperCase()} ${path}`;
      if (!item_[method] || LEFT_OUT.test(path) || known.has(name)) continue;
      if ([...path.matchAll(/\{(\w+)\}/g)].some(([, id]) => !ids[id ?? ""])) continue;
      await fill(
        method.toUpperCase(),
        path,
        item?.action_item && path.includes("update_action_item")
          ? { action_id: item.action_item.action_id }
          : {},
      );
    }
  }
  fields.push(...(await sendMarkedPapers(by, ids.appealId)));
  return {
    ids,
    fields,
    work: { ...work, patient: ids.patientId, claim: ids.claimId, appeal: ids.appealId },
  };

  async function fill(method: string, path: string, given: object): Promise<Record<string, unknown> | null> {
    const schema =
      document.paths[path]?.[method.toLowerCase()]?.requestBody?.content["application/json"]?.schema;
    if (!schema) return null;
    const own = resolved(document, schema);
    let body: unknown = { ...given };
    for (const key of own.required ?? []) {
      if (!(key in given)) body = put(body, [key], sampleOf(document, own.properties?.[key] ?? {}));
    }
    let trails = trailsOf(document, schema)
      // In a list only where something is sent already: an empty one is no place.
      .filter(
        (trail) => !trail.includes("0") || (given as Record<string, unknown>)[trail[0] ?? ""] !== undefined,
      )
      .flatMap((trail) => {
        const text = leafAt(document, schema, trail).find(isText);
        const value = text && payloadOf(fields.length + trail.length * 7, text.maxLength ?? 100);
        return value ? [{ trail, value }] : [];
      });
    const address = `/api/v1${path.replaceAll(/\{(\w+)\}/g, (_, id: string) => ids[id] ?? "none")}`;
    const headers = { "Content-Type": "application/json" };
    for (let round = 0; round < 8; round += 1) {
      const json = trails.reduce((made, { trail, value }) => put(made, trail, value), body);
      const answer = await by(address, { method, headers, body: JSON.stringify(json) });
      const said = (await answer.json().catch(() => ({}))) as Record<string, unknown>;
      if (answer.ok) {
        fields.push(...trails.map(({ trail }) => `${method} ${path} ${trail.join(".")}`));
        return said;
      }
      const left = trails.filter(
        ({ trail }) => !Object.keys(said).some((key) => key === trail.join(".") || key === trail[0]),
      );
      if (left.length === trails.length) return null;
      trails = left;
    }
    return null;
  }
}

/** A paper of the appeal, and a payer's answer that is read, whose names and words are markup. Answers what was filled. */
async function sendMarkedPapers(by: Ask, appealId: string): Promise<string[]> {
  const name = `${MARK}<img src=x onerror=alert(1)>.pdf`;
  const words = HTML_PAYLOADS.filter((one) => /^[\x20-\x7e]{1,80}$/.test(one)).slice(0, 12);
  const bytes = decisionLetter({
    claimNumber: `77${MARK}`,
    patient: `Ana ${MARK}`,
    date: "June 12, 2026",
    lines: [...UPHELD, ...words, MARK],
  });
  const papers = `/api/v1/documents/minimal-appeals/${appealId}/uploads/`;
  const kept = await by(papers, {
    method: "POST",
    body: fileForm({ field: "supporting_documents", name, bytes }),
  });
  const answers = "/api/v1/decisions/uploads/";
  const sent = await by(answers, { method: "POST", body: fileForm({ field: "file", name, bytes }) });
  const { id } = (await sent.json()) as { id: string };
  const isRead = async () => {
    const answer = (await (await by(`/api/v1/decisions/${id}/`)).json()) as { document: { status: string } };
    return answer.document.status !== "pending";
  };
  if (sent.ok) await waitFor(isRead, { what: "the payer's answer to be read" });
  return [
    ...(kept.ok ? [`POST ${papers} name`] : []),
    ...(sent.ok ? [`POST ${answers} name and words`] : []),
  ];
}

/** What of the page came from markup that was stored: handlers, scripts' traces, elements, links that run. */
export const markupTaken = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    if (document.querySelector("#hx")) found.push("an element of the payload");
    for (const one of document.querySelectorAll("body *")) {
      for (const { name, value } of one.attributes) {
        if (/^on/i.test(name)) found.push(`a handler: ${name}`);
        // React's own guard stands where a form is a server action: it throws, and says so.
        const isGuard = /^javascript:throw new Error\('(?:A )?React form /.test(value);
        if (
          /^(href|src|action|formaction|xlink:href)$/i.test(name) &&
          /^\s*(javascript|vbscript|data:text)/i.test(value) &&
          !isGuard
        )
          found.push(`an address that runs: ${value.slice(0, 60)}`);
        if (/evil\.example/.test(value) && /^(src|srcset|poster|background|style|data)$/i.test(name))
          found.push(`something loaded from elsewhere: ${name}`);
      }
      if (one.matches("iframe[srcdoc], object, embed, base, meta[http-equiv=refresh]"))
        found.push(one.tagName);
    }
    return [...new Set(found)].map((one) => `${location.pathname}${location.search}: ${one}`);
  });

/** Text that stands outside the window and can't be scrolled to, and a page that scrolls sideways (WCAG 1.4.4, 1.4.10). */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - window.innerWidth;
    const found = wide > 0 ? [`the page is ${wide} px wider than its window`] : [];
    const scrolls = (one: Element | null): boolean =>
      one !== null && (/(auto|scroll)/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (
        !node.textContent?.trim() ||
        !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, width, height } = range.getBoundingClientRect();
      // What is for screen readers alone is a pixel large, and a link that comes with the focus stands above the window.
      if (width < 2 || height < 2 || parent.closest(".sr-only, [aria-hidden=true]")) continue;
      const clipped = parent.closest("[class*=truncate], [class*=line-clamp]");
      if ((right > window.innerWidth + 1 || left < -1) && !scrolls(parent) && !clipped)
        found.push(`"${node.textContent.trim().slice(0, 40)}" is cut`);
    }
    return [...new Set(found)].slice(0, 5).map((one) => `${location.pathname}${location.search}: ${one}`);
  });
