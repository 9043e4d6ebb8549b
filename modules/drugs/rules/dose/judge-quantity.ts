import type { ReadDrug, Regimen, SafetyAlert, SafetySeverity } from '../safety.ts';
import type { ReadSig, SigAmount } from './read-sig.ts';

const COUNTED = new Set([
  'tablet',
  'capsule',
  'each',
  'lozenge',
  'packet',
  'film',
  'patch',
  'suppository',
  'vial',
  'dose',
]);
// Implausible single amounts; the second value can only be a mistake.
const MOST_AT_A_TIME: Readonly<Record<string, readonly [number, number]>> = {
  tablet: [8, 15],
  capsule: [8, 15],
  each: [8, 15],
  puff: [8, 20],
  spray: [4, 12],
  drop: [20, 60],
  mL: [60, 300],
  patch: [3, 6],
  suppository: [2, 5],
};
const MOST_A_DAY: Readonly<Record<string, readonly [number, number]>> = {
  tablet: [24, 40],
  capsule: [24, 40],
  each: [24, 40],
  puff: [48, 96],
  mL: [300, 4000],
};
// Packages come in round numbers, so this factor and two days are tolerated.
const TOLERANCE = 1.25;
const TOLERANCE_DAYS = 2;

/** Compares sig, quantity and days supply with each other, and checks whether the sig is plausible. */
export function judgeQuantity(
  { name }: ReadDrug,
  { quantity, quantityUnit, daysSupply }: Regimen,
  sig: ReadSig,
): { alerts: SafetyAlert[]; problems: string[] } {
  const problems: string[] = [];
  const alerts = plausible(name, sig);
  if (daysSupply === null || daysSupply <= 0)
    problems.push('Days supply is missing and could not be compared with sig and quantity.');
  if (sig.daily === null || !(sig.daily.amount > 0) || !Number.isFinite(sig.daily.amount) || sig.isOnce)
    return { alerts, problems };
  if (quantity === null || !(quantity > 0)) {
    problems.push('The quantity is missing and could not be compared with the sig.');
    return { alerts, problems };
  }
  if (!isSameUnit(sig.daily, quantityUnit)) {
    problems.push(`The quantity (${quantityUnit.toLowerCase()}) and the sig (${sig.daily.unit}) can’t be compared.`);
    return { alerts, problems };
  }
  const lasts = quantity / sig.daily.amount;
  const changes = sig.problems.some((problem) => problem.includes('changes the dose'));
  if (daysSupply !== null && daysSupply > 0 && !changes) {
    const tooMuch = lasts > daysSupply * TOLERANCE && lasts - daysSupply > TOLERANCE_DAYS;
    // An as-needed drug may last longer than at maximum use, never less.
    const tooLittle = lasts * TOLERANCE < daysSupply && daysSupply - lasts > TOLERANCE_DAYS && !sig.isAsNeeded;
    if (tooMuch || tooLittle)
      alerts.push(
        finding(
          'quantity',
          'moderate',
          'Sig, quantity and days supply do not agree',
          `${round(quantity)} ${unitWord(quantityUnit)} at ${round(sig.daily.amount)} a day last ${daysWord(lasts)}, not ${daysWord(daysSupply)}.`,
        ),
      );
  }
  if (sig.days !== null && daysSupply !== null && daysSupply > 0 && sig.days !== daysSupply && !changes)
    alerts.push(
      finding(
        'days',
        'minor',
        'The sig and days supply have different durations',
        `The sig says ${daysWord(sig.days)}, days supply says ${daysWord(daysSupply)}.`,
      ),
    );
  return { alerts, problems };
}

function plausible(name: string, { each, daily }: ReadSig): SafetyAlert[] {
  const alerts: SafetyAlert[] = [];
  const judge = (what: string, taken: SigAmount | null | undefined, most: typeof MOST_A_DAY, words: string): void => {
    const [some, many] = most[taken?.unit ?? ''] ?? [];
    if (taken == null || some === undefined || many === undefined || !(taken.amount > some)) return;
    const severity = taken.amount > many ? 'severe' : 'moderate';
    const unit = { mL: ' mL', each: '' }[taken.unit] ?? ` ${taken.unit}s`;
    const text = `${round(taken.amount)}${unit} ${words}`;
    alerts.push(finding(what, severity, `${text}?`, `${name}: ${text} is far more than usual. Check the sig.`));
  };
  judge('amount', each[0], MOST_AT_A_TIME, 'at a time');
  judge('amount a day', daily, MOST_A_DAY, 'a day');
  return alerts;
}

const finding = (what: string, severity: SafetySeverity, title: string, text: string): SafetyAlert => ({
  key: `dose|${what}|${text.toLowerCase()}`,
  kind: 'dose',
  severity,
  title,
  text,
  source: 'Sig, quantity and days supply of this prescription',
  about: null,
});

function isSameUnit({ unit }: SigAmount, quantityUnit: string): boolean {
  const other = quantityUnit.toLowerCase();
  if (unit === 'mL') return other === 'milliliter' || other === 'ml';
  if (unit === 'g') return other === 'gram' || other === 'g';
  return (
    COUNTED.has(unit) &&
    (other === unit ||
      other === 'each' ||
      (unit === 'each' && COUNTED.has(other)) ||
      (other === 'tablet' && unit === 'capsule') ||
      (other === 'capsule' && unit === 'tablet'))
  );
}

const unitWord = (quantityUnit: string): string =>
  ({ tablet: 'tablets', capsule: 'capsules', milliliter: 'mL', gram: 'g', each: 'units' })[
    quantityUnit.toLowerCase()
  ] ?? quantityUnit;
const daysWord = (days: number): string => (round(days) === 1 ? '1 day' : `${round(days)} days`);
const round = (value: number): number => Math.round(value * 10) / 10;
