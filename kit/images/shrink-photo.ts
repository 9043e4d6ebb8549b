import { t } from '../language/use-language.ts';
import { loadImage } from './cut-image.ts';

/** The maximum bytes of a patient's file: with encryption and base64 it fits into one request. */
export const PATIENT_FILE_BYTES = 1_400_000;

const KEPT = /\.(jpe?g|png|gif|webp|tiff?)$/i;
const HEIC = /\.hei[cf]$/i;
/** Longest side in pixels and JPEG quality, tried in this order until the photo is small enough. */
const SIZES = [
  [2560, 0.85],
  [2048, 0.8],
  [1600, 0.75],
  [1200, 0.7],
] as const;

/** Draws a photo upright at most `longest` pixels long and returns it as JPEG. */
export type DrawPhoto = (file: File, longest: number, quality: number) => Promise<Blob>;

/**
 * Returns a patient's file as it can be sent: a photo that is too large, or of a type that the clinic's pages can't show
 * (HEIC), as a smaller JPEG without location and camera data; any other file unchanged. Returns the problem in words if
 * the browser can't open the photo, or if the file is too large or empty.
 */
export async function shrinkPhoto(file: File, draw: DrawPhoto = drawPhoto): Promise<File | string> {
  const { name } = file;
  if (file.size === 0) return t('{name} is empty. Choose another file.', { name });
  const isPhoto = file.type.startsWith('image/') || KEPT.test(name) || HEIC.test(name);
  const isKept = !isPhoto || (KEPT.test(name) && !HEIC.test(`.${file.type.split('/').at(-1)}`));
  if (isKept && file.size <= PATIENT_FILE_BYTES) return file;
  const tooLarge = t('{name} is larger than 1.4 MB. Choose a smaller file.', { name });
  if (!isPhoto) return tooLarge;
  try {
    for (const [longest, quality] of SIZES) {
      const photo = await draw(file, longest, quality);
      if (photo.size <= PATIENT_FILE_BYTES)
        return new File([photo], `${name.replace(/\.[^.]+$/, '')}.jpg`, { type: 'image/jpeg' });
    }
  } catch {
    return t('This browser can’t open {name}. Save the photo as JPEG and add it again.', { name });
  }
  return tooLarge;
}

async function drawPhoto(file: File, longest: number, quality: number): Promise<Blob> {
  const url = URL.createObjectURL(file);
  try {
    const image = await loadImage(url);
    const scale = Math.min(1, longest / Math.max(image.naturalWidth, image.naturalHeight));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(image.naturalWidth * scale);
    canvas.height = Math.round(image.naturalHeight * scale);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas');
    // JPEG has no transparency.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob === null ? reject(new Error('no JPEG')) : resolve(blob)), 'image/jpeg', quality);
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
