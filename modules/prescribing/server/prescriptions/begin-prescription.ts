import { requireActivePatient } from '#patients/server';
import { readParts } from '#chart/server';
import type { Queryable } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { isDomainError, notFound, type DomainError } from '#platform/domain-error.ts';
import { isId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import {
  diagnosesTreated,
  nextOrderNumber,
  oneLine,
  type PrescribedDiagnosis,
  type PrescriptionFields,
  type PrescriptionKind,
  receiverProblem,
  startingFields,
} from '../../rules/index.ts';
import {
  findPharmacy,
  type KnownPharmacy,
  type Parties,
  readParties,
  usualPharmacies,
} from '../parties/read-parties.ts';
import { readOpenedDrug } from '../safety/read-drug.ts';
import { readListed } from '../records/medications.sql.ts';
import { countOrders, type PrescriptionRow, readPrescriptions, wishOf } from '../records/prescriptions.sql.ts';
import { readProblems } from '../safety/read-conditions.ts';
import { readMeasured } from './read-measured.ts';

/** The initial values of a new prescription. */
export interface PrescriptionDefaults {
  parties: Parties;
  fields: PrescriptionFields;
  schedule: string | null;
  isControlled: boolean;
  pharmacies: KnownPharmacy[];
  /** Diagnoses of the note and the problem list, those that the drug treats first. */
  offered: PrescribedDiagnosis[];
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
    /** The entry of the medication list that it is for, whose name and directions it starts with. */
    medicationId?: string | null;
    /** The prescription that it renews, whose content it starts with. */
    renewsId?: string | null;
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
  const renewed = await readRenewed(db, clinicId, wish);
  if (isDomainError(renewed)) return renewed;
  const listed = isId(wish.medicationId ?? '') ? await readListed(db, clinicId, wish.medicationId!) : undefined;
  if (listed !== undefined && listed.patient_id !== wish.patientId) return notFound('medication');
  const named = {
    drugId: wish.drugId ?? renewed?.drug_id ?? null,
    name: wish.drugName ?? renewed?.drug_description ?? listed?.drug_name ?? null,
    isListed: listed !== undefined && renewed === null,
  };
  const kind = renewed?.kind ?? wish.kind;
  const [drug, measured, pharmacies, note, problems, orders] = await Promise.all([
    kind === 'drug' ? readOpenedDrug(db, named) : null,
    readMeasured(db, ctx, wish.patientId, today),
    usualPharmacies(db, clinicId, wish.patientId),
    readNote(ctx, wish),
    readProblems(db, clinicId, wish.patientId),
    countOrders(db, clinicId, userId),
  ]);
  const medication = startingFields(kind, drug, today);
  const lastPharmacy = renewed === null ? null : await findPharmacy(db, renewed.pharmacy_ncpdp_id);
  // A pharmacy that closed since is not proposed again.
  const last = lastPharmacy !== null && receiverProblem(lastPharmacy, now) === null ? lastPharmacy : null;
  const drugName = named.name ?? medication.drug_description;
  const listedProblems = problems.flatMap(({ code, name }) =>
    code === null ? [] : [{ code, name: name.slice(0, 200) }],
  );
  const known = new Map([...note.diagnoses, ...listedProblems].map((each) => [each.code, each]));
  const inNote = diagnosesTreated(drugName, note.diagnoses).treated;
  const { treated, others } = diagnosesTreated(drugName, [...known.values()]);
  return {
    parties,
    fields: {
      ...medication,
      ...(kind === 'drug' && drug === null ? { drug_description: oneLine(named.name ?? '', 105) } : {}),
      sig: oneLine(listed?.frequency ?? note.directions, 1000),
      diagnoses: (inNote.length > 0 ? inNote : treated).slice(0, 2),
      ...(renewed === null ? {} : repeated(renewed)),
      ...measured,
      follows_id: renewed?.id ?? null,
      medication_record_id: listed?.id ?? renewed?.medication_record_id ?? null,
      patient_id: wish.patientId,
      note_id: wish.noteId,
      order_number: String(nextOrderNumber(orders)),
      pharmacy_ncpdp_id: (last ?? pharmacies.find((each) => receiverProblem(each, now) === null))?.ncpdp_id ?? '',
      is_attested: renewed !== null && renewed.attested_time !== null,
    },
    schedule: drug?.schedule ?? null,
    isControlled: drug?.schedule != null,
    pharmacies: [...(last === null ? [] : [last]), ...pharmacies.filter(({ ncpdp_id: id }) => id !== last?.ncpdp_id)],
    offered: [...treated, ...others],
  };
}

/** Returns the renewed prescription of the same patient; null if none is renewed. */
async function readRenewed(
  db: Queryable,
  clinicId: string,
  { patientId, renewsId = null }: { patientId: string; renewsId?: string | null },
): Promise<PrescriptionRow | null | DomainError> {
  if (renewsId === null) return null;
  const [row] = isId(renewsId) ? await readPrescriptions(db, clinicId, [renewsId]) : [];
  return row?.patient_id === patientId ? row : notFound('prescription');
}

/** The content of a prescription that a renewal repeats: not its dates, number, or messages. */
function repeated(row: PrescriptionRow): Partial<PrescriptionFields> {
  const { patient_id: _patient, note_id: _note, order_number: _order, ...fields } = wishOf(row);
  const { written_date: _written, effective_date: _effective, pharmacy_ncpdp_id: _pharmacy, ...content } = fields;
  return content;
}

/** Returns the diagnoses of the chart note, and the directions that it has for the drug. */
async function readNote(
  { app, actor }: RequestContext,
  { noteId, drugId, drugName }: { noteId: string | null; drugId: string | null; drugName: string | null },
): Promise<{ diagnoses: PrescribedDiagnosis[]; directions: string }> {
  if (noteId === null || !isId(noteId)) return { diagnoses: [], directions: '' };
  const parts = await readParts(app.database.kysely, actor.clinicId, [noteId], ['diagnosis', 'drugs']);
  const { diagnosis = [], drugs = [] } = parts.get(noteId) ?? {};
  const name = (drugName ?? '').trim().toLowerCase();
  const listed = drugs.find(
    (drug) => (drugId !== null && drug.descriptor_id === drugId) || drug.name.toLowerCase() === name,
  );
  return {
    diagnoses: diagnosis
      .filter(({ icd_code_type: type }) => type === 'ICD-10-CM')
      .map((row) => ({ code: row.icd_code, name: row.official_name.slice(0, 200) })),
    directions: listed?.directions ?? '',
  };
}
