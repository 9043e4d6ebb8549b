import { ApiError } from '#kit/api/api-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { downloadFile } from '../drive-api.ts';

/** Downloads a file, decrypts it and saves it to the computer. */
export async function saveToComputer(name: string, what: Parameters<typeof downloadFile>[0]): Promise<void> {
  try {
    const url = URL.createObjectURL(await downloadFile(what));
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  } catch (error) {
    toast.error(error instanceof ApiError ? error.message : 'The file could not be decrypted.', {
      title: `${name} could not be loaded`,
    });
  }
}
