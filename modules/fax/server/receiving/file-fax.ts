import { recordChange } from '#audit/server';
import { readFile } from '#files/server';
import { keepDocument } from '#messages/server';
import {
  domainError,
  invalid,
  isDomainError,
  lockForSave,
  notFound,
  type DomainError,
} from '#platform/domain-error.ts';
import { publish } from '#platform/outbox.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { keepDerivedTask } from '#tasks/server';
import { checkFiling, faxLimits } from '../../rules/index.ts';
import { findReceived, readFilings, type ReceivedRow } from '../faxes.sql.ts';
import { cutFile } from '../paper/paper.ts';

/** Pages of a fax to file in a chart. */
export interface NewFiling {
  clientKey: string;
  id: string;
  firstPage: number;
  lastPage: number;
  patientId: string;
  said: { document_type: string; document_day: string; title: string };
  reviewerId: string | null;
}

/** Files pages of a fax in a patient's chart, and assigns them for review. Repeating the key files nothing more. */
export async function fileFax(ctx: RequestContext, filing: NewFiling): Promise<ReceivedRow | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId } = actor;
  const db = app.database.kysely;
  const { id, firstPage, lastPage, patientId, clientKey } = filing;
  const fax = await findReceived(db, clinicId, id);
  if (fax === null) return notFound('fax');
  if (fax.page_count === 0)
    return domainError(
      'UNREADABLE',
      'This fax has no readable pages. Download the file, or ask the sender to fax it again.',
      'Not filed',
    );
  const problem = checkFiling({ firstPage, lastPage }, fax.page_count);
  if (problem !== null) return invalid([{ ...problem, path: `input.${problem.path}` }]);
  const file = await readFile(app, clinicId, fax.file_id);
  if (file === null) return notFound('fax');
  const bytes =
    firstPage === 1 && lastPage === fax.page_count ? file.bytes : await cutFile(actor, file.bytes, firstPage, lastPage);
  // Stored under the client's key: filing twice creates one document.
  const name = { uploadId: clientKey, name: 'fax.pdf', bytes };
  const document = await keepDocument(ctx, { patientId, ...name, said: filing.said });
  if (isDomainError(document))
    return document.issues.length === 0
      ? document
      : invalid(document.issues.map(({ path, message }) => ({ path: `input.${path}`, message })));
  return app.database.transaction(async (tx): Promise<ReceivedRow | DomainError> => {
    const fax = await findReceived(tx, clinicId, id, true);
    if (fax === null) return notFound('fax');
    const made = await tx
      .insertInto('fax.filing')
      .values({
        clinic_id: clinicId,
        id: clientKey,
        received_id: id,
        first_page: firstPage,
        last_page: lastPage,
        patient_id: patientId,
        document_id: document.id,
        filed_by: actor.userId,
        filed_time: now,
      })
      .onConflict((on) => on.columns(['clinic_id', 'id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made === undefined) return fax;
    const filed = await readFilings(tx, clinicId, [id]);
    const pages = new Set(filed.flatMap((one) => range(one.first_page, one.last_page)));
    const state = pages.size === fax.page_count ? 'filed' : fax.state;
    await tx
      .updateTable('fax.received')
      .set({
        state,
        version: fax.version + 1,
        ...(state === 'filed' ? { done_by: actor.userId, done_time: now } : {}),
      })
      .where('clinic_id', '=', clinicId)
      .where('id', '=', id)
      .execute();
    if (filing.reviewerId !== null)
      await keepDerivedTask(tx, ctx, {
        source: 'fax.filing',
        key: clientKey,
        type: 'DocsForReview',
        subject: `Review fax: ${filing.said.title}`,
        ownerUserId: filing.reviewerId,
        ownerRule: 'messages.documents',
        patientId,
        documentId: null,
        dueTime: null,
        path: `/patients/${patientId}`,
        closing: 'disposition',
      });
    await recordChange(tx, ctx, {
      action: 'update',
      objectType: 'received_fax',
      objectId: id,
      patientId,
      reason: `pages ${firstPage} to ${lastPage} filed`,
      changes: { state: { before: fax.state, after: state } },
    });
    await publish(tx, { clinicId, topic: 'fax.received-changed', body: { id } });
    return (await findReceived(tx, clinicId, id))!;
  });
}

/** Archives a fax that belongs to no chart. */
export function archiveFax(
  ctx: RequestContext,
  id: string,
  version: number,
  given: { reason: string; misdirected: boolean },
): Promise<ReceivedRow | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId } = actor;
  const reason = given.reason.trim();
  if (reason === '' || reason.length > faxLimits.reason)
    return Promise.resolve(invalid([{ path: 'reason', message: 'Enter a reason of up to 500 characters' }]));
  return app.database.transaction(async (tx): Promise<ReceivedRow | DomainError> => {
    const fax = lockForSave(await findReceived(tx, clinicId, id, true), version, 'fax');
    if (isDomainError(fax)) return fax;
    await tx
      .updateTable('fax.received')
      .set({
        state: 'archived',
        archive_reason: reason,
        version: version + 1,
        done_by: actor.userId,
        done_time: now,
        misdirected_time: given.misdirected ? now : null,
      })
      .where('clinic_id', '=', clinicId)
      .where('id', '=', id)
      .execute();
    await recordChange(tx, ctx, {
      action: 'update',
      objectType: 'received_fax',
      objectId: id,
      reason: given.misdirected ? `intended for another recipient: ${reason}` : reason,
      changes: { state: { before: fax.state, after: 'archived' } },
    });
    await publish(tx, { clinicId, topic: 'fax.received-changed', body: { id } });
    return (await findReceived(tx, clinicId, id))!;
  });
}

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);
