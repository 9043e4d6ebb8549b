import type { App } from '#platform/app.ts';
import { domainError, isDomainError, type DomainError } from '#platform/domain-error.ts';
import { runWork, type WorkOwner } from '#platform/work/run-work.ts';
import { defineWork, WorkEnded } from '#platform/work/work.ts';
import { imageKind, type ImageLimits, imageMessages } from '../rules/index.ts';
import type { ImageError, RedrawnImage } from './redraw-image.ts';
import { scanUpload, unscanned, type ScannedBytes } from './scan-upload.ts';

/** An image that may be stored. */
export interface CheckedImage {
  type: 'image/jpeg' | 'image/png';
  bytes: ScannedBytes;
}

const redrawing = defineWork<{ bytes: Uint8Array; limits: ImageLimits }, RedrawnImage | ImageError>({
  file: new URL('./redraw-image.ts', import.meta.url),
  name: 'redrawImage',
  lane: 'pictures',
  seconds: 30,
  megabytes: 128,
});

/**
 * Scans an image and re-encodes it with `redrawImage`, in a thread that processes one image at a time; `of` is its
 * owner. Rejects non-images and images that are too small or too large; BUSY if too many are waiting.
 */
export async function checkImage(
  app: App,
  bytes: Buffer,
  limits: ImageLimits,
  of: WorkOwner,
): Promise<CheckedImage | DomainError> {
  if (bytes.length > limits.largestKb * 1024)
    return domainError('IMAGE_TOO_LARGE', imageMessages.tooLarge(limits.largestKb), 'Upload failed.');
  if (imageKind(bytes) === null) return notAnImage();
  const scanned = await scanUpload(app, bytes);
  if (isDomainError(scanned)) return scanned;
  let image: RedrawnImage | ImageError;
  try {
    image = await runWork(redrawing, { bytes, limits: limitsOf(limits) }, { of });
  } catch (error) {
    if (!(error instanceof WorkEnded)) throw error;
    if (error.why !== 'busy' && error.why !== 'ended') return notAnImage();
    return domainError('BUSY', 'Too many pictures are being processed. Try again in a moment.', 'Upload failed.');
  }
  if (image === 'too-small')
    return domainError('IMAGE_TOO_SMALL', imageMessages.tooSmall(limits.minWidth, limits.minHeight), 'Upload failed.');
  return image === 'no-image'
    ? notAnImage()
    : { type: image.type, bytes: unscanned(Buffer.from(image.bytes), 'made here') };
}

// A kind's limits may contain fields that can't be cloned.
function limitsOf({ minWidth, minHeight, largestKb }: ImageLimits): ImageLimits {
  return { minWidth, minHeight, largestKb };
}

function notAnImage(): DomainError {
  return domainError('NOT_AN_IMAGE', imageMessages.notAnImage, 'Upload failed.');
}
