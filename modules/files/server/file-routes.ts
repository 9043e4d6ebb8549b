import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordAccess } from '#audit/server';
import { isId } from '#platform/id.ts';
import { textProblem } from '#platform/http/json-problem.ts';
import type { FileKind, RouteContext } from '#platform/module.ts';
import { isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { imageMessages } from '../rules/index.ts';
import { kindByPermission, kindByPlace, placeOf } from './file-kinds.ts';
import { findFileAt } from './files.sql.ts';
import { bytesOf } from './read-file.ts';
import { removeImage, uploadImage } from './upload-image.ts';

type Query = Record<string, string | string[] | undefined>;
type Place = { owner: string; ownerId: string; name: string };
const SHARED = '/api/files/shared/:owner/:ownerId/:name';
// For a cropped picture: a form within this limit has room for any kind.
const FORM_OVERHEAD = 64 * 1024;

/** The REST routes of files; see the README for their formats. */
export function fileRoutes({ server, app, admit }: RouteContext): void {
  server.post('/api/files/upload', async (http, reply) => {
    const query = http.query as Query;
    const kind = kindByPermission(app, text(query['permission']));
    if (kind === undefined) return send(reply, domainError('BAD_USER_INPUT', 'Unknown permission.'));
    const ctx = await admit(http, reply, kind.writeRule);
    if (ctx === null) return reply;
    const ownerId = ownerOf(kind, ctx, query);
    if (!isId(ownerId)) return send(reply, domainError('BAD_USER_INPUT', `${kind.owner}_id is missing.`));
    if (text(query['mode']) !== 'OVERWRITE')
      return send(reply, domainError('BAD_USER_INPUT', 'mode must be OVERWRITE.'));
    const file = await receiveImage(http, kind);
    if (isDomainError(file)) return send(reply, file);
    const saved = await uploadImage(ctx, kind, ownerId, file);
    return isDomainError(saved) ? send(reply, saved) : { id: saved.id, path: pathOf(kind, ownerId, saved.id) };
  });

  server.get(SHARED, async (http, reply) => {
    const { owner, ownerId, name } = http.params as Place;
    const kind = kindByPlace(app, owner, name);
    if (kind === undefined || !isId(ownerId)) return send(reply, missing());
    const ctx = await admit(http, reply, kind.readRule);
    if (ctx === null) return reply;
    if (kind.mayRead?.(ctx, ownerId) === false) return send(reply, missing());
    const row = await findFileAt(app.database.kysely, ctx.actor.clinicId, placeOf(kind, ownerId));
    if (row === null) return send(reply, missing());
    const tag = `"${row.sha256.toString('hex').slice(0, 32)}"`;
    reply.header('etag', tag).header('vary', 'authorization');
    if (http.headers['if-none-match'] === tag) return reply.code(304).send();
    const bytes = await bytesOf(app, row);
    await recordAccess(ctx, {
      action: 'read',
      objectType: kind.objectType,
      objectId: ownerId,
      patientId: row.patient_id,
    });
    return reply
      .type(row.type)
      .header('content-disposition', 'inline')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(bytes);
  });

  server.delete(SHARED, async (http, reply) => {
    const { owner, ownerId, name } = http.params as Place;
    const kind = kindByPlace(app, owner, name);
    if (kind === undefined || !isId(ownerId)) return send(reply, missing());
    const ctx = await admit(http, reply, kind.writeRule);
    if (ctx === null) return reply;
    const error = await removeImage(ctx, kind, ownerId);
    return error === null ? { id: null } : send(reply, error);
  });
}

/** Returns the path of a kind's file; it ends with part of the file id, so that it changes with the file. */
export function pathOf(kind: Pick<FileKind, 'owner' | 'name'>, ownerId: string, fileId: string): string {
  return `/api/files/shared/${kind.owner}/${ownerId}/${kind.name}?v=${fileId.slice(-12)}`;
}

function ownerOf(kind: FileKind, { actor }: RequestContext, query: Query): string {
  if (kind.owner === 'clinic') return actor.clinicId;
  return text(query[kind.owner === 'patient' ? 'patient_id' : 'user_id']);
}

/** Reads the `image` field of a form into memory; rejects it if missing, truncated or too large. */
async function receiveImage(
  http: FastifyRequest,
  kind: FileKind,
): Promise<{ name: string; bytes: Buffer } | DomainError> {
  const failed = domainError('UPLOAD_FAILED', imageMessages.failed, 'Upload failed.');
  if (!http.isMultipart()) return failed;
  const largest = kind.image.largestKb * 1024;
  try {
    const part = await http.file({ limits: { fileSize: largest + FORM_OVERHEAD } });
    if (part?.fieldname !== 'image') {
      part?.file.resume();
      return failed;
    }
    const bytes = await part.toBuffer().catch(() => null);
    if (bytes === null && part.file.truncated)
      return domainError('IMAGE_TOO_LARGE', imageMessages.tooLarge(kind.image.largestKb), 'Upload failed.');
    return bytes === null || textProblem(part.filename) !== null ? failed : { name: part.filename, bytes };
  } catch {
    return failed;
  }
}

function missing(): DomainError {
  return domainError('NOT_FOUND', 'Not found.', 'Not found');
}

const STATUS: Record<string, number> = {
  NOT_FOUND: 404,
  IMAGE_TOO_LARGE: 413,
  FORBIDDEN: 403,
  BUSY: 503,
  QUOTA_FULL: 413,
};

function send(reply: FastifyReply, { code, message, title }: DomainError): FastifyReply {
  const extensions = { code, subType: 'Z_NotificationError', title };
  return reply.code(STATUS[code] ?? 400).send({ data: null, errors: [{ message, extensions }] });
}

function text(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value : '';
}
