/** The largest image that is taken, in kB, where nothing else is said. */
export const LARGEST_IMAGE_KB = 10_240;

/** What an image must be: how wide and high at least, in pixels, and how heavy at most, in kB. */
export interface ImageLimits {
  minWidth: number;
  minHeight: number;
  largestKb: number;
}

/** The limits of an image of which nothing else is said. */
export const imageLimits: ImageLimits = { minWidth: 200, minHeight: 200, largestKb: LARGEST_IMAGE_KB };

/** The limits of a person's picture. */
export const avatarLimits: ImageLimits = { minWidth: 100, minHeight: 100, largestKb: LARGEST_IMAGE_KB };

/** The sentences of a refused image, as the product says them. */
export const imageMessages = {
  notAnImage: 'Image only',
  tooLarge: (largestKb: number): string => `Image exceeds size limit: ${largestKb}kb`,
  tooSmall: (minWidth: number, minHeight: number): string =>
    `Image's size is too low. Expected at least: ${minWidth} * ${minHeight}`,
  failed: 'Upload failed.',
} as const;

/** The kinds of image that are taken, told by their first bytes; neither name nor header is believed. */
export type ImageKind = 'jpeg' | 'png' | 'gif' | 'webp';

/** Which kind of image begins with these bytes (twelve are enough); null for everything else. */
export function imageKind(bytes: Uint8Array): ImageKind | null {
  const begins = (...signature: number[]): boolean => signature.every((byte, at) => bytes[at] === byte);
  if (begins(0xff, 0xd8, 0xff)) return 'jpeg';
  if (begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (begins(0x47, 0x49, 0x46, 0x38)) return 'gif';
  const isWebp = [0x57, 0x45, 0x42, 0x50].every((byte, at) => bytes[at + 8] === byte);
  return begins(0x52, 0x49, 0x46, 0x46) && isWebp ? 'webp' : null;
}
