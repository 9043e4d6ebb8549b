import type { FastifyRequest } from 'fastify';
import { scanUpload, type ScannedBytes } from '#files/server';
import type { App } from '#platform/app.ts';
import { domainError, isDomainError, type DomainError } from '#platform/domain-error.ts';
import { fileTypeOf } from './file-type-of.ts';

/** An uploaded file, with the type determined from its first bytes. */
export interface ReceivedFile {
  name: string;
  type: string;
  bytes: ScannedBytes;
}

/**
 * Receives the multipart `file` of a request: a PDF, image or text file with a maximum size in megabytes.
 * UPLOAD_FAILED, FILE_TOO_LARGE, FILE_KIND, VIRUS_FOUND, SCAN_FAILED.
 */
export async function receiveFile(
  app: App,
  http: FastifyRequest,
  megabytes: number,
): Promise<ReceivedFile | DomainError> {
  const failed = domainError('UPLOAD_FAILED', 'The file could not be uploaded. Try again.', 'Upload failed.');
  if (!http.isMultipart()) return failed;
  try {
    const part = await http.file({ limits: { fileSize: megabytes * 1024 * 1024 } });
    if (part?.fieldname !== 'file') {
      part?.file.resume();
      return failed;
    }
    const bytes = await part.toBuffer().catch(() => null);
    if (bytes === null)
      return part.file.truncated
        ? domainError('FILE_TOO_LARGE', `A file can have at most ${megabytes} MB.`, 'Upload failed.')
        : failed;
    const type = fileTypeOf(bytes);
    if (type === null)
      return domainError(
        'FILE_KIND',
        'Choose a PDF, an image (JPEG, PNG, GIF or WebP) or a plain text file.',
        'Upload failed.',
      );
    const scanned = await scanUpload(app, bytes);
    if (isDomainError(scanned)) return scanned;
    const name = part.filename
      .normalize('NFC')
      .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e/\\]/gu, ' ')
      .trim();
    return { name: (name === '' ? 'file' : name).slice(0, 200), type, bytes: scanned };
  } catch {
    return failed;
  }
}
