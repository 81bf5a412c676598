"use client";

import { useEffect, useRef, useState } from "react";
import { toast } from "@/components/ui/toast";
import { failureWords, type NewUpload, uploadDocument } from "./upload-document";

export type QueuedFile = {
  key: string;
  upload: NewUpload;
  state: "waiting" | "uploading" | "done" | "failed";
  progress: number;
  error?: string;
};

/** Two at a time: a clinic's line is slower upward than the server takes files. */
const AT_ONCE = 2;

/** Files on their way to the Documents page. A failed one stays, for another try, with what was chosen for it. */
export function useUploadQueue() {
  const [files, setFiles] = useState<readonly QueuedFile[]>([]);
  const stops = useRef(new Map<string, AbortController>());
  const number = useRef(0);
  /** Since the queue was last empty, for the message at its end. */
  const arrived = useRef(0);

  const patch = (key: string, change: Partial<QueuedFile>) =>
    setFiles((before) => before.map((file) => (file.key === key ? { ...file, ...change } : file)));

  const start = async ({ key, upload }: QueuedFile) => {
    const stop = new AbortController();
    stops.current.set(key, stop);
    patch(key, { state: "uploading", progress: 0 });
    try {
      await uploadDocument(upload, (progress) => patch(key, { progress }), stop.signal);
      arrived.current += 1;
      patch(key, { state: "done", progress: 100 });
    } catch (error) {
      if (stop.signal.aborted) return;
      patch(key, { state: "failed", error: failureWords("Failed to upload file", error) });
    } finally {
      stops.current.delete(key);
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a start is asked for by the list alone
  useEffect(() => {
    const underWay = files.filter(({ state }) => state === "uploading").length;
    const waiting = files.filter(({ key, state }) => state === "waiting" && !stops.current.has(key));
    for (const file of waiting.slice(0, Math.max(0, AT_ONCE - underWay))) void start(file);
    if (underWay > 0 || waiting.length > 0 || arrived.current === 0) return;
    toast.success(`${arrived.current} file(s) uploaded successfully!`);
    arrived.current = 0;
  }, [files]);

  useEffect(() => {
    const running = stops.current;
    return () => {
      for (const stop of running.values()) stop.abort();
    };
  }, []);

  return {
    files,
    busy: files.some(({ state }) => state === "waiting" || state === "uploading"),
    add: (uploads: readonly NewUpload[]) =>
      setFiles((before) => [
        ...before,
        ...uploads.map((upload): QueuedFile => {
          number.current += 1;
          return { key: String(number.current), upload, state: "waiting", progress: 0 };
        }),
      ]),
    retry: (key: string) =>
      setFiles((before) =>
        before.map(({ error: _, ...file }) => (file.key === key ? { ...file, state: "waiting" } : file)),
      ),
    stopAll: () => {
      for (const stop of stops.current.values()) stop.abort();
      setFiles((before) => before.filter(({ state }) => state === "done"));
    },
    /** Stops it where it is under way. What is stored already stays stored. */
    remove: (key: string) => {
      stops.current.get(key)?.abort();
      setFiles((before) => before.filter((file) => file.key !== key));
    },
  };
}
