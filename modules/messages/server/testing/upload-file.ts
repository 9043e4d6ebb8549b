import { newId } from '#platform/id.ts';
import { fileLabel } from '../../rules/index.ts';
import { clinicKey } from '../crypto/clinic-key.ts';
import { encryptForClinic } from '../crypto/encrypt-for-clinic.ts';
import { uploadFile } from '../drive/upload-file.ts';
import type { Writer } from '../writer.ts';

/** Encrypts a file as the page does and uploads it to a drive. */
export async function uploadTestFile(
  writer: Writer,
  name: string,
  text: string | Buffer,
  { subfolder = '', uploadId = newId(), shared }: { subfolder?: string; uploadId?: string; shared?: string } = {},
) {
  const { publicKey } = await clinicKey(writer.app, writer.clinicId);
  const { sessionKey, encryptedText } = encryptForClinic(publicKey, fileLabel(uploadId), Buffer.from(text));
  const bytes = Buffer.from(encryptedText, 'base64');
  return uploadFile(writer, { uploadId, name, subfolder, sessionKey, bytes, shared });
}
