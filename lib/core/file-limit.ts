/** 50 MB (docs/product.md, E10): the largest upload, and the largest file that is opened. */
export const MAX_FILE_BYTES = 52_428_800;
