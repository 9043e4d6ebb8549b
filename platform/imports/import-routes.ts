import { rm } from 'node:fs/promises';
import type { FastifyReply } from 'fastify';
import { type DomainError, isDomainError } from '../domain-error.ts';
import type { RouteContext } from '../module.ts';
import type { RequestContext } from '../request-context.ts';
import { answerInLines, type OnProgress } from './answer-in-lines.ts';
import { findUpload, keepUpload } from './keep-upload.ts';
import { receiveUpload } from './receive-upload.ts';

/** The settings of every uploaded file; null uses the value from its content or its name. */
export interface ImportSettings {
  upload_id: unknown;
  file_name: string;
  release_name: string | null;
  whole: boolean | null;
}

/** A kind of file that is uploaded, previewed and imported. */
export interface FileImport<File, Settings> {
  /** Its routes are below /api/import/<name>/. */
  name: string;
  rule: string;
  /** Reads the settings of this kind in addition to {@link ImportSettings}; every field is missing at first. */
  readSaid: (body: Record<string, unknown>) => Settings;
  open: (ctx: RequestContext, path: string, wish: ImportSettings & Settings) => Promise<File | DomainError>;
  /** Returns the preview, sent in addition to `upload_id` and `file_name`. */
  preview: (ctx: RequestContext, file: File, wish: ImportSettings & Settings) => Promise<object | DomainError>;
  run: (
    ctx: RequestContext,
    file: File,
    wish: ImportSettings & Settings,
    onProgress: OnProgress,
    signal: AbortSignal,
  ) => Promise<object | DomainError>;
}

/**
 * Registers the three REST routes of an import: `preview` takes the file as a form, `check` and `run` take its settings
 * as JSON.
 */
export function importRoutes<File, Settings>({ server, admit }: RouteContext, kind: FileImport<File, Settings>): void {
  const at = `/api/import/${kind.name}`;
  const readWish = (body: Record<string, unknown>): ImportSettings & Settings => ({
    upload_id: body['upload_id'],
    file_name: importText(body['file_name']) ?? '',
    release_name: importText(body['release_name']),
    whole: typeof body['whole'] === 'boolean' ? body['whole'] : null,
    ...kind.readSaid(body),
  });
  const wishOf = (body: unknown): ImportSettings & Settings => readWish((body ?? {}) as Record<string, unknown>);
  const open = async (ctx: RequestContext, wish: ImportSettings & Settings): Promise<File | DomainError | null> => {
    const path = await findUpload(ctx, wish.upload_id);
    return path === null ? null : kind.open(ctx, path, wish);
  };
  const preview = async (
    ctx: RequestContext,
    reply: FastifyReply,
    wish: ImportSettings & Settings,
  ): Promise<object> => {
    const file = await open(ctx, wish);
    if (file === null) return send(reply, 404, GONE);
    const brings = isDomainError(file) ? file : await kind.preview(ctx, file, wish);
    if (isDomainError(brings)) return send(reply, 400, brings);
    return { upload_id: wish.upload_id, file_name: wish.file_name, ...brings };
  };

  server.post(`${at}/preview`, async (http, reply) => {
    const ctx = await admit(http, reply, kind.rule);
    if (ctx === null) return reply;
    const received = await receiveUpload(http, (content) => keepUpload(ctx, content));
    if (received === null) return send(reply, 400, { code: 'FILE_MISSING', message: 'Choose a file.' });
    const { uploadId, fileName, isCut } = received;
    if (!isCut) return preview(ctx, reply, { ...readWish({}), upload_id: uploadId, file_name: fileName });
    await rm((await findUpload(ctx, uploadId)) ?? '', { force: true });
    return send(reply, 413, { code: 'FILE_TOO_LARGE', message: 'The file is too large.' });
  });

  server.post(`${at}/check`, async (http, reply) => {
    const ctx = await admit(http, reply, kind.rule);
    return ctx === null ? reply : preview(ctx, reply, wishOf(http.body));
  });

  server.post(`${at}/run`, async (http, reply) => {
    const ctx = await admit(http, reply, kind.rule);
    if (ctx === null) return reply;
    const wish = wishOf(http.body);
    const file = await open(ctx, wish);
    if (file === null) return send(reply, 404, GONE);
    if (isDomainError(file)) return send(reply, 400, file);
    return answerInLines(ctx, reply, 'Nothing was imported.', (onProgress, signal) =>
      kind.run(ctx, file, wish, onProgress, signal),
    );
  });
}

/** Returns a short text of a body; null if it is not one. */
export function importText(value: unknown): string | null {
  return typeof value === 'string' && value.isWellFormed() ? value.replaceAll('\0', '').slice(0, 200) : null;
}

const GONE = { code: 'UPLOAD_GONE', message: 'The upload has expired. Choose the file again.' };

function send(
  reply: FastifyReply,
  status: number,
  { code, message }: Pick<DomainError, 'code' | 'message'>,
): FastifyReply {
  return reply.code(status).send({ errors: [{ message, extensions: { code } }] });
}
