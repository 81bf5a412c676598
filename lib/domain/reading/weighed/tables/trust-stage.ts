/** Made by npm run eval:fit; not to be edited. */
export const TRUST_STAGE_TABLE = `
sign	concurrent	none	post_service	pre_service
base	0	0	0	0
concurrent	-0.25	-5.68	-8.05	-6.5
none	-3.08	-0.2	-3.54	-1.73
post_service	-3.53	-2.16	-0.04	-2.4
pre_service	-2.03	-4.07	-4.6	-0.33
`;
