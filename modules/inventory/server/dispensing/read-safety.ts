import { isCurrent } from '#patients/rules';
import { readPatients } from '#patients/server';
import type { SafetyAlert, SafetyOutcome } from '#drugs/rules';
import { checkDrugSafety } from '#drugs/server';
import type { Queryable } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { isRefill, nameAllergies, needsReason } from '../../rules/index.ts';
import type { DispensedItem } from './item-quantities.sql.ts';

/** Input of the safety check. */
export interface SafetyQuestion {
  patientId: string;
  item: DispensedItem;
  /** In units of the item. */
  units: number;
  /** Days supply; null if unknown: the dose is not checked then. */
  daysSupply: number | null;
}

/** The result of the safety check: findings, and what could not be checked. */
export interface DispensingSafety {
  outcome: SafetyOutcome;
  alerts: Pick<SafetyAlert, 'kind' | 'severity' | 'title' | 'text'>[];
  /** As sentences. */
  unchecked: string[];
  /** What was checked; empty if the compendium was not queried. */
  coverage: string;
  /** Dispensing requires a reason. */
  needsReason: boolean;
}

/**
 * Checks an item against a patient's allergies, medications, age and, if the days supply is known, its dose: by its
 * ingredients and classes in the compendium, and allergies by name as well. Items that are neither drugs nor
 * supplements, e.g. gloves, are only checked against allergies by name. Null if the clinic has no such patient.
 */
export async function readSafety(
  db: Queryable,
  { actor, now }: Pick<RequestContext, 'actor' | 'now'>,
  { patientId, item, units, daysSupply }: SafetyQuestion,
): Promise<DispensingSafety | null> {
  const [patient] = await readPatients(db, actor.clinicId, [patientId], {
    columns: ['date_of_birth', 'no_allergies_time'],
    allergies: true,
    medications: true,
  });
  if (patient === undefined) return null;
  const today = dayIn(actor.timeZone, now);
  const allergies = (patient.allergies ?? []).filter(({ status }) => status === 'active');
  const named = nameAllergies(
    item.item_name,
    allergies.map(({ substance }) => substance),
  ).map((substance) => ({
    kind: 'allergy' as const,
    severity: 'severe' as const,
    title: `Allergy to ${substance}`,
    text: 'Recorded in the patient’s chart.',
  }));
  if (item.kind !== 'drug' && item.kind !== 'supplement')
    return judged(named, [], '', named.length > 0 ? 'alert' : 'none');
  const answer = await checkDrugSafety(db, {
    candidate: { name: fullName(item) },
    medications: (patient.medications ?? [])
      .filter(({ to_date: to }) => isCurrent({ to }, today))
      .map(({ drug_name: name }) => ({ name })),
    allergies,
    allergiesRecorded: allergies.length > 0 || patient.no_allergies_time !== null,
    ageMonths: monthsBetween(patient.date_of_birth, today),
    weightKg: daysSupply === null ? null : await readWeight(db, actor.clinicId, patientId, now),
    dose:
      daysSupply === null
        ? null
        : { amount: units / daysSupply, unit: item.unit.toLowerCase(), timesPerDay: 1, isDaily: true },
  });
  const known = answer.alerts.filter((alert) => !isRefill(alert));
  const alerts = known.some(({ kind }) => kind === 'allergy') ? known : [...named, ...known];
  const unchecked = answer.unchecked.filter(({ kind }) => kind !== 'dose' || daysSupply !== null);
  return judged(
    alerts,
    [...new Set(unchecked.map(({ kind, subject, reason }) => `${KINDS[kind]}: ${subject}. ${reason}`))],
    answer.coverage.text,
    alerts.length > 0 ? 'alert' : unchecked.length > 0 ? 'could-not-check' : 'none',
  );
}

const KG_PER_POUND = 0.453_592_37;
// An older weight is unreliable for a dose today, for a child in particular.
const WEIGHT_MS = 180 * 86_400_000;

async function readWeight(db: Queryable, clinicId: string, patientId: string, now: Date): Promise<number | null> {
  const weight = await db
    .selectFrom('inventory.stock_weight')
    .select('value')
    .where('clinic_id', '=', clinicId)
    .where('patient_id', '=', patientId)
    .where('collect_time', '>', new Date(now.getTime() - WEIGHT_MS))
    .orderBy('collect_time', 'desc')
    .limit(1)
    .executeTakeFirst();
  return weight === undefined ? null : weight.value * KG_PER_POUND;
}

const KINDS = {
  allergy: 'Allergies',
  interaction: 'Interactions',
  duplicate: 'Duplicate therapy',
  dose: 'Dose',
  pregnancy: 'Pregnancy',
  lactation: 'Breastfeeding',
  kidney: 'Kidney function',
} as const;

function judged(
  alerts: DispensingSafety['alerts'],
  unchecked: string[],
  coverage: string,
  outcome: SafetyOutcome,
): DispensingSafety {
  const shown = alerts.map(({ kind, severity, title, text }) => ({ kind, severity, title, text }));
  return { outcome, alerts: shown, unchecked, coverage, needsReason: needsReason(alerts) };
}

// The name usually contains the strength; the compendium needs it once.
const fullName = ({ item_name, strength }: DispensedItem): string =>
  strength === '' || item_name.toLowerCase().includes(strength.toLowerCase()) ? item_name : `${item_name} ${strength}`;

function monthsBetween(birth: string | null, today: string): number | null {
  if (birth === null) return null;
  const [year, month, day] = birth.split('-').map(Number) as [number, number, number];
  const [thisYear, thisMonth, thisDay] = today.split('-').map(Number) as [number, number, number];
  return Math.max(0, (thisYear - year) * 12 + thisMonth - month - (thisDay < day ? 1 : 0));
}
