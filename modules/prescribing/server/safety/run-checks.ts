import { checkDrugSafety } from '#drugs/server';
import type { Regimen } from '#drugs/rules';
import { isCurrent } from '#patients/rules';
import type { Queryable } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { domainError, notFound, type DomainError } from '#platform/domain-error.ts';
import {
  type AlertOverride,
  codeWord,
  doseKey,
  listKey,
  numberOf,
  openAlerts,
  type PrescriptionFields,
  quantityUnits,
} from '../../rules/index.ts';
import { type Parties, readParties } from '../parties/read-parties.ts';
import { type PrescriptionRow, wishOf } from '../records/prescriptions.sql.ts';
import { rememberedAlerts, type CheckedSafety } from './alerts.sql.ts';
import { readConditions, readWeight } from './read-conditions.ts';
import { type OwnPrescription, readTaken } from './read-taken.ts';

const KG_PER_POUND = 0.453_592_37;

/**
 * Checks a prescription against current medications, active prescriptions, intolerances, age, weight, pregnancy,
 * breastfeeding and kidney function. `own` identifies the prescription and the one it replaces.
 */
export async function runChecks(
  db: Queryable,
  { clinicId, timeZone }: { clinicId: string; timeZone: string },
  fields: PrescriptionFields,
  parties: Parties,
  now: Date,
  own: OwnPrescription = {},
): Promise<CheckedSafety> {
  const { patient, ageYears } = parties;
  const today = dayIn(timeZone, now);
  const allergies = (patient.allergies ?? []).filter(({ status }) => status === 'active');
  const dose = doseKey({ ...fields });
  const list = listKey(
    (patient.medications ?? [])
      .filter(({ to_date: to }) => isCurrent({ to }, today))
      .map(({ drug_name: name }) => name),
    allergies.map(({ substance }) => substance),
  );
  const typed = numberOf(fields.weight);
  const pounds = typed !== null && typed > 0 ? typed : await readWeight(db, { clinicId, patientId: patient.id, now });
  const [medications, conditions] = await Promise.all([
    readTaken(db, clinicId, patient, today, {
      ...own,
      replaces: own.replaces ?? fields.follows_id,
      medicationId: fields.medication_record_id,
    }),
    readConditions(db, { clinicId, timeZone }, fields, parties, now),
  ]);
  const [answer, remembered] = await Promise.all([
    checkDrugSafety(db, {
      candidate: {
        descriptorId: fields.is_attested ? null : fields.drug_id,
        name: fields.drug_description,
        ingredients: fields.ingredients.map(({ description }) => description),
      },
      medications,
      allergies,
      allergiesRecorded: allergies.length > 0 || patient.no_allergies_time !== null,
      ageMonths: patient.date_of_birth === null ? null : monthsBetween(patient.date_of_birth, today, ageYears),
      weightKg: pounds === null ? null : pounds * KG_PER_POUND,
      dose: null,
      regimen: regimenOf(fields),
      conditions,
    }),
    rememberedAlerts(db, clinicId, { patientId: patient.id, doseKey: dose, listKey: list, now }),
  ]);
  return { ...answer, remembered, doseKey: dose, listKey: list };
}

/** Returns why a prescription can't be sent: a severe finding without a reason, or a hard stop. Null if it can. */
export function refusedBySafety(
  { alerts, remembered }: Pick<CheckedSafety, 'alerts' | 'remembered'>,
  overrides: readonly AlertOverride[],
): DomainError | null {
  const open = openAlerts(alerts, overrides, new Set(remembered.keys()));
  if (open.length === 0) return null;
  const stops = open.filter(({ isHardStop }) => isHardStop === true);
  const titles = (stops.length > 0 ? stops : open).map(({ title }) => title).join('; ');
  const text = stops.length > 0 ? 'This can’t be overridden: change the prescription.' : 'Enter an override reason.';
  return domainError('SAFETY_ALERT', `${titles}. ${text}`, 'Review before sending');
}

/**
 * Returns why a prescription can't be printed either: a hard stop, which can't be overridden. Null if it can. Severe
 * findings are left to the signer.
 */
export async function refusedOnPaper(
  db: Queryable,
  actor: { clinicId: string; userId: string; practiceId: string; timeZone: string },
  row: PrescriptionRow,
  now: Date,
): Promise<DomainError | null> {
  const ids = { patientId: row.patient_id, prescriberId: row.prescriber_id, practiceId: row.practice_id };
  const parties = await readParties(db, actor, ids, now);
  if (parties === null) return notFound('patient');
  const { alerts } = await runChecks(db, actor, wishOf(row), parties, now, { id: row.id });
  return refusedBySafety({ alerts: alerts.filter(({ isHardStop }) => isHardStop === true), remembered: new Map() }, []);
}

function regimenOf({ sig, quantity, days_supply, quantity_unit }: PrescriptionFields): Regimen {
  return {
    sig,
    quantity: numberOf(quantity),
    quantityUnit: codeWord(quantityUnits, quantity_unit),
    daysSupply: numberOf(days_supply),
  };
}

function monthsBetween(born: string, today: string, ageYears: number | null): number {
  const [year = 0, month = 1] = born.split('-').map(Number);
  const [nowYear = 0, nowMonth = 1] = today.split('-').map(Number);
  return Math.max((ageYears ?? 0) * 12, (nowYear - year) * 12 + nowMonth - month - 1, 0);
}
