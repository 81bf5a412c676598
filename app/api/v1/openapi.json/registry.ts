import type { ApiRoute } from "@/lib/transport/openapi/document";

/** Every route file of the API. Written by `npx tsx scripts/api-routes.ts`; a test compares it with the files. */
export const ROUTE_FILES: Record<string, () => Promise<ApiRoute["handlers"]>> = {
  "accounts/auth/login": () => import("../accounts/auth/login/route"),
  "accounts/auth/logout": () => import("../accounts/auth/logout/route"),
  "accounts/auth/password/change": () => import("../accounts/auth/password/change/route"),
  "accounts/auth/password/reset": () => import("../accounts/auth/password/reset/route"),
  "accounts/auth/password/reset/confirm": () => import("../accounts/auth/password/reset/confirm/route"),
  "accounts/auth/register": () => import("../accounts/auth/register/route"),
  "accounts/auth/token/refresh": () => import("../accounts/auth/token/refresh/route"),
  "accounts/auth/verify/request": () => import("../accounts/auth/verify/request/route"),
  "accounts/calendar": () => import("../accounts/calendar/route"),
  "accounts/passkeys": () => import("../accounts/passkeys/route"),
  "accounts/passkeys/[id]": () => import("../accounts/passkeys/[id]/route"),
  "accounts/passkeys/[id]/remove": () => import("../accounts/passkeys/[id]/remove/route"),
  "accounts/passkeys/confirm": () => import("../accounts/passkeys/confirm/route"),
  "accounts/passkeys/sign-in": () => import("../accounts/passkeys/sign-in/route"),
  "accounts/profile": () => import("../accounts/profile/route"),
  "accounts/reminders": () => import("../accounts/reminders/route"),
  "accounts/second-factor": () => import("../accounts/second-factor/route"),
  "accounts/second-factor/confirm": () => import("../accounts/second-factor/confirm/route"),
  "accounts/second-factor/recovery-codes": () => import("../accounts/second-factor/recovery-codes/route"),
  "accounts/second-factor/remove": () => import("../accounts/second-factor/remove/route"),
  "accounts/session": () => import("../accounts/session/route"),
  "accounts/sessions": () => import("../accounts/sessions/route"),
  "accounts/sessions/[id]": () => import("../accounts/sessions/[id]/route"),
  "accounts/sessions/end-all": () => import("../accounts/sessions/end-all/route"),
  "accounts/sessions/end-others": () => import("../accounts/sessions/end-others/route"),
  "accounts/sign-in-alerts": () => import("../accounts/sign-in-alerts/route"),
  "accounts/verify-email/[uidb64]/[token]": () => import("../accounts/verify-email/[uidb64]/[token]/route"),
  "appeals/board": () => import("../appeals/board/route"),
  "appeals/payers": () => import("../appeals/payers/route"),
  "appeals/results": () => import("../appeals/results/route"),
  "appeals/results/export": () => import("../appeals/results/export/route"),
  "appeals/results/report": () => import("../appeals/results/report/route"),
  "calendar/[token]": () => import("../calendar/[token]/route"),
  claims: () => import("../claims/route"),
  "claims/[claimId]": () => import("../claims/[claimId]/route"),
  "claims/[claimId]/action_items": () => import("../claims/[claimId]/action_items/route"),
  "claims/[claimId]/activity": () => import("../claims/[claimId]/activity/route"),
  "claims/[claimId]/contacts": () => import("../claims/[claimId]/contacts/route"),
  "claims/[claimId]/documents": () => import("../claims/[claimId]/documents/route"),
  "claims/[claimId]/documents/[documentId]/proposal": () =>
    import("../claims/[claimId]/documents/[documentId]/proposal/route"),
  "claims/[claimId]/update_action_item": () => import("../claims/[claimId]/update_action_item/route"),
  "claims/[claimId]/upload_document": () => import("../claims/[claimId]/upload_document/route"),
  "claims/export": () => import("../claims/export/route"),
  "claims/my_action_items": () => import("../claims/my_action_items/route"),
  "claims/request-update": () => import("../claims/request-update/route"),
  "claims/saved-filters": () => import("../claims/saved-filters/route"),
  "claims/saved-filters/[filterId]": () => import("../claims/saved-filters/[filterId]/route"),
  "claims/statistics": () => import("../claims/statistics/route"),
  "claims/totals": () => import("../claims/totals/route"),
  "contacts/[contactId]": () => import("../contacts/[contactId]/route"),
  decisions: () => import("../decisions/route"),
  "decisions/[decisionId]": () => import("../decisions/[decisionId]/route"),
  "decisions/[decisionId]/confirm": () => import("../decisions/[decisionId]/confirm/route"),
  "decisions/[decisionId]/dismiss": () => import("../decisions/[decisionId]/dismiss/route"),
  "decisions/[decisionId]/next-level": () => import("../decisions/[decisionId]/next-level/route"),
  "decisions/uploads": () => import("../decisions/uploads/route"),
  "documents/[documentId]": () => import("../documents/[documentId]/route"),
  "documents/[documentId]/download": () => import("../documents/[documentId]/download/route"),
  "documents/[documentId]/file": () => import("../documents/[documentId]/file/route"),
  "documents/[documentId]/pages": () => import("../documents/[documentId]/pages/route"),
  "documents/[documentId]/remittance": () => import("../documents/[documentId]/remittance/route"),
  "documents/appeal-templates": () => import("../documents/appeal-templates/route"),
  "documents/appeal-templates/[templateId]": () => import("../documents/appeal-templates/[templateId]/route"),
  "documents/appeal-templates/[templateId]/preview": () =>
    import("../documents/appeal-templates/[templateId]/preview/route"),
  "documents/appeal-templates/[templateId]/reset": () =>
    import("../documents/appeal-templates/[templateId]/reset/route"),
  "documents/appeal/generate": () => import("../documents/appeal/generate/route"),
  "documents/appeals": () => import("../documents/appeals/route"),
  "documents/appeals/[appealId]": () => import("../documents/appeals/[appealId]/route"),
  "documents/appeals/[appealId]/download": () => import("../documents/appeals/[appealId]/download/route"),
  "documents/claims/[claimId]/appeals": () => import("../documents/claims/[claimId]/appeals/route"),
  "documents/minimal-appeals": () => import("../documents/minimal-appeals/route"),
  "documents/minimal-appeals/[appealId]": () => import("../documents/minimal-appeals/[appealId]/route"),
  "documents/minimal-appeals/[appealId]/confirmations": () =>
    import("../documents/minimal-appeals/[appealId]/confirmations/route"),
  "documents/minimal-appeals/[appealId]/confirmations/[name]": () =>
    import("../documents/minimal-appeals/[appealId]/confirmations/[name]/route"),
  "documents/minimal-appeals/[appealId]/contacts": () =>
    import("../documents/minimal-appeals/[appealId]/contacts/route"),
  "documents/minimal-appeals/[appealId]/decisions": () =>
    import("../documents/minimal-appeals/[appealId]/decisions/route"),
  "documents/minimal-appeals/[appealId]/decisions/uploads": () =>
    import("../documents/minimal-appeals/[appealId]/decisions/uploads/route"),
  "documents/minimal-appeals/[appealId]/deliveries": () =>
    import("../documents/minimal-appeals/[appealId]/deliveries/route"),
  "documents/minimal-appeals/[appealId]/deliveries/[deliveryId]/proof": () =>
    import("../documents/minimal-appeals/[appealId]/deliveries/[deliveryId]/proof/route"),
  "documents/minimal-appeals/[appealId]/deliveries/[deliveryId]/rebuttal": () =>
    import("../documents/minimal-appeals/[appealId]/deliveries/[deliveryId]/rebuttal/route"),
  "documents/minimal-appeals/[appealId]/deliveries/[deliveryId]/rebuttal/gate": () =>
    import("../documents/minimal-appeals/[appealId]/deliveries/[deliveryId]/rebuttal/gate/route"),
  "documents/minimal-appeals/[appealId]/deliveries/[deliveryId]/receipts": () =>
    import("../documents/minimal-appeals/[appealId]/deliveries/[deliveryId]/receipts/route"),
  "documents/minimal-appeals/[appealId]/documents": () =>
    import("../documents/minimal-appeals/[appealId]/documents/route"),
  "documents/minimal-appeals/[appealId]/download": () =>
    import("../documents/minimal-appeals/[appealId]/download/route"),
  "documents/minimal-appeals/[appealId]/evidence": () =>
    import("../documents/minimal-appeals/[appealId]/evidence/route"),
  "documents/minimal-appeals/[appealId]/export": () =>
    import("../documents/minimal-appeals/[appealId]/export/route"),
  "documents/minimal-appeals/[appealId]/extract": () =>
    import("../documents/minimal-appeals/[appealId]/extract/route"),
  "documents/minimal-appeals/[appealId]/gate": () =>
    import("../documents/minimal-appeals/[appealId]/gate/route"),
  "documents/minimal-appeals/[appealId]/generate": () =>
    import("../documents/minimal-appeals/[appealId]/generate/route"),
  "documents/minimal-appeals/[appealId]/letter": () =>
    import("../documents/minimal-appeals/[appealId]/letter/route"),
  "documents/minimal-appeals/[appealId]/letter/answers": () =>
    import("../documents/minimal-appeals/[appealId]/letter/answers/route"),
  "documents/minimal-appeals/[appealId]/metadata": () =>
    import("../documents/minimal-appeals/[appealId]/metadata/route"),
  "documents/minimal-appeals/[appealId]/payer": () =>
    import("../documents/minimal-appeals/[appealId]/payer/route"),
  "documents/minimal-appeals/[appealId]/send": () =>
    import("../documents/minimal-appeals/[appealId]/send/route"),
  "documents/minimal-appeals/[appealId]/uploads": () =>
    import("../documents/minimal-appeals/[appealId]/uploads/route"),
  "documents/minimal-appeals/[appealId]/uploads/[documentId]": () =>
    import("../documents/minimal-appeals/[appealId]/uploads/[documentId]/route"),
  "documents/minimal-appeals/[appealId]/uploads/[documentId]/box": () =>
    import("../documents/minimal-appeals/[appealId]/uploads/[documentId]/box/route"),
  "documents/minimal-appeals/[appealId]/uploads/[documentId]/file": () =>
    import("../documents/minimal-appeals/[appealId]/uploads/[documentId]/file/route"),
  "documents/minimal-appeals/[appealId]/uploads/[documentId]/pages": () =>
    import("../documents/minimal-appeals/[appealId]/uploads/[documentId]/pages/route"),
  "documents/minimal-appeals/[appealId]/uploads/[documentId]/paper": () =>
    import("../documents/minimal-appeals/[appealId]/uploads/[documentId]/paper/route"),
  "documents/uploads": () => import("../documents/uploads/route"),
  "documents/uploads/[documentId]": () => import("../documents/uploads/[documentId]/route"),
  "minimal-appeals/[appealId]/download": () => import("../minimal-appeals/[appealId]/download/route"),
  notifications: () => import("../notifications/route"),
  "notifications/[notificationId]/read": () => import("../notifications/[notificationId]/read/route"),
  "notifications/read": () => import("../notifications/read/route"),
  patients: () => import("../patients/route"),
  "patients/[patientId]": () => import("../patients/[patientId]/route"),
  "patients/[patientId]/appeals": () => import("../patients/[patientId]/appeals/route"),
  "patients/[patientId]/reveal-ssn": () => import("../patients/[patientId]/reveal-ssn/route"),
  "payers/conflicts": () => import("../payers/conflicts/route"),
  "payers/conflicts/[conflictId]/resolve": () => import("../payers/conflicts/[conflictId]/resolve/route"),
  "payers/directory": () => import("../payers/directory/route"),
  "payers/directory/[payerId]": () => import("../payers/directory/[payerId]/route"),
  "payers/remittances": () => import("../payers/remittances/route"),
  "payers/remittances/[remittanceId]": () => import("../payers/remittances/[remittanceId]/route"),
  "payers/remittances/[remittanceId]/apply": () => import("../payers/remittances/[remittanceId]/apply/route"),
  "payers/remittances/[remittanceId]/file": () => import("../payers/remittances/[remittanceId]/file/route"),
  "payers/remittances/[remittanceId]/sheet": () => import("../payers/remittances/[remittanceId]/sheet/route"),
  practice: () => import("../practice/route"),
  "practice/activity": () => import("../practice/activity/route"),
  "practice/activity/export": () => import("../practice/activity/export/route"),
  "practice/corrections/export": () => import("../practice/corrections/export/route"),
  "practice/exports": () => import("../practice/exports/route"),
  "practice/exports/[exportId]": () => import("../practice/exports/[exportId]/route"),
  "practice/exports/[exportId]/download": () => import("../practice/exports/[exportId]/download/route"),
  "practice/invitations": () => import("../practice/invitations/route"),
  "practice/invitations/[id]": () => import("../practice/invitations/[id]/route"),
  "practice/invitations/accept": () => import("../practice/invitations/accept/route"),
  "practice/invitations/read": () => import("../practice/invitations/read/route"),
  "practice/logo": () => import("../practice/logo/route"),
  "practice/members": () => import("../practice/members/route"),
  "practice/members/[id]/activate": () => import("../practice/members/[id]/activate/route"),
  "practice/members/[id]/deactivate": () => import("../practice/members/[id]/deactivate/route"),
  "practice/members/[id]/end-sessions": () => import("../practice/members/[id]/end-sessions/route"),
  "practice/members/[id]/make-owner": () => import("../practice/members/[id]/make-owner/route"),
  reference: () => import("../reference/route"),
  "reference/edits": () => import("../reference/edits/route"),
  uploads: () => import("../uploads/route"),
  "uploads/parts/[key]/[number]": () => import("../uploads/parts/[key]/[number]/route"),
  users: () => import("../users/route"),
  worklist: () => import("../worklist/route"),
  "worklist/actions": () => import("../worklist/actions/route"),
  "worklist/payers": () => import("../worklist/payers/route"),
  "worklist/undo": () => import("../worklist/undo/route"),
};
