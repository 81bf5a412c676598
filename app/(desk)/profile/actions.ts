"use server";

import { endOtherOwnSessions, endOwnSession } from "@/lib/domain/account/own-sessions";
import {
  beginPasskey,
  confirmPasskey,
  removePasskey,
  renamePasskey,
} from "@/lib/domain/account/passkey/settings";
import { changePassword } from "@/lib/domain/account/password-reset";
import { updateProfile } from "@/lib/domain/account/profile";
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from "@/lib/domain/account/second-factor-settings";
import { updateSignInAlerts } from "@/lib/domain/account/sign-in-alerts";
import { resendVerification } from "@/lib/domain/account/verification";
import { requestExport } from "@/lib/domain/case/export/exports";
import { approveEmergency, endEmergency, requestEmergency } from "@/lib/domain/practice/emergency/access";
import { resetMemberFactor } from "@/lib/domain/practice/emergency/uses";
import { inviteColleague, revokeInvitation } from "@/lib/domain/practice/invitations";
import { removeLogo } from "@/lib/domain/practice/logo";
import {
  activateMember,
  addOwner,
  deactivateMember,
  endMemberSessions,
  handOverOwnership,
  removeOwner,
} from "@/lib/domain/practice/members";
import { updatePractice } from "@/lib/domain/practice/practice";
import { action } from "@/lib/transport/action";

export const updateProfileAction = action(updateProfile);
export const resendVerificationAction = action(resendVerification, { reads: true });
export const changePasswordAction = action(changePassword);
export const endOwnSessionAction = action(endOwnSession);
export const endOtherOwnSessionsAction = action(endOtherOwnSessions);
export const updateSignInAlertsAction = action(updateSignInAlerts);
export const beginPasskeyAction = action(beginPasskey, { reads: true });
export const confirmPasskeyAction = action(confirmPasskey, { reads: true });
export const renamePasskeyAction = action(renamePasskey);
export const removePasskeyAction = action(removePasskey);
export const beginSecondFactorAction = action(beginSecondFactor, { reads: true });
export const confirmSecondFactorAction = action(confirmSecondFactor);
export const renewRecoveryCodesAction = action(renewRecoveryCodes, { reads: true });
export const removeSecondFactorAction = action(removeSecondFactor);

export const inviteColleagueAction = action(inviteColleague);
export const revokeInvitationAction = action(revokeInvitation);
export const activateMemberAction = action(activateMember);
export const deactivateMemberAction = action(deactivateMember);
export const endMemberSessionsAction = action(endMemberSessions);
export const handOverOwnershipAction = action(handOverOwnership);
export const addOwnerAction = action(addOwner);
export const removeOwnerAction = action(removeOwner);
export const requestEmergencyAction = action(requestEmergency);
export const approveEmergencyAction = action(approveEmergency);
export const endEmergencyAction = action(endEmergency);
export const resetMemberFactorAction = action(resetMemberFactor);
export const updatePracticeAction = action(updatePractice);
export const removeLogoAction = action(removeLogo);
export const requestExportAction = action(requestExport);
