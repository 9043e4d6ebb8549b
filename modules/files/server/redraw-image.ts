import { imageKind, type ImageLimits } from '../rules/index.ts';

/** A re-encoded image: its pixels and nothing else. */
export interface RedrawnImage {
  type: 'image/jpeg' | 'image/png';
  bytes: Uint8Array;
}

/** Why an image is rejected. */
export type ImageError = 'no-image' | 'too-small';

// The resolution of phone cameras. A JPEG is reduced while decoding; every other type is decoded in memory.
const MOST_PIXELS = { jpeg: 50_000_000, png: 24_000_000, gif: 24_000_000, webp: 24_000_000 } as const;
const LONGEST_SIDE = 2048;

/**
 * Decodes an image and re-encodes it as JPEG, or as PNG if it is transparent, upright and at most 2048 pixels long:
 * everything else in the file (location, camera, texts, a second file) is dropped. Its dimensions are read from the
 * header before anything is decoded. Runs in a worker thread.
 */
export async function redrawImage({
  bytes,
  limits,
}: {
  bytes: Uint8Array;
  limits: ImageLimits;
}): Promise<RedrawnImage | ImageError> {
  const kind = imageKind(bytes);
  if (kind === null) return 'no-image';
  const { default: sharp } = await import('sharp');
  // One image on one core, without a cache: the other cores are for the clinic.
  sharp.concurrency(1);
  sharp.cache(false);
  try {
    const image = sharp(bytes, { limitInputPixels: MOST_PIXELS[kind], failOn: 'error', animated: false }).autoOrient();
    const { autoOrient, hasAlpha } = await image.metadata();
    if (autoOrient.width * autoOrient.height > MOST_PIXELS[kind]) return 'no-image';
    if (autoOrient.width < limits.minWidth || autoOrient.height < limits.minHeight) return 'too-small';
    const fitting = image
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    return hasAlpha
      ? { type: 'image/png', bytes: await fitting.png({ compressionLevel: 9 }).toBuffer() }
      : { type: 'image/jpeg', bytes: await fitting.jpeg({ quality: 88 }).toBuffer() };
  } catch {
    // It throws on invalid input, with messages that may quote the file.
    return 'no-image';
  }
}
