"use client";

import { lazyPart } from "@/components/ui/lazy-part";
import { whenReached } from "@/components/ui/when-reached";

const loadCases = () => import("./worklist-cases");
const loadDesk = () => Promise.all([import("./worklist-desk"), loadCases()]);

/** The cases, drawn by the server: their scripts come with the pointer, the focus or the first key. */
export const WorklistDesk = whenReached(() => loadDesk().then(([file]) => file.WorklistDesk), {
  byKeys: true,
});

/** What stands in it. */
export const CaseRow = lazyPart(() => loadCases().then((file) => file.CaseRow));
export const ChooseAllCases = lazyPart(() => loadCases().then((file) => file.ChooseAllCases));
export const ChooseCase = lazyPart(() => loadCases().then((file) => file.ChooseCase));
export const CloseCase = lazyPart(() => loadCases().then((file) => file.CloseCase));
export const WritePaper = lazyPart(() => loadCases().then((file) => file.WritePaper));
