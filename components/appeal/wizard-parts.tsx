"use client";

import dynamic from "next/dynamic";

/** The wizard's steps: the page loads the script of the one that it shows. */
export const UploadStep = dynamic(() => import("./upload-step").then((file) => file.UploadStep));
export const ExtractStep = dynamic(() => import("./extract-parts").then((file) => file.ExtractStep));
export const GenerateStep = dynamic(() => import("./generate-step").then((file) => file.GenerateStep));
export const ReviewStep = dynamic(() => import("./review-step").then((file) => file.ReviewStep));
export const ExportStep = dynamic(() => import("./export-parts").then((file) => file.ExportStep));
export const PayerProposal = dynamic(() => import("./export-parts").then((file) => file.PayerProposal));
export const ConfirmPatient = dynamic(() => import("./export-parts").then((file) => file.ConfirmPatient));
export const LeaveOutButton = dynamic(() => import("./export-parts").then((file) => file.LeaveOutButton));
export const TimeText = dynamic(() => import("./export-parts").then((file) => file.TimeText));
/** A closed case is seldom looked at here. */
export const ReopenCase = dynamic(() => import("../case/reopen-case").then((file) => file.ReopenCase));

/** The buttons in what the server draws of a step. They come with that step's script. */
export const SourceButton = dynamic(() => import("./extract-parts").then((file) => file.SourceButton));
export const ClaimValueButton = dynamic(() =>
  import("./extract-parts").then((file) => file.ClaimValueButton),
);
export const CheckFactButton = dynamic(() => import("./extract-parts").then((file) => file.CheckFactButton));
/** Drawn when a tab is opened: what stands beside them must not go for that moment. */
export const ShowPassage = dynamic(() => import("./letter-desk").then((file) => file.ShowPassage), {
  loading: () => null,
});
export const PutSentence = dynamic(() => import("./letter-desk").then((file) => file.PutSentence), {
  loading: () => null,
});
