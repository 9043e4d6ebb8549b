import { saveFile, unscanned } from '#files/server';
import type { App } from '#platform/app.ts';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { insertCopies, sampleRow } from './insert-copies.ts';

const STATES = ['draft', 'signed', 'amended', 'waiting', 'withdrawn', 'own', 'bare'] as const;
const MODES = ['office', 'phone', 'video'];
const TIME = '2026-11-20T16:00:00Z';
const TEXT = '<h2>Subjective</h2><p>“Well” &amp; happy &lt;3, température 37° 良い</p><ul><li>One</li></ul>';

/** Writes a chart note of every kind for each patient, with diagnoses, procedures, addenda and files. */
export async function writeNotes(
  { database, ...app }: App,
  ctx: RequestContext,
  ids: readonly string[],
): Promise<void> {
  const { clinicId, userId } = ctx.actor;
  const notes = ids.map((patientId, at) => ({ id: newId(), patientId, at, state: STATES[at % STATES.length]! }));
  const isSigned = (state: string): boolean => state !== 'draft' && state !== 'bare';
  const signed = await sampleRow(database, 'chart.chart_note', 'signed_time is not null and cosign_state = $$none$$');
  const unsigned = {
    signed_time: null,
    signer_id: null,
    signer_name: null,
    signed_hash: null,
    signed_patient_id: null,
  };
  await insertCopies(
    database,
    'chart.chart_note',
    signed,
    notes.map(({ id, patientId, at, state }) => ({
      id,
      patient_id: patientId,
      event_id: null,
      note: state === 'bare' ? '' : TEXT,
      nurse_note: at % 2 === 0 ? '' : '<p>BP 120/80</p>',
      encounter_mode: MODES[at % MODES.length],
      non_medical: state === 'own',
      record_name: `Visit ${at} & “more”`,
      ...(isSigned(state) ? { signed_patient_id: patientId } : unsigned),
      ...(state === 'waiting' && { cosign_state: 'waiting' }),
      ...(state === 'withdrawn' && {
        withdrawn_time: TIME,
        withdrawn_by: userId,
        withdrawn_name: 'Dr. Test',
        withdrawn_reason: 'Wrong patient',
      }),
    })),
  );
  const coded = notes.filter(({ state }) => state !== 'bare');
  const diagnoses = new Map(coded.map(({ id }) => [id, newId()]));
  const own = { clinic_id: clinicId, created_by: userId, created_time: TIME, sort_index: 0 };
  await insertCopies(
    database,
    'chart.note_diagnosis',
    own,
    coded.map(({ id, at }) => ({
      id: diagnoses.get(id),
      note_id: id,
      icd_code: 'I10',
      icd_code_type: at % 3 === 0 ? 'Custom' : 'ICD-10-CM',
      official_name: 'Essential hypertension',
    })),
  );
  await insertCopies(
    database,
    'chart.note_procedure',
    own,
    coded.map(({ id, at }) => ({
      id: newId(),
      note_id: id,
      cpt_code: '99213',
      cpt_code_type: ['CPT', 'HCPCS', 'Custom'][at % 3],
      official_name: 'Office visit',
      modifiers: at % 2 === 0 ? [] : ['25', '59'],
      units: 1 + (at % 999),
      pointers: [diagnoses.get(id)],
    })),
  );
  await insertCopies(
    database,
    'chart.note_addendum',
    { clinic_id: clinicId, author_id: userId, author_name: 'Dr. Test', created_time: TIME, addendum_hash: '\\x00' },
    notes
      .filter(({ state }) => state === 'amended')
      .map(({ id }) => ({ id: newId(), note_id: id, body: 'Called back.' })),
  );
  const files = { ...app, database };
  for (const { id, patientId } of coded) await attach(files, ctx, id, patientId);
}

async function attach(app: App, { actor }: RequestContext, noteId: string, patientId: string): Promise<void> {
  const { clinicId, userId } = actor;
  const bytes = Buffer.from('plain text');
  const row = { note_id: noteId, file_name: 'Größe & Gewicht.txt', file_type: 'text/plain', byte_size: bytes.length };
  const { id } = await app.database.transaction((tx) =>
    saveFile(tx, {
      app,
      clinicId,
      patientId,
      folder: 'chart-attachments',
      name: row.file_name,
      type: row.file_type,
      bytes: unscanned(bytes, 'made here'),
      userId,
    }),
  );
  const added = { clinic_id: clinicId, added_by: userId, added_name: 'Dr. Test', added_time: TIME, sha256: '\\x00' };
  await insertCopies(app.database, 'chart.note_attachment', added, [{ ...row, id: newId(), file_id: id }]);
}
