/** Made by npm run eval:fit; not to be edited. */
export const TRUST_STAGE_TABLE = `
sign	concurrent	none	post_service	pre_service
base	0	0	0	0
concurrent	-0.49	-6.65	-8.81	-7.24
none	-3.18	-0.22	-2.9	-1.44
post_service	-4.02	-1.82	-0.07	-2.78
pre_service	-1.11	-4.25	-4.33	-0.36
`;
