import { domainError, type DomainError } from '#platform/domain-error.ts';
import { imageKind, type ImageLimits, imageMessages } from '../rules/index.ts';

/** An image that was read and written anew: its pixels and nothing else. */
export interface CheckedImage {
  type: 'image/jpeg' | 'image/png';
  bytes: Buffer;
}

// What a picture from a phone has, and what fits into memory a few times over.
const MOST_PIXELS = 50_000_000;
const LONGEST_SIDE = 2048;

/**
 * Reads an image by its content and writes it anew as JPEG, or as PNG where it is see-through, upright and at most 2048 pixels long:
 * whatever else the file held (place, camera, words, a second file) is gone.
 */
export async function checkImage(bytes: Buffer, limits: ImageLimits): Promise<CheckedImage | DomainError> {
  if (bytes.length > limits.largestKb * 1024)
    return domainError('IMAGE_TOO_LARGE', imageMessages.tooLarge(limits.largestKb), 'Upload failed.');
  if (imageKind(bytes) === null) return notAnImage();
  const { default: sharp } = await import('sharp');
  // One image on one core: the others belong to the clinic.
  sharp.concurrency(1);
  try {
    const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: false }).autoOrient();
    const { autoOrient, hasAlpha } = await image.metadata();
    if (autoOrient.width * autoOrient.height > MOST_PIXELS) return notAnImage();
    if (autoOrient.width < limits.minWidth || autoOrient.height < limits.minHeight) {
      return domainError(
        'IMAGE_TOO_SMALL',
        imageMessages.tooSmall(limits.minWidth, limits.minHeight),
        'Upload failed.',
      );
    }
    const fitting = image
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    return hasAlpha
      ? { type: 'image/png', bytes: await fitting.png({ compressionLevel: 9 }).toBuffer() }
      : { type: 'image/jpeg', bytes: await fitting.jpeg({ quality: 88 }).toBuffer() };
  } catch {
    // What it does not understand it throws about, in words that may quote the file.
    return notAnImage();
  }
}

function notAnImage(): DomainError {
  return domainError('NOT_AN_IMAGE', imageMessages.notAnImage, 'Upload failed.');
}
