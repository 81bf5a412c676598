/** Made by npm run eval:fit; not to be edited. */
export const TRUST_STAGE_TABLE = `
sign	concurrent	none	post_service	pre_service
base	0	0	0	0
concurrent	-0.36	-5.99	-8.28	-6.72
none	-3.16	-0.26	-3.17	-1.81
post_service	-3.53	-1.73	-0.06	-2.47
pre_service	-1.5	-4.04	-4.65	-0.3
`;
