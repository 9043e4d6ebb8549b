import { requireActivePatient } from '#patients/server';
import { readParts } from '#chart/server';
import { dayIn } from '#platform/day-in.ts';
import { notFound, type DomainError } from '#platform/domain-error.ts';
import { isId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import {
  nextOrderNumber,
  oneLine,
  type PrescribedDiagnosis,
  type PrescriptionFields,
  type PrescriptionKind,
  startingFields,
} from '../../rules/index.ts';
import { type KnownPharmacy, type Parties, readParties, usualPharmacies } from '../parties/read-parties.ts';
import { readOpenedDrug } from '../safety/read-drug.ts';
import { countOrders } from '../records/prescriptions.sql.ts';
import { readMeasured } from './read-measured.ts';

/** The initial values of a new prescription. */
export interface PrescriptionDefaults {
  parties: Parties;
  fields: PrescriptionFields;
  schedule: string | null;
  isControlled: boolean;
  pharmacies: KnownPharmacy[];
  noteDiagnoses: PrescribedDiagnosis[];
}

/** Returns the initial values of the dialog; a drug that is not found falls back to a supply. */
export async function beginPrescription(
  ctx: RequestContext,
  wish: {
    kind: PrescriptionKind;
    patientId: string;
    noteId: string | null;
    drugId: string | null;
    drugName: string | null;
  },
): Promise<PrescriptionDefaults | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId, userId, practiceId } = actor;
  const db = app.database.kysely;
  if (!isId(wish.patientId)) return notFound('patient');
  const inactive = await requireActivePatient(db, clinicId, wish.patientId);
  if (inactive !== null) return inactive;
  const parties = await readParties(db, actor, { patientId: wish.patientId, prescriberId: userId, practiceId }, now);
  if (parties === null) return notFound('patient');
  const today = dayIn(actor.timeZone, now);
  const [drug, measured, pharmacies, noteDiagnoses, orders] = await Promise.all([
    wish.kind === 'drug' ? readOpenedDrug(db, { drugId: wish.drugId, name: wish.drugName }) : null,
    readMeasured(db, ctx, wish.patientId, today),
    usualPharmacies(db, clinicId, wish.patientId),
    readNoteDiagnoses(ctx, wish),
    countOrders(db, clinicId, userId),
  ]);
  const medication = startingFields(wish.kind, drug, today);
  return {
    parties,
    fields: {
      ...medication,
      ...measured,
      ...(wish.kind === 'drug' && drug === null ? { drug_description: oneLine(wish.drugName ?? '', 105) } : {}),
      diagnoses: noteDiagnoses.slice(0, 2),
      patient_id: wish.patientId,
      note_id: wish.noteId,
      order_number: String(nextOrderNumber(orders)),
      pharmacy_ncpdp_id: pharmacies[0]?.ncpdp_id ?? '',
      is_attested: false,
    },
    schedule: drug?.schedule ?? null,
    isControlled: drug?.schedule != null,
    pharmacies,
    noteDiagnoses,
  };
}

async function readNoteDiagnoses(
  { app, actor }: RequestContext,
  { noteId }: { noteId: string | null },
): Promise<PrescribedDiagnosis[]> {
  if (noteId === null || !isId(noteId)) return [];
  const parts = await readParts(app.database.kysely, actor.clinicId, [noteId], ['diagnosis']);
  return (parts.get(noteId)?.diagnosis ?? [])
    .filter(({ icd_code_type: type }) => type === 'ICD-10-CM')
    .map((row) => ({ code: row.icd_code, name: row.official_name.slice(0, 200) }));
}
