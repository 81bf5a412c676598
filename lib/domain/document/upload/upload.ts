/** A file as it arrived: on disk, measured, not yet trusted. */
export type Upload = {
  field: string;
  filename: string;
  declaredType: string;
  path: string;
  size: number;
  sha256: string;
  tooLarge: boolean;
};
