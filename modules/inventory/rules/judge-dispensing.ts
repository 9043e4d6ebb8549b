import type { SafetyAlert } from '#drugs/rules';

/** Whether whoever hands out has to say why: any allergy speaks against it, and whatever else is severe. */
export function needsReason(alerts: readonly Pick<SafetyAlert, 'kind' | 'severity'>[]): boolean {
  return alerts.some(({ kind, severity }) => kind === 'allergy' || severity === 'severe');
}

/** Whether an alert only says that the patient takes this very ingredient already: most often it is handed out for that. */
export function isRefill({ kind, key }: Pick<SafetyAlert, 'kind' | 'key'>): boolean {
  const [, mine, theirs = ''] = key.split('|');
  return kind === 'duplicate' && mine !== undefined && theirs.split('+').includes(mine);
}
