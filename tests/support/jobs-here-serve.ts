import { running, serve } from "./jobs-here";

/** Stands for `serve-job.ts` (`jobs-here.ts`). */
export { isExhaustion, reportedError, whereOf } from "@/lib/integrations/bounded-process/serve-job";
export const serveJob = serve;
export const sendToParent = async (message: object) => running.getStore()?.answer(message);
