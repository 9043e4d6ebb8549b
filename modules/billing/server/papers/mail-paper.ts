import { sql } from 'kysely';
import { queueDelivery } from '#deliveries/server';
import type { App } from '#platform/app.ts';
import { domainError, type DomainError, notFound } from '#platform/domain-error.ts';
import { readClinic } from '#practice/server';
import type { Language } from '#values/language/language.ts';
import { translateTo } from '#values/language/texts.ts';
import { ownPoster, type Poster } from '../poster.ts';
import { makePaper, paperKinds, type PrintedKind } from './make-paper.ts';
import { paperPdf } from './write-pdf.ts';
import { spanish } from '../spanish.gen.ts';

/**
 * Mails a document to its patient as a PDF; the mail text contains nothing confidential. NO_ADDRESS if there is no
 * address.
 */
export async function mailPaper(poster: Poster, kind: PrintedKind, id: string): Promise<true | DomainError> {
  const { app, clinicId, now } = poster;
  const made = await makePaper(poster, kind, id);
  if (made === null) return notFound(kind);
  const { email, patientId, paper, name, language } = made;
  if (email === null || email === '')
    return domainError('NO_ADDRESS', 'This patient has no email address.', 'Not sent');
  const content = await paperPdf(paper, { clinicId, userId: poster.userId ?? null });
  await app.database.transaction(async (tx) => {
    await queueDelivery(tx, {
      clinicId,
      key: `billing:${kind}:${id}:${now.getTime()}`,
      channel: 'email',
      to: email,
      ...mailWords(kind, language, paper.clinic),
      attachments: [{ name, type: 'application/pdf', base64: content.toString('base64') }],
      about: { type: kind, id, patientId },
    });
    const table = sql.table(`billing.${kind}`);
    if (kind === 'superbill')
      await sql`update billing.superbill set status = 'Sent', sent_time = ${now}, version = version + 1
        where clinic_id = ${clinicId} and id = ${id} and status = 'Draft'`.execute(tx);
    else await sql`update ${table} set mailed_time = ${now} where clinic_id = ${clinicId} and id = ${id}`.execute(tx);
    await poster.note(tx, { action: 'update', objectType: kind, objectId: id, patientId, reason: 'mailed' });
  });
  return true;
}

function mailWords(kind: PrintedKind, language: Language, clinic: string): { subject: string; text: string } {
  const t = translateTo(language, spanish);
  const values = { clinic };
  switch (kind) {
    case 'statement':
      return {
        subject: t('Your statement from {clinic}', values),
        text: t('{clinic} sent you the attached statement. If you have questions, call us.', values),
      };
    case 'invoice':
      return {
        subject: t('Your invoice from {clinic}', values),
        text: t('{clinic} sent you the attached invoice. If you have questions, call us.', values),
      };
    case 'receipt':
      return {
        subject: t('Your receipt from {clinic}', values),
        text: t('{clinic} sent you the attached receipt. If you have questions, call us.', values),
      };
    case 'superbill':
      return {
        subject: t('Your superbill from {clinic}', values),
        text: t('{clinic} sent you the attached superbill. If you have questions, call us.', values),
      };
  }
}

/** The job that mails a document automatically, e.g. a receipt or a statement of a run; skipped without an address. */
export async function mailPaperJob(app: App, payload: unknown): Promise<void> {
  const { clinicId, kind, id } = payload as { clinicId: string; kind: PrintedKind; id: string };
  if (!paperKinds.includes(kind)) return;
  const { rows } = await sql<{ mailed_time: Date | null }>`
    select mailed_time from ${sql.table(`billing.${kind}`)} where clinic_id = ${clinicId} and id = ${id}`.execute(
    app.database.kysely,
  );
  if (rows[0] === undefined || rows[0].mailed_time !== null) return;
  const { time_zone: zone } = await readClinic(app.database.kysely, clinicId);
  await mailPaper(ownPoster(app, clinicId, zone), kind, id);
}
