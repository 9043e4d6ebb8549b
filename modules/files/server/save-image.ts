import type { Tx } from '#platform/database.ts';
import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { ImageLimits } from '../rules/index.ts';
import { checkImage } from './check-image.ts';
import { type NewFile, saveFile } from './save-file.ts';

/** Keeps an image, read by its content and written anew; refuses what is none, too small or too large. */
export async function saveImage(
  tx: Tx,
  file: Omit<NewFile, 'type'> & ImageLimits,
): Promise<{ id: string } | DomainError> {
  const image = await checkImage(file.bytes, file);
  return isDomainError(image) ? image : saveFile(tx, { ...file, ...image });
}
