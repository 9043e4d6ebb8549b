/** Default maximum size of an image in kB. */
export const LARGEST_IMAGE_KB = 10_240;

/** Limits of an image: minimum width and height in pixels, and maximum size in kB. */
export interface ImageLimits {
  minWidth: number;
  minHeight: number;
  largestKb: number;
}

/** Default limits of an image. */
export const imageLimits: ImageLimits = { minWidth: 200, minHeight: 200, largestKb: LARGEST_IMAGE_KB };

/** Limits of a person's picture. */
export const avatarLimits: ImageLimits = { minWidth: 100, minHeight: 100, largestKb: LARGEST_IMAGE_KB };

/** The product's messages for a rejected image. */
export const imageMessages = {
  notAnImage: 'Image only',
  tooLarge: (largestKb: number): string => `Image exceeds size limit: ${largestKb}kb`,
  tooSmall: (minWidth: number, minHeight: number): string =>
    `Image's size is too low. Expected at least: ${minWidth} * ${minHeight}`,
  failed: 'Upload failed.',
} as const;

/** Accepted image types, detected by their first bytes; neither name nor header is trusted. */
export type ImageKind = 'jpeg' | 'png' | 'gif' | 'webp';

/** Returns the type of image that starts with these bytes (twelve are enough), or null. */
export function imageKind(bytes: Uint8Array): ImageKind | null {
  const begins = (...signature: number[]): boolean => signature.every((byte, at) => bytes[at] === byte);
  if (begins(0xff, 0xd8, 0xff)) return 'jpeg';
  if (begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (begins(0x47, 0x49, 0x46, 0x38)) return 'gif';
  const isWebp = [0x57, 0x45, 0x42, 0x50].every((byte, at) => bytes[at + 8] === byte);
  return begins(0x52, 0x49, 0x46, 0x46) && isWebp ? 'webp' : null;
}
