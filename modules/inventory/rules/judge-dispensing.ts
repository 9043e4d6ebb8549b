import type { SafetyAlert } from '#drugs/rules';

/** Returns whether dispensing needs a reason: for any allergy, and any severe finding. */
export function needsReason(alerts: readonly Pick<SafetyAlert, 'kind' | 'severity'>[]): boolean {
  return alerts.some(({ kind, severity }) => kind === 'allergy' || severity === 'severe');
}

/** Returns whether an alert only says that the patient already takes this ingredient, as with most refills. */
export function isRefill({ kind, key }: Pick<SafetyAlert, 'kind' | 'key'>): boolean {
  const [, mine, theirs = ''] = key.split('|');
  return kind === 'duplicate' && mine !== undefined && theirs.split('+').includes(mine);
}
