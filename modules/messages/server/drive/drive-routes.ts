import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RouteContext } from '#platform/module.ts';
import { isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import { filePermissions } from '#files/rules';
import { isId } from '#platform/id.ts';
import { messageLimits } from '../../rules/index.ts';
import { memberWriter, type Writer } from '../writer.ts';
import { downloadAttachment, downloadOwnFile, type Download } from './download-file.ts';
import { createFolder, deleteEntry, listDrive, renameEntry } from './manage-drive.ts';
import { uploadFile } from './upload-file.ts';

type Query = Record<string, string | string[] | undefined>;
const HERE = '/api/files/secureMessage';
// Nonce and tag beside the bytes, and the form around them.
const ROOM = 64 * 1024;

/** The drive of the signed-in member, at the paths of the specification (2 §7); every call brings permission 4000. */
export function driveRoutes({ server, admit }: RouteContext): void {
  const inside = async (
    http: FastifyRequest,
    reply: FastifyReply,
    work: (writer: Writer, query: Record<string, string>) => Promise<object | DomainError>,
  ): Promise<unknown> => {
    const query = textsOf(http.query as Query);
    if (query['permission'] !== undefined && query['permission'] !== filePermissions.messageAttachment)
      return send(reply, domainError('BAD_USER_INPUT', 'Unknown permission.'));
    const ctx = await admit(http, reply, 'messages.use');
    if (ctx === null) return reply;
    const answer = await work(memberWriter(ctx), query);
    return isDomainError(answer) ? send(reply, answer) : answer;
  };
  server.get(`${HERE}/list`, (http, reply) =>
    inside(http, reply, async (writer, { subfolder = '' }) => {
      const listed = await listDrive(writer, subfolder);
      return isDomainError(listed) ? listed : listed.map((entry) => ({ ...entry, mtime: entry.mtime.toUTCString() }));
    }),
  );
  server.post(`${HERE}/upload_lua`, (http, reply) =>
    inside(http, reply, async (writer, { mode, subfolder = '' }) => {
      if (mode !== 'OVERWRITE') return domainError('BAD_USER_INPUT', 'mode must be OVERWRITE.');
      const form = await receiveForm(http);
      if (isDomainError(form)) return form;
      return uploadFile(writer, { ...form, subfolder });
    }),
  );
  server.post(`${HERE}/delete_lua`, (http, reply) =>
    inside(http, reply, (writer, { file_name: name = '', subfolder = '' }) => deleteEntry(writer, { name, subfolder })),
  );
  server.post(`${HERE}/folder`, (http, reply) =>
    inside(http, reply, (writer, { file_name: name = '', subfolder = '' }) => createFolder(writer, subfolder, name)),
  );
  server.post(`${HERE}/move`, (http, reply) =>
    inside(http, reply, (writer, { file_name = '', subfolder = '', new_name = file_name, new_subfolder = subfolder }) =>
      renameEntry(writer, { name: file_name, subfolder }, { name: new_name, subfolder: new_subfolder }),
    ),
  );
  server.get(`${HERE}/download_lua`, async (http, reply) => {
    const ctx = await admit(http, reply, 'messages.use');
    if (ctx === null) return reply;
    const { file_name: name = '', subfolder = '', publicKey = '', attachment } = textsOf(http.query as Query);
    const writer = memberWriter(ctx);
    const file =
      attachment === undefined
        ? await downloadOwnFile(writer, { name, subfolder }, publicKey)
        : isId(attachment)
          ? await downloadAttachment(writer, attachment, publicKey)
          : domainError('NOT_FOUND', 'There is no such file.', 'Not found');
    return isDomainError(file) ? send(reply, file) : sendFile(reply, file);
  });
}

/** Sends what the page is to decrypt: the bytes as they were encrypted, and beside them their wrapped key. */
export function sendFile(reply: FastifyReply, file: Download): FastifyReply {
  return reply
    .type('application/octet-stream')
    .header('x-salus-session-key', file.sessionKey)
    .header('x-salus-upload', file.uploadId)
    .header('x-salus-type', file.type)
    .header('content-disposition', 'attachment')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(file.bytes);
}

async function receiveForm(
  http: FastifyRequest,
): Promise<{ uploadId: string; name: string; sessionKey: string; bytes: Buffer } | DomainError> {
  const failed = domainError('UPLOAD_FAILED', 'The file did not arrive as a whole.', 'Not uploaded');
  if (!http.isMultipart()) return failed;
  try {
    const part = await http.file({ limits: { fileSize: messageLimits.fileBytes + ROOM } });
    if (part?.fieldname !== 'file') {
      part?.file.resume();
      return failed;
    }
    const bytes = await part.toBuffer().catch(() => null);
    if (bytes === null && part.file.truncated)
      return domainError('FILE_TOO_LARGE', 'A file is 20 MB at most.', 'Not uploaded');
    const field = (name: string): string => {
      const value = part.fields[name];
      return value !== undefined && 'value' in value && typeof value.value === 'string' ? value.value : '';
    };
    const uploadId = field('uploadId');
    if (bytes === null || !isId(uploadId)) return failed;
    return { uploadId, name: field('fileName'), sessionKey: field('sessionKey'), bytes };
  } catch {
    return failed;
  }
}

const STATUS: Readonly<Record<string, number>> = { NOT_FOUND: 404, FILE_TOO_LARGE: 413 };

function send(reply: FastifyReply, { code, message, title, subType, issues }: DomainError): FastifyReply {
  const extensions = { code, subType, title, issues };
  return reply.code(STATUS[code] ?? 400).send({ data: null, errors: [{ message, extensions }] });
}

function textsOf(query: Query): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && entry[1].isWellFormed() && !entry[1].includes('\0'),
    ),
  );
}
