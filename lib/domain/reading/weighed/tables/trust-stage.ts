/** Made by npm run eval:fit; not to be edited. */
export const TRUST_STAGE_TABLE = `
sign	concurrent	none	post_service	pre_service
base	0	0	0	0
concurrent	-0.45	-6.34	-8.57	-7
none	-3.2	-0.19	-2.93	-1.63
post_service	-3.71	-2.01	-0.07	-2.68
pre_service	-1.21	-4.14	-4.82	-0.32
`;
