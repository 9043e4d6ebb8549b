import { sql } from 'kysely';
import type { NotePart } from '#platform/module.ts';
import {
  codeWord,
  isEditable,
  quantityUnits,
  statusLine,
  statusOf,
  type PrescriptionStatus,
} from '../../rules/index.ts';
import { selectPrescriptions } from '../records/prescriptions.sql.ts';

// Labels for prescriptions that must not be mistaken for ordered ones.
const NOT_ORDERED: Readonly<Partial<Record<PrescriptionStatus, readonly string[]>>> = {
  'not-sent': ['NOT SENT'],
  failed: ['NOT SENT'],
  waiting: ['NOT SENT YET'],
  canceled: ['CANCELED'],
};

/** The prescriptions of a chart note, as covered by the signature: what was prescribed, not its later status. */
export const notePrescriptions: NotePart = {
  id: 'prescribing.prescriptions',
  title: 'Prescriptions',
  order: 55,
  rows: 'prescribing.prescription r where r.clinic_id = n.clinic_id and r.note_id = n.id',
  async read(db, clinicId, noteId) {
    const rows = await ofNote(db, clinicId, noteId);
    return rows.map(
      ({ drug_description, sig, quantity, quantity_unit, days_supply, refills, substitutions, ...row }) => ({
        drug_description,
        sig,
        quantity,
        quantity_unit,
        days_supply,
        refills,
        substitutions,
        ingredients: row.ingredients.map(({ description, quantity_value }) => `${description} ${quantity_value}`),
      }),
    );
  },
  async print(db, clinicId, noteId) {
    const rows = await ofNote(db, clinicId, noteId);
    return rows.map((row) =>
      [
        ...(NOT_ORDERED[statusOf(row)] ?? []),
        row.drug_description,
        row.sig,
        `${row.quantity} ${codeWord(quantityUnits, row.quantity_unit)}`,
        `${row.refills ?? 0} refills`,
        statusLine(row),
      ].join(' · '),
    );
  },
  async missing(db, clinicId, noteId) {
    const unsent = (await ofNote(db, clinicId, noteId)).filter(({ state }) => isEditable(state));
    return unsent.map((row) => `Prescription not sent: ${row.drug_description}`);
  },
  ordered: {
    kind: 'prescription',
    names: async (db, clinicId, noteId) =>
      (await ofNote(db, clinicId, noteId)).flatMap((row) =>
        NOT_ORDERED[statusOf(row)] === undefined ? [row.drug_description] : [],
      ),
  },
};

function ofNote(db: Parameters<typeof selectPrescriptions>[0], clinicId: string, noteId: string) {
  return selectPrescriptions(db, clinicId, sql`r.note_id = ${noteId}`, sql`order by r.created_time, r.id`);
}
