const LONGEST_SIDE = 1600;
const LARGEST = 700_000;

/**
 * Reads a file as base64 with its name; images are redrawn with at most 1600 pixels per side. Throws an error message
 * for the user.
 */
export async function readAnswerFile(file: File): Promise<{ name: string; data: string }> {
  const blob = file.type.startsWith('image/') ? await smaller(file) : file;
  if (blob.size > LARGEST) throw new Error(t('This file is too large. Choose one of up to 700 kB.'));
  return { name: file.name, data: await base64Of(blob) };
}

async function smaller(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) throw new Error(t('This picture can’t be read. Choose a photo or a PDF.'));
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve, reject) => {
    const made = (blob: Blob | null): void =>
      blob === null ? reject(new Error(t('This picture can’t be read.'))) : resolve(blob);
    canvas.toBlob(made, 'image/jpeg', 0.8);
  });
}

function base64Of(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((typeof reader.result === 'string' ? reader.result : '').replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(new Error(t('This file can’t be read.')));
    reader.readAsDataURL(blob);
  });
}
import { t } from '#kit/language/use-language.ts';
