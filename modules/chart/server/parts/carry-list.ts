import { invalid, isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { MOST_ROWS, procedureKey, substanceKey } from '../../rules/index.ts';
import { readNotes } from '../notes.sql.ts';
import { changeNoteList, type ListName, type NoteList } from './change-note-list.ts';
import type { OpenNote } from './lock-open-note.ts';
import { readParts, type DiagnosisRow, type PartRows, type ProcedureRow, type SubstanceRow } from './parts.sql.ts';
import { DIAGNOSES } from './save-diagnoses.ts';
import { PROCEDURES } from './save-procedures.ts';
import { SUBSTANCES } from './save-substances.ts';

type Source = PartRows & { patient_id: string; carried: { carried_from: string; carried_day: string } };

/**
 * Appends the rows of an earlier note's list that this unsigned note of the same patient lacks: each row is marked
 * until it is changed or confirmed. Idempotent. Another patient's note is NOT_FOUND, a withdrawn one NOTE_TAKEN_BACK.
 */
export function carryList(
  ctx: RequestContext,
  noteId: string,
  sourceId: string,
  name: ListName,
): Promise<null | DomainError> {
  const carry = <Row extends { id: string }>(
    list: NoteList<Row>,
    before: (all: PartRows) => readonly Row[],
    keyOf: (row: Row) => string,
    copyOf: (row: Row, source: Source, all: PartRows, tx: Tx) => Promise<Row>,
  ): Promise<null | DomainError> =>
    changeNoteList(
      ctx,
      noteId,
      null,
      list,
      async (tx, note, all) => {
        const source = await readSource(tx, ctx, note, sourceId);
        if (isDomainError(source)) return source;
        const from = before(source);
        if (from.length === 0) return invalid([{ path: 'list', message: 'That list in the earlier note is empty.' }]);
        const standing = before(all);
        const keys = new Set(standing.map(keyOf));
        const copies: Row[] = [];
        for (const row of from) if (!keys.has(keyOf(row))) copies.push(await copyOf(row, source, all, tx));
        return standing.length + copies.length > MOST_ROWS
          ? invalid([{ path: 'list', message: `At most ${MOST_ROWS} rows` }])
          : [...standing, ...copies];
      },
      { carried_from: { before: null, after: sourceId } },
    );
  const copied = async (row: SubstanceRow, { carried }: Source): Promise<SubstanceRow> => ({
    ...row,
    id: newId(),
    ...carried,
  });
  if (name === 'diagnosis')
    return carry<DiagnosisRow>(
      DIAGNOSES,
      ({ diagnosis }) => diagnosis,
      ({ icd_code }) => icd_code,
      async (row, { carried, patient_id }, _all, tx) => ({
        ...row,
        id: newId(),
        problem_id: await standingProblem(tx, ctx, patient_id, row.problem_id),
        ...carried,
      }),
    );
  if (name === 'cpts')
    return carry<ProcedureRow>(
      PROCEDURES,
      ({ cpts }) => cpts,
      procedureKey,
      async (row, { carried, diagnosis }, all) => ({
        ...row,
        id: newId(),
        // Keeps the pointers to diagnoses that are on this note.
        pointers: row.pointers.flatMap((pointer) => {
          const code = diagnosis.find(({ id }) => id === pointer)?.icd_code;
          return all.diagnosis.find(({ icd_code }) => icd_code === code)?.id ?? [];
        }),
        ...carried,
      }),
    );
  return name === 'drugs'
    ? carry<SubstanceRow>(SUBSTANCES.drug, ({ drugs }) => drugs, substanceKey, copied)
    : carry<SubstanceRow>(SUBSTANCES.supplement, ({ supplements }) => supplements, substanceKey, copied);
}

async function readSource(
  tx: Tx,
  { actor }: RequestContext,
  note: OpenNote,
  sourceId: string,
): Promise<Source | DomainError> {
  const [source] = sourceId === note.id ? [] : await readNotes(tx, actor.clinicId, [sourceId], 'none');
  if (source === undefined || source.patient_id !== note.patient_id)
    return domainError('NOT_FOUND', 'This note does not belong to the patient.', 'Not found');
  if (source.withdrawn_time !== null) return recordWithdrawn();
  const parts = await readParts(tx, actor.clinicId, [sourceId], ['diagnosis', 'cpts', 'drugs', 'supplements']);
  return {
    ...parts.get(sourceId)!,
    patient_id: note.patient_id,
    carried: { carried_from: sourceId, carried_day: source.service_date },
  };
}

// A problem that was deleted, or that belonged to another record before a merge, is not linked.
async function standingProblem(
  tx: Tx,
  { actor }: RequestContext,
  patientId: string,
  problemId: string | null,
): Promise<string | null> {
  if (problemId === null) return null;
  const standing = await tx
    .selectFrom('chart.problem')
    .select('id')
    .where('clinic_id', '=', actor.clinicId)
    .where('patient_id', '=', patientId)
    .where('id', '=', problemId)
    .where('deleted_time', 'is', null)
    .executeTakeFirst();
  return standing?.id ?? null;
}

/** NOTE_TAKEN_BACK: a withdrawn note can't be carried over. */
export function recordWithdrawn(): DomainError {
  return domainError(
    'NOTE_TAKEN_BACK',
    'That note was retracted, so nothing can be carried over from it.',
    'Retracted',
  );
}
