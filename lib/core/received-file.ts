/** A file that came with a request, on disk while the call runs. */
export type ReceivedFile = {
  field: string;
  filename: string;
  declaredType: string;
  path: string;
  size: number;
  sha256: string;
  /** Of a file that was sent in parts: its upload, which is gone once it was taken. */
  upload?: string;
  /** More bytes came than allowed; the file on disk is cut off. */
  tooLarge: boolean;
};
