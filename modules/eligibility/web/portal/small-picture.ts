const LONGEST_EDGE = 1400;
const LARGEST_TEXT = 690_000;

/** Reduces a photo for sending, as a base64 JPEG; throws if it is not an image. */
export async function smallPicture(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file);
  for (const [factor, quality] of [
    [1, 0.8],
    [0.8, 0.7],
    [0.6, 0.6],
  ] as const) {
    const scale = Math.min(1, LONGEST_EDGE / Math.max(bitmap.width, bitmap.height)) * factor;
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const text = canvas.toDataURL('image/jpeg', quality).replace(/^data:image\/jpeg;base64,/, '');
    if (text.length <= LARGEST_TEXT) return text;
  }
  throw new Error('too-large');
}
