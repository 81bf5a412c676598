/** "•••-••-1234" of the API's "***-**-1234". */
export const maskedSsnText = (ssn: string): string => ssn.replaceAll("*", "•");
