import type { SafetyAlert } from '#drugs/rules';

/** Why a severe finding is overridden, by codes that reports can count. */
export const overrideReasons: readonly { value: string; label: string }[] = [
  { value: 'benefit', label: 'Benefit outweighs risk' },
  { value: 'tolerated', label: 'Patient has tolerated it before' },
  { value: 'monitor', label: 'Will monitor' },
  { value: 'adjusted', label: 'Dose or timing adjusted' },
  { value: 'inaccurate', label: 'Alert does not fit this patient' },
  { value: 'no_alternative', label: 'No reasonable alternative' },
  { value: 'discontinued', label: 'The other drug is being stopped' },
  { value: 'appropriate', label: 'Still appropriate' },
];

/** Months for which an answer is remembered, while dose and list stay unchanged. */
export const REMEMBERED_MONTHS = 12;

/** Why something severe is overridden. */
export interface AlertOverride {
  key: string;
  code: string;
  note: string;
}

/** The severe findings that nobody has answered for, neither now nor, of the same dose and list, before; hard stops whatever was answered. */
export function openAlerts(
  alerts: readonly SafetyAlert[],
  given: readonly AlertOverride[],
  remembered: ReadonlySet<string>,
): SafetyAlert[] {
  const known = new Set(overrideReasons.map(({ value }) => value));
  const answered = new Set(given.filter(({ code }) => known.has(code)).map(({ key }) => key));
  return alerts.filter(
    ({ severity, key, isHardStop }) =>
      isHardStop === true || (severity === 'severe' && !answered.has(key) && !remembered.has(key)),
  );
}

/** The dose as the memory compares it: the sig, the drug and how much a day. */
export function doseKey({
  drug_description,
  sig,
  quantity,
  days_supply,
}: Readonly<Record<'drug_description' | 'sig' | 'quantity' | 'days_supply', string>>): string {
  return [drug_description, sig, quantity, days_supply]
    .map((part) => part.trim().toLowerCase().replaceAll(/\s+/g, ' '))
    .join('|');
}

/** What a patient takes and does not tolerate, as the memory compares it. */
export function listKey(medications: readonly string[], allergies: readonly string[]): string {
  const sorted = (names: readonly string[]): string =>
    [...new Set(names.map((name) => name.trim().toLowerCase()))]
      .toSorted((one, other) => (one < other ? -1 : 1))
      .join(',');
  return `${sorted(medications)};${sorted(allergies)}`;
}
