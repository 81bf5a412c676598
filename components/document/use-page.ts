"use client";

import { useEffect, useState } from "react";
import { ApiError } from "@/components/app-shell/api-fetch";
import { type DocumentPage, fetchPage, type ViewedDocument } from "./viewed-document";

const NO_ANSWER = "This page could not be loaded. The server could not be reached; please try again.";

/** A page of a document as it was read; those that were looked at are kept while the viewer is open. */
export function usePage(document: ViewedDocument, number: number) {
  const [pages, setPages] = useState<ReadonlyMap<string, DocumentPage>>(new Map());
  const [failed, setFailed] = useState<{ key: string; message: string } | null>(null);
  const key = `${document.id} ${number}`;
  const wanted = document.reading === "success" && !pages.has(key) && failed?.key !== key;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names the document
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    fetchPage(document, number).then(
      (page) => current && setPages((known) => new Map(known).set(key, page)),
      (error) =>
        current && setFailed({ key, message: error instanceof ApiError ? error.message : NO_ANSWER }),
    );
    return () => {
      current = false;
    };
  }, [key, wanted]);

  return {
    data: pages.get(key),
    failure: failed?.key === key ? failed.message : null,
    retry: () => setFailed(null),
  };
}
