/**
 * The ways into the app that are no call of the REST API, whose routes declare their access themselves. A test holds
 * these lists against what the build contains and asks each entry (S01): a new one has to be written down here.
 */

/**
 * `user`: shows nothing without a session, `local`: only at this machine in local mode, `signed`: the service that calls
 * proves itself by a signature.
 */
export type EntryAccess = "public" | "user" | "local" | "signed";

/** Pages, by the address that Next knows them by. */
export const PAGES: Readonly<Record<string, EntryAccess>> = {
  "/": "public",
  "/login": "public",
  "/signup": "public",
  "/forgot-password": "public",
  "/reset-password/[token]": "public",
  "/verify-email/[[...link]]": "public",
  "/invite/[token]": "public",
  "/resume": "public",
  "/docs/api": "public",
  "/dev/outbox": "local",
  "/appeals": "user",
  "/appeals/new": "user",
  "/appeals/[appealId]": "user",
  "/claims": "user",
  "/claims/[claimId]": "user",
  "/claims/remittances": "user",
  "/patients": "user",
  "/documents": "user",
  "/profile": "user",
};

/** Functions that a browser may call by name, by their file. */
export const SERVER_ACTIONS: Readonly<Record<string, EntryAccess>> = {
  "app/(account)/actions.ts acceptAsMyselfAction": "user",
  "app/(account)/actions.ts acceptWithNewAccountAction": "public",
  "app/(account)/actions.ts confirmPasswordResetAction": "public",
  "app/(account)/actions.ts requestPasswordResetAction": "public",
  "app/(account)/actions.ts signInAction": "public",
  "app/(account)/actions.ts signUpAction": "public",
  "app/(account)/actions.ts verifyEmailAction": "public",
  "app/(desk)/appeals/[appealId]/actions.ts attachDocumentsAction": "user",
  "app/(desk)/appeals/[appealId]/actions.ts changeAppealAction": "user",
  "app/(desk)/appeals/[appealId]/actions.ts confirmPayerAction": "user",
  "app/(desk)/appeals/[appealId]/actions.ts deleteDocumentAction": "user",
  "app/(desk)/appeals/[appealId]/actions.ts exportLetterAction": "user",
  "app/(desk)/appeals/[appealId]/actions.ts reviewLetterAction": "user",
  "app/(desk)/appeals/[appealId]/actions.ts saveMetadataAction": "user",
  "app/(desk)/appeals/[appealId]/actions.ts sendLetterAction": "user",
  "app/(desk)/appeals/[appealId]/actions.ts startExtractionAction": "user",
  "app/(desk)/appeals/[appealId]/actions.ts startLetterAction": "user",
  "app/(desk)/appeals/actions.ts deleteAppealAction": "user",
  "app/(desk)/appeals/actions.ts openAppealAction": "user",
  "app/(desk)/appeals/views.tsx foundAppealsView": "user",
  "app/(desk)/claims/[claimId]/actions.ts createActionItemAction": "user",
  "app/(desk)/claims/[claimId]/actions.ts deleteClaimDocumentAction": "user",
  "app/(desk)/claims/[claimId]/actions.ts settleProposalAction": "user",
  "app/(desk)/claims/[claimId]/actions.ts updateActionItemAction": "user",
  "app/(desk)/claims/[claimId]/views.tsx editClaimView": "user",
  "app/(desk)/claims/[claimId]/views.tsx newItemView": "user",
  "app/(desk)/claims/[claimId]/views.tsx updateItemView": "user",
  "app/(desk)/patients/actions.ts createPatientAction": "user",
  "app/(desk)/patients/actions.ts revealSsnAction": "user",
  "app/(desk)/patients/actions.ts updatePatientAction": "user",
  "app/(desk)/patients/views.tsx editPatientView": "user",
  "app/(desk)/patients/views.tsx foundPatientsView": "user",
  "app/(desk)/patients/views.tsx newPatientView": "user",
  "app/(desk)/profile/actions.ts activateMemberAction": "user",
  "app/(desk)/profile/actions.ts beginSecondFactorAction": "user",
  "app/(desk)/profile/actions.ts changePasswordAction": "user",
  "app/(desk)/profile/actions.ts confirmSecondFactorAction": "user",
  "app/(desk)/profile/actions.ts deactivateMemberAction": "user",
  "app/(desk)/profile/actions.ts endOwnSessionAction": "user",
  "app/(desk)/profile/actions.ts handOverOwnershipAction": "user",
  "app/(desk)/profile/actions.ts inviteColleagueAction": "user",
  "app/(desk)/profile/actions.ts removeLogoAction": "user",
  "app/(desk)/profile/actions.ts removeSecondFactorAction": "user",
  "app/(desk)/profile/actions.ts renewRecoveryCodesAction": "user",
  "app/(desk)/profile/actions.ts resendVerificationAction": "user",
  "app/(desk)/profile/actions.ts revokeInvitationAction": "user",
  "app/(desk)/profile/actions.ts updatePracticeAction": "user",
  "app/(desk)/profile/actions.ts updateProfileAction": "user",
};

/** Route files outside `/api/v1`. */
export const OTHER_ROUTES: Readonly<Record<string, EntryAccess>> = {
  // What no other route answers: 404.
  "/api/[...path]": "public",
  "/api/auth/[...nextauth]": "public",
  "/api/health": "public",
  "/api/ready": "public",
  "/api/dev/outbox": "local",
  "/api/dev/outbox/[itemId]/[index]": "local",
  "/api/documents/minimal-appeals/[appealId]/download": "user",
  "/api/minimal-appeals/[appealId]/download": "user",
  "/api/inngest": "signed",
  "/api/webhooks/[provider]": "signed",
  "/icon.svg": "public",
};
