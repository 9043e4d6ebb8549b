import { dayIn } from '#platform/day-in.ts';
import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { ImportedCoverage } from '../../rules/index.ts';
import { readAllPayers } from '../payers/payers.sql.ts';
import { readingCoverages, readInThread } from '../work/read-in-thread.ts';
import { coveragesOfMany } from './coverages.sql.ts';
import { findPatientsByNumber } from './import-coverages.sql.ts';
import { createCoverageIn } from './save-coverage.ts';

/** The result of a coverage import or its preview. */
export interface CoverageImport {
  created: number;
  unchanged: number;
  issues: { row: number; message: string }[];
}

/** The problem of a row, which rolls back its transaction. */
type PlacedCoverage = { row: ImportedCoverage; patientId: string; payerId: string };

/**
 * Imports the coverages of a file, each row independently: patients by record number, payers by number or full name.
 * Existing coverages with the same payer and member ID are skipped. With `apply` false it only returns a preview.
 */
export async function importCoverages(
  ctx: RequestContext,
  text: string,
  apply: boolean,
): Promise<CoverageImport | DomainError> {
  const { actor, app, now } = ctx;
  const { clinicId } = actor;
  const { kysely } = app.database;
  const today = dayIn(actor.timeZone, now);
  const read = await readInThread(readingCoverages, { text, today }, actor);
  if (isDomainError(read)) return read;
  const [patients, payers] = await Promise.all([
    findPatientsByNumber(
      kysely,
      clinicId,
      read.coverages.map(({ record_number }) => record_number),
    ),
    readAllPayers(kysely, clinicId),
  ]);
  const byCode = new Map(payers.map(({ payer_code, id }) => [payer_code.toLowerCase(), id]));
  const byName = new Map(payers.map(({ payer_name, id }) => [payer_name.toLowerCase(), id]));
  const result: CoverageImport = { created: 0, unchanged: 0, issues: [...read.issues] };
  const placed = read.coverages.flatMap((row): PlacedCoverage[] => {
    const patientId = patients.get(row.record_number);
    const payerId = byCode.get(row.payer.toLowerCase()) ?? byName.get(row.payer.toLowerCase());
    if (patientId === undefined) result.issues.push({ row: row.row, message: 'No patient has this record number.' });
    else if (payerId === undefined) result.issues.push({ row: row.row, message: 'This payer is not in the list.' });
    else return [{ row, patientId, payerId }];
    return [];
  });
  const standing = await coveragesOfMany(kysely, clinicId, [...new Set(placed.map(({ patientId }) => patientId))]);
  const keyOf = (patientId: string, payerId: string, memberId: string): string =>
    `${patientId} ${payerId} ${memberId.toLowerCase()}`;
  const known = new Set(standing.map((each) => keyOf(each.patient_id, each.payer_id, each.member_id)));
  for (const { row, patientId, payerId } of placed) {
    const key = keyOf(patientId, payerId, row.member_id);
    if (known.has(key)) {
      result.unchanged += 1;
      continue;
    }
    known.add(key);
    const problem = await keepOne(ctx, { row, patientId, payerId }, apply);
    if (problem === null) result.created += 1;
    else result.issues.push({ row: row.row, message: problem });
  }
  result.issues = result.issues.toSorted((one, other) => one.row - other.row).slice(0, 100);
  return result;
}

class OnlyTried extends Error {}

/** Imports one row in its own transaction, which a preview rolls back; returns a sentence if it is invalid. */
async function keepOne(
  ctx: RequestContext,
  { row, patientId, payerId }: PlacedCoverage,
  apply: boolean,
): Promise<string | null> {
  const { row: _, record_number: __, payer: ___, ...fields } = row;
  try {
    const saved = await ctx.app.database.transaction(async (tx) => {
      const made = await createCoverageIn(tx, ctx, newId(), patientId, { ...fields, payer_id: payerId });
      if (!apply && !isDomainError(made)) throw new OnlyTried();
      return made;
    });
    return isDomainError(saved) ? (saved.issues[0]?.message ?? saved.message) : null;
  } catch (error) {
    if (error instanceof OnlyTried) return null;
    throw error;
  }
}
