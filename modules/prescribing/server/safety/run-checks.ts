import { checkDrugSafety } from '#drugs/server';
import { isCurrent } from '#patients/rules';
import type { Queryable } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { codeWord, doseKey, listKey, numberOf, type PrescriptionFields, quantityUnits } from '../../rules/index.ts';
import type { Parties } from '../parties/read-parties.ts';
import { rememberedAlerts, type CheckedSafety } from './alerts.sql.ts';

const KG_PER_POUND = 0.453_592_37;

/** Checks a prescription against what the patient takes and does not tolerate, their age and their weight; `replaced` is what it takes the place of. */
export async function runChecks(
  db: Queryable,
  { clinicId, timeZone }: { clinicId: string; timeZone: string },
  fields: PrescriptionFields,
  { patient, ageYears }: Parties,
  now: Date,
  replaced: string | null = null,
): Promise<CheckedSafety> {
  const today = dayIn(timeZone, now);
  const medications = (patient.medications ?? []).filter(({ to_date: to }) => isCurrent({ to }, today));
  const allergies = (patient.allergies ?? []).filter(({ status }) => status === 'active');
  const dose = doseKey({ ...fields });
  const list = listKey(
    medications.map(({ drug_name: name }) => name),
    allergies.map(({ substance }) => substance),
  );
  const pounds = numberOf(fields.weight);
  // What is renewed stands in the list already: the same once more is no duplicate of itself.
  const own = [fields.drug_description, replaced].map((name) => name?.toLowerCase());
  const others = medications.filter(({ drug_name: name }) => !own.includes(name.toLowerCase()));
  const [answer, remembered] = await Promise.all([
    checkDrugSafety(db, {
      candidate: {
        descriptorId: fields.is_attested ? null : fields.drug_id,
        name: fields.drug_description,
        ingredients: fields.ingredients.map(({ description }) => description),
      },
      medications: others.map(({ drug_name: name }) => ({ name })),
      allergies,
      allergiesRecorded: allergies.length > 0 || patient.no_allergies_time !== null,
      ageMonths: patient.date_of_birth === null ? null : monthsBetween(patient.date_of_birth, today, ageYears),
      weightKg: pounds === null || pounds <= 0 ? null : pounds * KG_PER_POUND,
      dose: doseOf(fields),
    }),
    rememberedAlerts(db, clinicId, { patientId: patient.id, doseKey: dose, listKey: list, now }),
  ]);
  return { ...answer, remembered, doseKey: dose, listKey: list };
}

/** How much a day, reckoned from quantity and days supply: what a sig says in words is not read. */
function doseOf({ kind, quantity, days_supply, quantity_unit }: PrescriptionFields) {
  const [amount, days] = [numberOf(quantity), numberOf(days_supply)];
  if (kind !== 'drug' || amount === null || days === null || days <= 0) return null;
  const unit = codeWord(quantityUnits, quantity_unit).toLowerCase();
  return {
    amount: amount / days,
    unit: unit === 'milliliter' ? 'mL' : unit === 'gram' ? 'g' : unit,
    timesPerDay: 1,
    isDaily: true,
  };
}

function monthsBetween(born: string, today: string, ageYears: number | null): number {
  const [year = 0, month = 1] = born.split('-').map(Number);
  const [nowYear = 0, nowMonth = 1] = today.split('-').map(Number);
  return Math.max((ageYears ?? 0) * 12, (nowYear - year) * 12 + nowMonth - month - 1, 0);
}
