/**
 * The writing calls that screens make by REST and not by a server action: by their file, each with its method, the text
 * of its address, and why. A test holds the list against the screens.
 */
export const REST_WRITES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "components/account/end-sessions.tsx": {
    'POST "/accounts/sessions/end-all/"': "Its answer clears the browser's cookies and caches.",
  },
  "components/account/passkey-sign-in.tsx": {
    'POST "/accounts/passkeys/sign-in/"':
      "Its answer sets the cookie that ties the challenge to the browser.",
  },
  "components/app-shell/api-fetch.ts": {
    'POST "/accounts/auth/logout/"': "Clears cookies that no longer work.",
    'POST "/accounts/auth/token/refresh/"': "Sets the next pair of cookies for a call that was refused.",
  },
  "components/app-shell/upload-form.ts": {
    'POST "/uploads/"': "Answers the addresses that a file's parts go to.",
  },
  "components/app-shell/use-session-watch.ts": {
    'POST "/accounts/auth/logout/"': "Ends an idle session while the page behind it stays as it is.",
  },
  "components/appeal/appeal-calls.ts": {
    'PATCH at(appealId, "letter/")': "Saves the letter while it is typed.",
    'POST at(id, "uploads/")': "Uploads tell how far they are.",
  },
  "components/case/receipt-form.tsx": {
    "POST `/documents/minimal-appeals/${appealId}/deliveries/${deliveryId}/receipts/`":
      "Uploads a photo or PDF of up to 50 MB.",
  },
  "components/case/upload-answer.tsx": {
    "POST path": "Uploads tell how far they are.",
  },
  "components/document/upload-claim-document.ts": {
    "POST `/claims/${claimId}/upload_document/`": "Uploads tell how far they are.",
  },
  "components/library/upload-document.ts": {
    'POST "/documents/uploads/"': "Uploads tell how far they are.",
  },
  "components/line-item/save-lines.ts": {
    "PATCH `/claims/${claimId}/`": "Saves up to 2,000 lines; the sheet merges by itself what others saved.",
  },
  "components/payer/notifications.ts": {
    "POST path": "Marks as read beside the navigation of the same click.",
  },
  "components/payer/upload-remittance.tsx": {
    'POST "/payers/remittances/?max_claims=0"': "Uploads tell how far they are.",
  },
  "components/practice/logo-upload.tsx": {
    "POST PATH": "Uploads tell how far they are.",
  },
};
