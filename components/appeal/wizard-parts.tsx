"use client";

import dynamic from "next/dynamic";

/** The wizard's steps: the page loads the script of the one that it shows. */
export const UploadStep = dynamic(() => import("./upload-step").then((file) => file.UploadStep));
export const ExtractStep = dynamic(() => import("./extract-step").then((file) => file.ExtractStep));
export const GenerateStep = dynamic(() => import("./generate-step").then((file) => file.GenerateStep));
export const ExportStep = dynamic(() => import("./export-step").then((file) => file.ExportStep));
export const PayerProposal = dynamic(() => import("./payer-proposal").then((file) => file.PayerProposal));
export const LeaveOutButton = dynamic(() => import("./leave-out-button").then((file) => file.LeaveOutButton));
