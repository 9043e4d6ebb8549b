import { rm } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RouteContext } from '#platform/module.ts';
import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { CODE_COLUMNS, type CodeSet, FORMAT_NAMES, isCodeSet } from '../../rules/index.ts';
import { importCodes, previewCodes, type Edition, type OnProgress, type SetChanges } from './import-codes.ts';
import { findUpload, keepUpload } from './keep-upload.ts';
import { readCodeFile, type CodeFile } from './read-code-file.ts';

const SHOWN_ISSUES = 100;
const RULE = 'codes.import';

/** The REST routes by which editions of the code sets are read in; see the README for their shapes. */
export function importRoutes({ server, admit }: RouteContext): void {
  server.post('/api/import/codes/preview', async (http, reply) => {
    const ctx = await admit(http, reply, RULE);
    if (ctx === null) return reply;
    const received = await receive(ctx, http);
    if (received === null) return send(reply, 400, { code: 'FILE_MISSING', message: 'Please choose a file.' });
    const wish = { ...NOTHING, upload_id: received.uploadId, file_name: received.fileName };
    if (received.isCut) {
      await rm((await findUpload(ctx, received.uploadId)) ?? '', { force: true });
      return send(reply, 413, { code: 'FILE_TOO_LARGE', message: 'The file is too large.' });
    }
    return preview(ctx, reply, wish);
  });

  server.post('/api/import/codes/check', async (http, reply) => {
    const ctx = await admit(http, reply, RULE);
    return ctx === null ? reply : preview(ctx, reply, readWish(http.body));
  });

  server.post('/api/import/codes/run', async (http, reply) => {
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
      const result = await importCodes(ctx, editionOf(file, wish), onProgress, abort.signal);
      if (isDomainError(result)) line({ error: { code: result.code, message: result.message } });
      else line({ result: result.map(shape) });
    } catch (error) {
      if (!abort.signal.aborted) {
        ctx.app.log.error({ err: error, requestId: ctx.id }, 'import of codes failed');
        line({
          error: {
            code: 'INTERNAL',
            message: `Nothing was read in. Tell your administrator this number: ${ctx.id}`,
          },
        });
      }
    }
    reply.raw.end();
    return reply;
  });
}

interface Wish {
  upload_id: unknown;
  file_name: string;
  code_set: CodeSet | null;
  mapping: Record<string, string>;
  release_name: string | null;
  valid_from: string | null;
  /** Null for what the file's form tells: the official ones are whole. */
  whole: boolean | null;
}

const NOTHING: Omit<Wish, 'upload_id' | 'file_name'> = {
  code_set: null,
  mapping: {},
  release_name: null,
  valid_from: null,
  whole: null,
};
const GONE = { code: 'UPLOAD_GONE', message: 'The file was uploaded too long ago. Please choose it again.' };

function readWish(body: unknown): Wish {
  const { upload_id, file_name, code_set, mapping, release_name, valid_from, whole } = (body ?? {}) as Record<
    string,
    unknown
  >;
  const text = (value: unknown): string | null =>
    typeof value === 'string' && value.isWellFormed() ? value.replaceAll('\0', '').slice(0, 200) : null;
  const isObject = typeof mapping === 'object' && mapping !== null && !Array.isArray(mapping);
  return {
    upload_id,
    file_name: text(file_name) ?? '',
    code_set: isCodeSet(code_set) ? code_set : null,
    mapping: Object.fromEntries(
      Object.entries(isObject ? mapping : {}).filter(
        ([, column]) => column === '' || (typeof column === 'string' && Object.hasOwn(CODE_COLUMNS, column)),
      ) as [string, string][],
    ),
    release_name: text(release_name),
    valid_from: text(valid_from),
    whole: typeof whole === 'boolean' ? whole : null,
  };
}

async function open(ctx: RequestContext, wish: Wish): Promise<CodeFile | DomainError | null> {
  const path = await findUpload(ctx, wish.upload_id);
  return path === null ? null : readCodeFile(path, wish.file_name, { codeSet: wish.code_set, mapping: wish.mapping });
}

function editionOf(file: CodeFile, wish: Wish): Edition {
  return {
    codes: file.codes,
    name: wish.release_name ?? file.release.release_name,
    validFrom: wish.valid_from ?? file.release.valid_from ?? '',
    whole: wish.whole ?? file.format !== 'columns',
  };
}

async function preview(ctx: RequestContext, reply: FastifyReply, wish: Wish): Promise<object> {
  const file = await open(ctx, wish);
  if (file === null) return send(reply, 404, GONE);
  if (isDomainError(file)) return send(reply, 400, file);
  const edition = editionOf(file, wish);
  const problems = [
    ...file.problems,
    ...(edition.validFrom === '' ? ['Say from which day on this edition counts.'] : []),
    ...(edition.name.trim() === '' ? ['Say what this edition is called.'] : []),
  ];
  const isReady = problems.length === 0 && file.codes.length > 0;
  const changes = isReady ? await previewCodes(ctx, edition, () => undefined) : [];
  if (isDomainError(changes)) return send(reply, 400, changes);
  return {
    upload_id: wish.upload_id,
    file_name: wish.file_name,
    format: FORMAT_NAMES[file.format],
    has_columns: file.format === 'columns',
    code_set: file.codeSet,
    headings: file.headings,
    mapping: file.mapping,
    columns: Object.entries(CODE_COLUMNS).map(([column, title]) => ({ column, title })),
    release_name: edition.name,
    valid_from: edition.validFrom === '' ? null : edition.validFrom,
    whole: edition.whole,
    problems,
    total: file.codes.length,
    issues: file.issues.slice(0, SHOWN_ISSUES),
    issues_total: file.issues.length,
    changes: changes.map(shape),
  };
}

function shape({ codeSet, ...changes }: SetChanges): object {
  return { code_set: codeSet, ...changes };
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
