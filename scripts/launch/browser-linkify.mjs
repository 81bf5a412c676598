/**
 * What browsers get for `linkifyjs`: Tiptap's link knows it for links that are found in what is typed or pasted, which the
 * editor of letters has switched off (`components/appeal/letter-extensions.ts`). docs/decisions/operations-and-screens.md
 */
export const find = () => [];
export const tokenize = () => [];
export const registerCustomProtocol = () => undefined;
export const reset = () => undefined;
