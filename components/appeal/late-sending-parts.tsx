"use client";

import { lazyPart } from "@/components/ui/lazy-part";

/** Only step 5 asks for these, after a click: no step's first script has more of them than this. */
const load = () => import("./sending-parts");
export const ClosePart = lazyPart(() => load().then((file) => file.ClosePart));
export const FormField = lazyPart(() => load().then((file) => file.FormField));
export const FormRefusal = lazyPart(() => load().then((file) => file.FormRefusal));
export const MarkSentForm = lazyPart(() => load().then((file) => file.MarkSentForm));
export const PartDialog = lazyPart(() => load().then((file) => file.PartDialog));
export const SentWay = lazyPart(() => load().then((file) => file.SentWay));
export const TimeText = lazyPart(() => load().then((file) => file.TimeText));
