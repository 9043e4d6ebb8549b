import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RouteContext } from '#platform/module.ts';
import { invalid, isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import { filePermissions } from '#files/rules';
import { isId } from '#platform/id.ts';
import { receiveForm, sendError, textsOf } from '../receive-form.ts';
import { memberWriter, type Writer } from '../writer.ts';
import type { DrivePath } from './drive-access.ts';
import { downloadAttachment, downloadOwnFile, type Download } from './download-file.ts';
import { listVersions, readUsage, restoreVersion } from './file-versions.ts';
import { createFolder, deleteEntry, listDrive, renameEntry } from './manage-drive.ts';
import { listSharedWithMe, listShares, shareEntry, type ShareWith, stopSharing } from './share-entry.ts';
import { uploadFile } from './upload-file.ts';

type Query = Record<string, string | string[] | undefined>;
type Inside = (
  http: FastifyRequest,
  reply: FastifyReply,
  work: (writer: Writer, query: Record<string, string>) => Promise<object | DomainError>,
) => Promise<unknown>;
const HERE = '/api/files/secureMessage';

/** Routes of the caller's drive, at the paths of the specification (2 §7); every call requires permission 4000. */
export function driveRoutes({ server, admit }: RouteContext): void {
  const inside: Inside = async (http, reply, work) => {
    const query = textsOf(http.query as Query);
    if (query['permission'] !== undefined && query['permission'] !== filePermissions.messageAttachment)
      return sendError(reply, domainError('BAD_USER_INPUT', 'Unknown permission.'));
    const ctx = await admit(http, reply, 'messages.use');
    if (ctx === null) return reply;
    if (query['shared'] !== undefined && !isId(query['shared'])) return sendError(reply, unknownFile());
    const answer = await work(memberWriter(ctx), query);
    return isDomainError(answer) ? sendError(reply, answer) : answer;
  };
  server.get(`${HERE}/list`, (http, reply) =>
    inside(http, reply, async (writer, { subfolder = '', shared }) => {
      const listed = await listDrive(writer, subfolder, shared);
      return isDomainError(listed) ? listed : listed.map((entry) => ({ ...entry, mtime: entry.mtime.toUTCString() }));
    }),
  );
  server.post(`${HERE}/upload_lua`, (http, reply) =>
    inside(http, reply, async (writer, { mode, subfolder = '', shared }) => {
      if (mode !== 'OVERWRITE') return domainError('BAD_USER_INPUT', 'mode must be OVERWRITE.');
      const form = await receiveForm(http);
      if (isDomainError(form)) return form;
      return uploadFile(writer, { ...form, sessionKey: form.field('sessionKey'), subfolder, shared });
    }),
  );
  server.post(`${HERE}/delete_lua`, (http, reply) =>
    inside(http, reply, (writer, query) => deleteEntry(writer, pathOf(query))),
  );
  server.post(`${HERE}/folder`, (http, reply) =>
    inside(http, reply, (writer, { file_name: name = '', subfolder = '', shared }) =>
      createFolder(writer, subfolder, name, shared),
    ),
  );
  server.post(`${HERE}/move`, (http, reply) =>
    inside(http, reply, (writer, query) => {
      const from = pathOf(query);
      const { new_name = from.name, new_subfolder = from.subfolder } = query;
      return renameEntry(writer, from, { name: new_name, subfolder: new_subfolder });
    }),
  );
  server.get(`${HERE}/usage`, (http, reply) => inside(http, reply, readUsage));
  server.get(`${HERE}/versions`, (http, reply) =>
    inside(http, reply, async (writer, query) => {
      const listed = await listVersions(writer, pathOf(query));
      return isDomainError(listed) ? listed : listed.map((entry) => ({ ...entry, mtime: entry.mtime.toISOString() }));
    }),
  );
  server.post(`${HERE}/restore`, (http, reply) =>
    inside(http, reply, (writer, query) => restoreVersion(writer, pathOf(query), query['version'] ?? '')),
  );
  shareRoutes(server, inside);
  server.get(`${HERE}/download_lua`, async (http, reply) => {
    const ctx = await admit(http, reply, 'messages.use');
    if (ctx === null) return reply;
    const query = textsOf(http.query as Query);
    const { publicKey = '', attachment, version, shared } = query;
    const writer = memberWriter(ctx);
    const file = ![attachment, shared].every((id) => id === undefined || isId(id))
      ? unknownFile()
      : attachment === undefined
        ? await downloadOwnFile(writer, pathOf(query), publicKey, version)
        : await downloadAttachment(writer, attachment, publicKey);
    return isDomainError(file) ? sendError(reply, file) : sendFile(reply, file);
  });
}

/** Routes of sharing: with whom a file or folder is shared, and what others share with the caller. */
function shareRoutes(server: RouteContext['server'], inside: Inside): void {
  server.get(`${HERE}/shared`, (http, reply) =>
    inside(http, reply, async (writer) =>
      (await listSharedWithMe(writer)).map((entry) => ({ ...entry, mtime: entry.mtime.toUTCString() })),
    ),
  );
  server.get(`${HERE}/shares`, (http, reply) =>
    inside(http, reply, (writer, query) => listShares(writer, pathOf(query))),
  );
  server.post(`${HERE}/share`, (http, reply) =>
    inside(http, reply, (writer, query) => {
      const to = shareWithOf(query);
      return to === null
        ? Promise.resolve(invalid([{ path: 'with', message: 'Choose a member or a team' }]))
        : shareEntry(writer, pathOf(query), to, query['can_edit'] === 'true');
    }),
  );
  server.post(`${HERE}/unshare`, (http, reply) =>
    inside(http, reply, (writer, query) => stopSharing(writer, pathOf(query), query['share'] ?? '')),
  );
}

const unknownFile = (): DomainError => domainError('NOT_FOUND', 'This file does not exist.', 'Not found');

function pathOf({ file_name: name = '', subfolder = '', shared }: Record<string, string>): DrivePath {
  return { name, subfolder, shared };
}

function shareWithOf({ user_id: userId, team_id: teamId }: Record<string, string>): ShareWith | null {
  if (userId !== undefined && teamId === undefined && isId(userId)) return { userId };
  return teamId !== undefined && userId === undefined && isId(teamId) ? { teamId } : null;
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
