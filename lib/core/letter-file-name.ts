/** What an appeal's PDF is called wherever it goes: saved, mailed and faxed. Nothing of the patient is in it. */
export const letterFileName = (appealId: string): string => `appeal-letter-${appealId.slice(0, 8)}.pdf`;
