/** A file that came with a request, on disk while the call runs. */
export type ReceivedFile = {
  field: string;
  filename: string;
  declaredType: string;
  path: string;
  size: number;
  sha256: string;
  /** More bytes came than allowed; the file on disk is cut off. */
  tooLarge: boolean;
};
