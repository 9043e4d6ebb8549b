import { dayIn } from '#platform/day-in.ts';
import { domainError, type DomainError, invalid, isDomainError } from '#platform/domain-error.ts';
import type { RecordImporter } from '#platform/module.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { foldName, readDay } from '../../rules/index.ts';
import { allergies, medications } from '../patients.sql.ts';
import { createAllergyIn, setAllergyStatusIn } from '../record/save-allergy.ts';
import { addMedicationIn, deleteMedicationIn } from '../record/save-medication.ts';

const changed = (): DomainError => domainError('CHANGED', 'This record was changed since it was imported.');

/** Reads a day of a cell as YYYY-MM-DD; null if it is empty. */
export function dayOfCell(
  { actor, now }: RequestContext,
  label: string,
  cell: string | undefined,
): string | null | DomainError {
  if (cell === undefined || cell === '') return null;
  const message = `${label}: enter a date as MM/DD/YYYY.`;
  const today = dayIn(actor.timeZone, now);
  return readDay(cell, { order: 'mdy', today }) ?? invalid([{ path: label, message }]);
}

/** Imports allergies and medications of patients. */
export const recordImporters: readonly RecordImporter[] = [
  {
    id: 'patients.allergies',
    title: 'Allergies',
    rule: 'patients.clinical',
    order: 10,
    columns: [
      { id: 'substance', title: 'Substance', other: ['Allergen', 'Allergy'], required: true },
      { id: 'category', title: 'Category', required: true },
      { id: 'reaction', title: 'Reaction' },
      { id: 'severity', title: 'Severity' },
      { id: 'onset', title: 'Onset', other: ['Onset date'] },
    ],
    async add(tx, ctx, patientId, cells) {
      const onset_date = dayOfCell(ctx, 'Onset', cells['onset']);
      if (isDomainError(onset_date)) return onset_date;
      const made = await createAllergyIn(tx, ctx, patientId, {
        allergy_substance: cells['substance'],
        allergy_category: cells['category']!.toLowerCase(),
        reaction: cells['reaction'],
        severity: cells['severity']!.toLowerCase(),
        onset_date,
      });
      return isDomainError(made) ? made : made.id;
    },
    undo: (ctx, id) =>
      ctx.app.database.transaction(async (tx) => {
        const row = await allergies.lock(tx, ctx.actor, id);
        if (row === null || row.version !== 1) return changed();
        const done = await setAllergyStatusIn(tx, ctx, id, 1, 'entered_in_error');
        return isDomainError(done) ? done : null;
      }),
  },
  {
    id: 'patients.medications',
    title: 'Medications',
    rule: 'patients.clinical',
    order: 20,
    columns: [
      { id: 'name', title: 'Medication', other: ['Drug', 'Drug name', 'Name'], required: true },
      { id: 'directions', title: 'Directions', other: ['Instructions', 'Sig', 'Frequency'] },
      { id: 'start', title: 'Start', other: ['Start date', 'From'] },
      { id: 'end', title: 'End', other: ['End date', 'To', 'Stop date'] },
      { id: 'type', title: 'Type' },
    ],
    async add(tx, ctx, patientId, cells) {
      const from = dayOfCell(ctx, 'Start', cells['start']);
      if (isDomainError(from)) return from;
      const to = dayOfCell(ctx, 'End', cells['end']);
      if (isDomainError(to)) return to;
      const others = await medications
        .select(tx, ctx.actor)
        .where('patient_id', '=', patientId)
        .where('deleted_time', 'is', null)
        .execute();
      const isKnown = others.some(
        (other) =>
          foldName(other.drug_name) === foldName(cells['name']!) && other.from_date === from && other.to_date === to,
      );
      if (isKnown) return invalid([{ path: 'name', message: 'This medication is already listed.' }]);
      const made = await addMedicationIn(tx, ctx, patientId, {
        drug_name: cells['name'],
        frequency: cells['directions'],
        from,
        to,
        record_type: cells['type']!.toLowerCase() === 'supplement' ? 'Supplement' : 'Drug',
      });
      return isDomainError(made) ? made : made.id;
    },
    undo: (ctx, id) =>
      ctx.app.database.transaction(async (tx) => {
        const done = await deleteMedicationIn(tx, ctx, id, 1);
        return isDomainError(done) ? done : null;
      }),
  },
];
