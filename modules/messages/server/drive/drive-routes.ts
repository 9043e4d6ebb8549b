import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RouteContext } from '#platform/module.ts';
import { isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import { filePermissions } from '#files/rules';
import { isId } from '#platform/id.ts';
import { receiveForm, sendError, textsOf } from '../receive-form.ts';
import { memberWriter, type Writer } from '../writer.ts';
import { downloadAttachment, downloadOwnFile, type Download } from './download-file.ts';
import { createFolder, deleteEntry, listDrive, renameEntry } from './manage-drive.ts';
import { uploadFile } from './upload-file.ts';

type Query = Record<string, string | string[] | undefined>;
const HERE = '/api/files/secureMessage';

/** Routes of the caller's drive, at the paths of the specification (2 §7); every call requires permission 4000. */
export function driveRoutes({ server, admit }: RouteContext): void {
  const inside = async (
    http: FastifyRequest,
    reply: FastifyReply,
    work: (writer: Writer, query: Record<string, string>) => Promise<object | DomainError>,
  ): Promise<unknown> => {
    const query = textsOf(http.query as Query);
    if (query['permission'] !== undefined && query['permission'] !== filePermissions.messageAttachment)
      return sendError(reply, domainError('BAD_USER_INPUT', 'Unknown permission.'));
    const ctx = await admit(http, reply, 'messages.use');
    if (ctx === null) return reply;
    const answer = await work(memberWriter(ctx), query);
    return isDomainError(answer) ? sendError(reply, answer) : answer;
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
      return uploadFile(writer, { ...form, sessionKey: form.field('sessionKey'), subfolder });
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
          : domainError('NOT_FOUND', 'This file does not exist.', 'Not found');
    return isDomainError(file) ? sendError(reply, file) : sendFile(reply, file);
  });
}

/** Sends an encrypted file for the page to decrypt, with its wrapped key. */
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
