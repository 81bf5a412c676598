"use server";

import { requestExtraction } from "@/lib/domain/appeal/documents/extraction-run";
import { deleteAppealDocument } from "@/lib/domain/appeal/documents/files";
import { attachToAppeal, updateAppealMetadata } from "@/lib/domain/appeal/mutations";
import { confirmPayer } from "@/lib/domain/appeal/payer/of-appeal";
import { changeAppeal } from "@/lib/domain/delivery/mark-sent";
import { sendLetter } from "@/lib/domain/delivery/request";
import { reviewLetter } from "@/lib/domain/letter/check/review";
import { exportLetter } from "@/lib/domain/letter/export/export";
import { getGate } from "@/lib/domain/letter/gate/get-gate";
import { answerQuestion } from "@/lib/domain/letter/points/answer-question";
import { requestLetter } from "@/lib/domain/letter/writing/generation";
import { action } from "@/lib/transport/action";

export const changeAppealAction = action(changeAppeal);
export const attachDocumentsAction = action(attachToAppeal);
export const deleteDocumentAction = action(deleteAppealDocument);
export const startExtractionAction = action(requestExtraction);
export const saveMetadataAction = action(updateAppealMetadata);
export const startLetterAction = action(requestLetter);
export const answerQuestionAction = action(answerQuestion);
export const reviewLetterAction = action(reviewLetter, { reads: true });
export const getGateAction = action(getGate, { reads: true });
export const exportLetterAction = action(exportLetter);
export const sendLetterAction = action(sendLetter);
export const confirmPayerAction = action(confirmPayer);
