import { loadedPart } from "@/components/server-part/load-part";
import { lazyPart } from "@/components/ui/lazy-part";

/** What the browser draws of the answers to step 5's clicks, in one file. */
export { FormField, FormRefusal } from "@/components/form/drawn-form";
export { PartDialog } from "@/components/server-part/part-dialog";
export { ClosePart } from "@/components/server-part/server-part";
export { TimeText } from "@/components/ui/time-text";
export const MarkSentForm = loadedPart(() => import("./mark-sent-form").then((file) => file.MarkSentForm));
export const SentWay = lazyPart(() => import("@/components/form/form-radio").then((file) => file.FormRadio));
