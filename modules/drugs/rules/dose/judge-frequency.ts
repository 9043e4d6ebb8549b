import type { SafetyAlert, SafetyFacts } from '../safety.ts';
import type { ReadSig } from './read-sig.ts';

// A day more or less than a week still counts as once a week.
const SLACK = 1.2;

/**
 * Judges drugs that are taken weekly or less often: taking them more often is dangerous, so an unclear sig is reported
 * too.
 */
export function judgeFrequency(
  { candidate, frequencies }: Pick<SafetyFacts, 'candidate' | 'frequencies'>,
  sig: ReadSig,
): { alerts: SafetyAlert[]; problems: string[] } {
  const alerts: SafetyAlert[] = [];
  const problems: string[] = [];
  for (const limit of frequencies) {
    const { ingredient, route, fromStrengthMg, leastDaysBetween, isHardStop, warning, source } = limit;
    if (!candidate.ingredients.includes(ingredient)) continue;
    if (route !== '' && candidate.route !== '' && candidate.route.toLowerCase() !== route) continue;
    const strength = candidate.strengths[ingredient] ?? candidate.strengthMg;
    if (fromStrengthMg > 0 && (strength === null || strength < fromStrengthMg)) continue;
    const name = ingredient.slice(0, 1).toUpperCase() + ingredient.slice(1);
    const add = (what: string, title: string, text: string, isStop: boolean): void =>
      void alerts.push({
        key: `dose|${ingredient}|${what}`,
        kind: 'dose',
        severity: 'severe',
        title,
        text,
        source,
        about: null,
        ...(isStop ? { isHardStop: true } : {}),
      });
    const often = sig.mostOften;
    if (often === null)
      add('how often', `${name}: frequency unclear`, `Enter the frequency in the sig. ${warning}`, false);
    else if (!sig.isOnce && often * leastDaysBetween > SLACK)
      add('too often', `${name} ${wordsOf(often)}`, warning, isHardStop);
  }
  return { alerts, problems };
}

function wordsOf(timesPerDay: number): string {
  if (timesPerDay >= 0.99) return timesPerDay < 1.5 ? 'daily' : `${Math.round(timesPerDay)} times a day`;
  const days = Math.round(1 / timesPerDay);
  return days < 7 ? `every ${days} days` : `${Math.round(timesPerDay * 30)} times a month`;
}
