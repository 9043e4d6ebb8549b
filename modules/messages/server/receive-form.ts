import type { FastifyReply, FastifyRequest } from 'fastify';
import { domainError, type DomainError } from '#platform/domain-error.ts';
import { isId } from '#platform/id.ts';
import { messageLimits } from '../rules/index.ts';

/** A form with one file, all in memory. */
export interface ReceivedForm {
  /** The page's id of the upload. */
  uploadId: string;
  name: string;
  bytes: Buffer;
  /** Returns another field that precedes the file; empty if missing. */
  field: (name: string) => string;
}

// For nonce and tag, and the form encoding.
const ROOM = 64 * 1024;

/**
 * Reads the `file` field of a form, with `uploadId` and `fileName` before it; an error if it is missing, truncated or
 * too large.
 */
export async function receiveForm(http: FastifyRequest): Promise<ReceivedForm | DomainError> {
  const failed = domainError('UPLOAD_FAILED', 'The file was not uploaded completely. Try again.', 'Not uploaded');
  if (!http.isMultipart()) return failed;
  try {
    const part = await http.file({ limits: { fileSize: messageLimits.fileBytes + ROOM } });
    if (part?.fieldname !== 'file') {
      part?.file.resume();
      return failed;
    }
    const bytes = await part.toBuffer().catch(() => null);
    if (bytes === null && part.file.truncated)
      return domainError('FILE_TOO_LARGE', 'A file can have at most 20 MB.', 'Not uploaded');
    const field = (name: string): string => {
      const value = part.fields[name];
      const text = value !== undefined && 'value' in value && typeof value.value === 'string' ? value.value : '';
      return isStorable(text) ? text : '';
    };
    const uploadId = field('uploadId');
    if (bytes === null || !isId(uploadId)) return failed;
    return { uploadId, name: field('fileName'), bytes, field };
  } catch {
    return failed;
  }
}

const STATUS: Readonly<Record<string, number>> = { NOT_FOUND: 404, FILE_TOO_LARGE: 413 };

/** Sends an error of a REST call in the format of the API. */
export function sendError(reply: FastifyReply, { code, message, title, subType, issues }: DomainError): FastifyReply {
  const extensions = { code, subType, title, issues };
  return reply.code(STATUS[code] ?? 400).send({ data: null, errors: [{ message, extensions }] });
}

/** Returns the query parameters that the database can store. */
export function textsOf(query: Record<string, string | string[] | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && isStorable(entry[1]),
    ),
  );
}

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');
