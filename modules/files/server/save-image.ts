import type { Tx } from '#platform/database.ts';
import { isRefusal, type Refusal } from '#platform/refusal.ts';
import type { ImageLimits } from '../rules/index.ts';
import { checkImage } from './check-image.ts';
import { type NewFile, saveFile } from './save-file.ts';

/** Keeps an image, read by its content and written anew; refuses what is none, too small or too large. */
export async function saveImage(tx: Tx, file: Omit<NewFile, 'type'> & ImageLimits): Promise<{ id: string } | Refusal> {
  const image = await checkImage(file.bytes, file);
  return isRefusal(image) ? image : saveFile(tx, { ...file, ...image });
}
