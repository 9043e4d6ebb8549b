import { imageKind, type ImageLimits } from '../rules/index.ts';

/** An image that was read and written anew: its pixels and nothing else. */
export interface RedrawnImage {
  type: 'image/jpeg' | 'image/png';
  bytes: Uint8Array;
}

/** Why an image is not taken. */
export type ImageError = 'no-image' | 'too-small';

// What a picture from a phone has. A JPEG is made smaller while it is read; every other kind lies in memory whole.
const MOST_PIXELS = { jpeg: 50_000_000, png: 24_000_000, gif: 24_000_000, webp: 24_000_000 } as const;
const LONGEST_SIDE = 2048;

/**
 * Reads an image by its content and writes it anew as JPEG, or as PNG where it is see-through, upright and at most 2048 pixels long:
 * whatever else the file held (place, camera, words, a second file) is gone. How large it is is asked of its head, before anything of it
 * is decoded. It runs in a thread.
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
  // One image on one core, and nothing kept of it: the others belong to the clinic.
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
    // What it does not understand it throws about, in words that may quote the file.
    return 'no-image';
  }
}
