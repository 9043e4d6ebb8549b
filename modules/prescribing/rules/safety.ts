import type { SafetyAlert } from '#drugs/rules';

/** Override reasons for severe findings, as codes for reports. */
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

/** Months for which an override is remembered, while dose and list stay unchanged. */
export const REMEMBERED_MONTHS = 12;

/** An override of a severe finding, with its reason. */
export interface AlertOverride {
  key: string;
  code: string;
  note: string;
}

/**
 * Returns the severe findings without an override, either given now or remembered for the same dose and list. Hard
 * stops are always included.
 */
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

/** Sorts findings by urgency: hard stops, then by severity, allergies first within each. */
export function byUrgency<Alert extends { kind: string; severity: string; is_hard_stop: boolean }>(
  alerts: readonly Alert[],
): Alert[] {
  const rank = ({ is_hard_stop: isStop, kind, severity }: Alert): number => {
    if (isStop) return 0;
    const level = ['severe', 'moderate', 'minor'].indexOf(severity) + 1;
    return 2 * level - (kind === 'allergy' ? 1 : 0);
  };
  return alerts.toSorted((one, other) => rank(one) - rank(other));
}

/** Returns the key by which remembered overrides compare doses: the sig, the drug and the daily amount. */
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

/** Returns the key by which remembered overrides compare medication and intolerance lists. */
export function listKey(medications: readonly string[], allergies: readonly string[]): string {
  const sorted = (names: readonly string[]): string =>
    [...new Set(names.map((name) => name.trim().toLowerCase()))]
      .toSorted((one, other) => (one < other ? -1 : 1))
      .join(',');
  return `${sorted(medications)};${sorted(allergies)}`;
}
