import { letterheadLines, patientName } from '#patients/rules';
import { readPatients } from '#patients/server';
import { dayIn } from '#platform/day-in.ts';
import { domainError, invalid, type DomainError } from '#platform/domain-error.ts';
import { isId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { runWork } from '#platform/work/run-work.ts';
import { defineWork, WorkEnded } from '#platform/work/work.ts';
import { readClinic, readLetterhead } from '#practice/server';
import { checkTemplate, type TemplateText } from '../../rules/index.ts';
import { type DocumentRow, findByUpload, findDocument } from '../documents/documents.sql.ts';
import { keepDocument } from '../documents/keep-document.ts';
import type { Letter } from './set-letter.ts';

const settingLetter = defineWork<Letter, Uint8Array>({
  file: new URL('./set-letter.ts', import.meta.url),
  name: 'setLetter',
  lane: 'letters',
  seconds: 30,
  megabytes: 256,
});

/**
 * Creates a letter to a patient as a PDF in their documents; repeating the key returns the same letter. NOT_FOUND,
 * BUSY.
 */
export async function writeLetter(
  ctx: RequestContext,
  patientId: string,
  input: TemplateText,
  key: string,
): Promise<DocumentRow | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId, timeZone, name: writer, userId } = actor;
  const { title, body } = input;
  // A letter is used literally, including curly braces: only its length and characters are validated.
  const checked = checkTemplate({ title, body: body.replaceAll('{{', '{ {') });
  if (Array.isArray(checked)) return invalid(checked.map((one) => ({ ...one, path: `input.${one.path}` })));
  if (!isId(key)) return invalid([{ path: 'key', message: 'Send a UUID' }]);
  const { kysely } = app.database;
  // A repeated call doesn't create it again.
  const before = await findByUpload(kysely, clinicId, key);
  const isSame = before !== null && before.created_by === userId && before.patient_id === patientId;
  const stored = isSame ? await findDocument(kysely, clinicId, before.id) : null;
  if (stored !== null) return stored;
  const [patient] = await readPatients(kysely, clinicId, [patientId], { columns: ['id', 'first_name', 'last_name'] });
  if (patient === undefined) return domainError('NOT_FOUND', 'This patient does not exist.', 'Not found');
  const { clinic_name: clinic } = await readClinic(kysely, clinicId);
  const head = await readLetterhead(kysely, clinicId, actor.practiceId);
  const letterhead = { name: head?.name ?? clinic, lines: head === null ? [] : letterheadLines(head) };
  const today = dayIn(timeZone, now);
  const day = `${today.slice(5, 7)}/${today.slice(8)}/${today.slice(0, 4)}`;
  const letter = { clinic, letterhead, patient: patientName(patient), ...checked, day, writer, madeTime: now };
  try {
    const bytes = Buffer.from(await runWork(settingLetter, letter, { of: ctx.actor }));
    const said = { document_type: 'Letter', document_day: today, title: checked.title };
    return await keepDocument(ctx, { patientId, uploadId: key, name: 'letter.pdf', bytes, said });
  } catch (error) {
    if (!(error instanceof WorkEnded)) throw error;
    return domainError('BUSY', 'The letter could not be created. Try again.', 'Busy');
  }
}
