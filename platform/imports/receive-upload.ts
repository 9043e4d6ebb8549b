import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';

/** A form's file that was kept: its id, its name without what no database takes, and whether it was too large and is cut. */
export interface ReceivedUpload {
  uploadId: string;
  fileName: string;
  isCut: boolean;
}

/** Keeps the file of a form by `keep`, which answers its id; null where there is none, or the form is broken off. */
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
    // What the system says, as of a full disk, is a fault; all else is about the form.
    if (error instanceof Error && 'syscall' in error) throw error;
    return null;
  }
}
