import { createHash } from 'node:crypto';
import { recordChange } from '#audit/server';
import { rejectFullQuota, saveFile, scanUpload, unscanned } from '#files/server';
import { readPatients } from '#patients/server';
import { domainError, invalid, isDomainError, notFound, type DomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { writtenTime } from '#platform/written-time.ts';
import { dayIn } from '#platform/day-in.ts';
import { type CheckedFax, checkFax, faxLimits, type FaxFields } from '../../rules/index.ts';
import { findSent, lockKey, readSender, type SentRow } from '../faxes.sql.ts';
import { readNumber } from '../numbers/numbers.sql.ts';
import { joinFiles } from '../paper/paper.ts';
import { writeCover } from '../paper/write-cover.ts';
import { fileKind } from './file-kind.ts';

/** A fax as submitted by the page. */
export interface NewFax extends FaxFields {
  clientKey: string;
  patientId: string | null;
  /** `key` names a document of the chart and its version. */
  files: readonly { name: string; bytes: Buffer; key?: string | undefined }[];
  /** True if omitted. */
  withCover?: boolean;
}

/**
 * Creates one PDF of a cover page, unless omitted, and the files, stored for review; nothing is sent yet. Rejects a number that is
 * neither verified nor entered twice, an expired verified number, files that are neither PDF nor picture, and faxes
 * that are too large.
 */
export async function composeFax(ctx: RequestContext, given: NewFax): Promise<SentRow | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId } = actor;
  const db = app.database.kysely;
  const checked = checkFax(given);
  if (Array.isArray(checked)) return invalid(checked);
  if (given.files.length === 0) return invalid([{ path: 'files', message: 'Choose what to fax' }]);
  if (given.files.length > faxLimits.files)
    return invalid([{ path: 'files', message: `Choose at most ${faxLimits.files} files` }]);
  const listed = given.number_id === null ? null : await readNumber(db, clinicId, given.number_id);
  if (given.number_id !== null && listed?.deleted_time !== null) return notFound('fax number');
  if (listed !== null && listed.expires_day < dayIn(actor.timeZone, now))
    return invalid([
      { path: 'number_id', message: 'This number’s verification has expired. Verify it again, or enter it twice' },
    ]);
  const number = listed?.number ?? checked.number!;
  const pages: { bytes: Uint8Array; type: string }[] = [];
  for (const { name, bytes } of given.files) {
    if (bytes.length === 0)
      return invalid([{ path: 'files', message: `${name.slice(0, 100)} is empty. Choose another file` }]);
    const type = fileKind(bytes);
    if (type === null) return notPages(name);
    const scanned = await scanUpload(app, bytes);
    if (isDomainError(scanned)) return scanned;
    pages.push({ bytes: new Uint8Array(scanned), type });
  }
  const withCover = given.withCover ?? true;
  const cover = withCover ? await coverOf(ctx, checked, number) : null;
  const joined = await joinFiles(actor, cover, pages, faxLimits.pages);
  if (joined === 'busy')
    return domainError('BUSY', 'The system is busy preparing other faxes. Try again in a moment.', 'Not prepared');
  if ('file' in joined) return notPages(given.files[joined.file]?.name ?? given.files[0]!.name);
  if (!('pdf' in joined))
    return invalid([{ path: 'files', message: `A fax can have at most ${faxLimits.pages} pages` }]);
  return app.database.transaction(async (tx): Promise<SentRow | DomainError> => {
    await lockKey(tx, clinicId, given.clientKey);
    const { patientId } = given;
    if (patientId !== null) {
      const [patient] = await readPatients(tx, clinicId, [patientId], { columns: ['id'], locked: true });
      if (patient === undefined) return notFound('patient');
    }
    const full = await rejectFullQuota(tx, ctx, joined.pdf.length);
    if (full !== null) return full;
    const before = await tx
      .selectFrom('fax.sent')
      .select(['id', 'state', 'created_by', 'to_number', 'page_count'])
      .where('clinic_id', '=', clinicId)
      .where('client_key', '=', given.clientKey)
      // It can't be sent while it is being composed again.
      .forUpdate()
      .executeTakeFirst();
    if (before !== undefined && (before.created_by !== actor.userId || before.state !== 'composed'))
      return domainError('ALREADY_SENT', 'This fax was already sent.', 'Already sent');
    const file = { app, clinicId, folder: 'faxes', name: 'fax.pdf', type: 'application/pdf' };
    const { id: fileId } = await saveFile(tx, {
      ...file,
      bytes: unscanned(joined.pdf, 'made here'),
      patientId,
      userId: actor.userId,
    });
    const fields = {
      to_name: checked.toName,
      to_number: number,
      number_id: given.number_id,
      patient_id: patientId,
      subject: checked.subject,
      file_id: fileId,
      page_count: joined.pages,
      has_cover: withCover,
      pages_digest: digestOf(given.files),
    };
    const id = before?.id ?? newId();
    if (before === undefined)
      await tx
        .insertInto('fax.sent')
        .values({
          clinic_id: clinicId,
          id,
          client_key: given.clientKey,
          ...fields,
          state: 'composed',
          created_by: actor.userId,
          created_time: now,
        })
        .execute();
    else await tx.updateTable('fax.sent').set(fields).where('clinic_id', '=', clinicId).where('id', '=', id).execute();
    await recordChange(tx, ctx, {
      action: before === undefined ? 'create' : 'update',
      objectType: 'fax',
      objectId: id,
      patientId,
      changes: {
        to_number: { before: before?.to_number ?? null, after: number },
        page_count: { before: before?.page_count ?? null, after: joined.pages },
      },
    });
    await publish(tx, { clinicId, topic: 'fax.sent-changed', body: { id } });
    return (await findSent(tx, clinicId, id))!;
  });
}

async function coverOf({ app, actor, now }: RequestContext, { toName, subject }: CheckedFax, number: string) {
  const { clinicName, phone } = await readSender(app.database.kysely, actor.clinicId, actor.practiceId);
  const sentTime = writtenTime(actor.timeZone)(now);
  return writeCover({ to: toName, number, from: clinicName, sender: actor.name, phone, subject, sentTime }, now);
}

/**
 * The same for the same pages in the same order. A document of the chart is known by its key: its PDF contains the time
 * of printing.
 */
function digestOf(files: NewFax['files']): string {
  const parts = files.map(({ bytes, key }) => key ?? createHash('sha256').update(bytes).digest('hex'));
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}

const notPages = (name: string): DomainError =>
  invalid([
    { path: 'files', message: `${name.slice(0, 100)} can’t be faxed. Choose a PDF, JPEG or PNG without a password` },
  ]);
