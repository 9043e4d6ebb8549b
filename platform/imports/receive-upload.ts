import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';

/**
 * A stored form file: its id, its name without characters that the database rejects, and whether it was too large and
 * truncated.
 */
export interface ReceivedUpload {
  uploadId: string;
  fileName: string;
  isCut: boolean;
}

/** Stores the file of a form with `keep`, which returns its id; null if there is none, or the upload is aborted. */
export async function receiveUpload(
  http: FastifyRequest,
  keep: (content: Readable) => Promise<string>,
): Promise<ReceivedUpload | null> {
  if (!http.isMultipart()) return null;
  try {
    const upload = await http.file();
    if (upload === undefined) return null;
    const uploadId = await keep(upload.file);
    return { uploadId, fileName: upload.filename.replaceAll('\0', '').slice(0, 200), isCut: upload.file.truncated };
  } catch (error) {
    // System errors, e.g. a full disk, are rethrown; all others are caused by the form.
    if (error instanceof Error && 'syscall' in error) throw error;
    return null;
  }
}
