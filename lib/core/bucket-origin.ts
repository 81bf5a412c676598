type Bucket = { bucket: string; region: string; endpoint?: string | undefined; forcePathStyle: boolean };

/** The origin of a bucket's addresses, as the AWS SDK makes them. */
export function bucketOrigin({ bucket, region, endpoint, forcePathStyle }: Bucket): string {
  const base = new URL(endpoint || `https://s3.${region}.amazonaws.com`);
  if (!forcePathStyle) base.hostname = `${bucket}.${base.hostname}`;
  return base.origin;
}
