/** What a browser sends of a file whose bytes went to the store by themselves. */
export type StagedFile = {
  /** The form's field. */
  field: string;
  /** The upload's id. */
  upload: string;
  filename: string;
  parts: { number: number; etag: string }[];
};

/** The answer to the beginning of an upload. */
export type StagedUpload = {
  id: string;
  /** In this order: `PUT` that many bytes of the file to each address, and keep the `ETag` that is answered. */
  parts: { number: number; url: string; bytes: number }[];
};
