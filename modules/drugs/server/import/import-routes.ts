import { rm } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findUpload, keepUpload } from '#codes/server';
import type { RouteContext } from '#platform/module.ts';
import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { DRUG_FORMATS, type DrugFile, entriesOf } from '../../rules/index.ts';
import { importDrugs, previewDrugs, type DrugList, type OnProgress } from './import-drugs.ts';
import { readDrugFile } from './read-drug-file.ts';

const RULE = 'drugs.import';

/** The REST routes by which lists of drugs and interactions are read in; see the README for their shapes. */
export function importRoutes({ server, admit }: RouteContext): void {
  server.post('/api/import/drugs/preview', async (http, reply) => {
    const ctx = await admit(http, reply, RULE);
    if (ctx === null) return reply;
    const received = await receive(ctx, http);
    if (received === null) return send(reply, 400, { code: 'FILE_MISSING', message: 'Please choose a file.' });
    if (received.isCut) {
      await rm((await findUpload(ctx, received.uploadId)) ?? '', { force: true });
      return send(reply, 413, { code: 'FILE_TOO_LARGE', message: 'The file is too large.' });
    }
    return preview(ctx, reply, { upload_id: received.uploadId, file_name: received.fileName, ...NOTHING });
  });

  server.post('/api/import/drugs/check', async (http, reply) => {
    const ctx = await admit(http, reply, RULE);
    return ctx === null ? reply : preview(ctx, reply, readWish(http.body));
  });

  server.post('/api/import/drugs/run', async (http, reply) => {
    const ctx = await admit(http, reply, RULE);
    if (ctx === null) return reply;
    const wish = readWish(http.body);
    const file = await open(ctx, wish);
    if (isDomainError(file) || file === null) return send(reply, file === null ? 404 : 400, file ?? GONE);
    // The page that goes away takes its import with it: nothing is written then.
    const abort = new AbortController();
    reply.raw.on('close', () => abort.abort());
    reply.hijack();
    const headers = reply.getHeaders() as Record<string, string>;
    reply.raw.writeHead(200, { ...headers, 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' });
    const line = (value: object): void => void reply.raw.write(`${JSON.stringify(value)}\n`);
    try {
      const onProgress: OnProgress = (stage, done, total) => line({ stage, done, total });
      const result = await importDrugs(ctx, listOf(file, wish), onProgress, abort.signal);
      line(isDomainError(result) ? { error: { code: result.code, message: result.message } } : { result });
    } catch (error) {
      if (!abort.signal.aborted) {
        ctx.app.log.error({ err: error, requestId: ctx.id }, 'import of drugs failed');
        const message = `Nothing was read in. Tell your administrator this number: ${ctx.id}`;
        line({ error: { code: 'INTERNAL', message } });
      }
    }
    reply.raw.end();
    return reply;
  });
}

interface Wish {
  upload_id: unknown;
  file_name: string;
  release_name: string | null;
  as_of: string | null;
  /** Null for what such files are: whole. */
  whole: boolean | null;
}

const NOTHING: Omit<Wish, 'upload_id' | 'file_name'> = { release_name: null, as_of: null, whole: null };
const GONE = { code: 'UPLOAD_GONE', message: 'The file was uploaded too long ago. Please choose it again.' };

function readWish(body: unknown): Wish {
  const { upload_id, file_name, release_name, as_of, whole } = (body ?? {}) as Record<string, unknown>;
  const text = (value: unknown): string | null =>
    typeof value === 'string' && value.isWellFormed() ? value.replaceAll('\0', '').slice(0, 200) : null;
  return {
    upload_id,
    file_name: text(file_name) ?? '',
    release_name: text(release_name),
    as_of: text(as_of),
    whole: typeof whole === 'boolean' ? whole : null,
  };
}

async function open(ctx: RequestContext, wish: Wish): Promise<DrugFile | DomainError | null> {
  const path = await findUpload(ctx, wish.upload_id);
  return path === null ? null : readDrugFile(ctx, path, wish.file_name);
}

function listOf(file: DrugFile, wish: Wish): DrugList {
  return {
    file,
    name: wish.release_name ?? file.release.name,
    asOf: (wish.as_of ?? file.release.asOf) || null,
    whole: wish.whole ?? true,
  };
}

async function preview(ctx: RequestContext, reply: FastifyReply, wish: Wish): Promise<object> {
  const file = await open(ctx, wish);
  if (file === null) return send(reply, 404, GONE);
  if (isDomainError(file)) return send(reply, 400, file);
  const list = listOf(file, wish);
  const changes = await previewDrugs(ctx, list, () => undefined);
  if (isDomainError(changes)) return send(reply, 400, changes);
  return {
    upload_id: wish.upload_id,
    file_name: wish.file_name,
    format: DRUG_FORMATS[file.format],
    release_name: list.name,
    as_of: list.asOf,
    whole: list.whole,
    total: entriesOf(file),
    issues: file.issues,
    issues_total: file.issuesTotal,
    changes,
  };
}

async function receive(
  ctx: RequestContext,
  http: FastifyRequest,
): Promise<{ uploadId: string; fileName: string; isCut: boolean } | null> {
  if (!http.isMultipart()) return null;
  try {
    const upload = await http.file();
    if (upload === undefined) return null;
    const uploadId = await keepUpload(ctx, upload.file);
    return { uploadId, fileName: upload.filename.replaceAll('\0', '').slice(0, 200), isCut: upload.file.truncated };
  } catch (error) {
    // What the system says, as of a full disk, is a fault; all else is about the form.
    if (error instanceof Error && 'syscall' in error) throw error;
    return null;
  }
}

function send(
  reply: FastifyReply,
  status: number,
  { code, message }: Pick<DomainError, 'code' | 'message'>,
): FastifyReply {
  return reply.code(status).send({ errors: [{ message, extensions: { code } }] });
}
