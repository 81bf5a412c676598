/** "06/03-06/03/26" prints the year once. */
export function withYears(text: string): string {
  return text
    .replace(/(?<![\d/])(\d{1,2}\/\d{1,2}) ?[-–] ?(\d{1,2}\/\d{1,2}\/(\d{2,4}))\b/g, "$1/$3 - $2")
    .replace(/(\/\d{2,4})[-–](?=\d{1,2}\/\d{1,2}\/)/g, "$1 - ");
}
