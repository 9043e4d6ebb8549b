import type { DoseLimit, DoseReference, ReadDrug, SafetyAlert, SafetyFacts, Unchecked } from './safety.ts';

const MG: Readonly<Record<string, number>> = {
  mg: 1,
  milligram: 1,
  milligrams: 1,
  g: 1000,
  gram: 1000,
  grams: 1000,
  mcg: 0.001,
  ug: 0.001,
  microgram: 0.001,
};

/** Compares a dose, and whether the drug is given at that age at all, with the limits that are known. */
export function judgeDose(
  { candidate, limits }: Pick<SafetyFacts, 'candidate' | 'limits'>,
  circumstances: { ageMonths: number | null; weightKg: number | null; dose: DoseReference | null },
): { alerts: SafetyAlert[]; unchecked: Unchecked[] } {
  const alerts: SafetyAlert[] = [];
  const unchecked: Unchecked[] = [];
  const cannot = (reason: string): void => void unchecked.push({ kind: 'dose', subject: candidate.name, reason });
  if (candidate.ingredients.length === 0)
    return {
      alerts,
      unchecked: [{ kind: 'dose', subject: candidate.name, reason: 'What it is made of is not known.' }],
    };
  for (const ingredient of candidate.ingredients) {
    const fitting = limits.filter(
      (limit) => limit.ingredient === ingredient && (limit.route === '' || sameRoute(limit, candidate)),
    );
    if (fitting.length === 0) {
      cannot(`No dose limits of ${ingredient} are known here.`);
      continue;
    }
    if (circumstances.ageMonths === null) {
      cannot('The patient’s age is not known.');
      continue;
    }
    const age = circumstances.ageMonths;
    const limit = fitting.find(
      ({ fromMonths, toMonths }) => age >= fromMonths && (toMonths === null || age < toMonths),
    );
    if (limit === undefined) {
      cannot(`No dose limits of ${ingredient} are known at this age.`);
      continue;
    }
    judgeOne(ingredient, limit, candidate, circumstances, alerts, cannot);
  }
  return { alerts, unchecked };
}

function judgeOne(
  ingredient: string,
  limit: DoseLimit,
  candidate: ReadDrug,
  { weightKg, dose }: { weightKg: number | null; dose: DoseReference | null },
  alerts: SafetyAlert[],
  cannot: (reason: string) => void,
): void {
  const name = ingredient.slice(0, 1).toUpperCase() + ingredient.slice(1);
  const addAlert = (what: string, title: string, text: string): void =>
    void alerts.push({
      key: `dose|${ingredient}|${what}`,
      kind: 'dose',
      severity: limit.severity,
      title,
      text,
      source: limit.source,
      about: null,
    });
  if (limit.warning !== null) addAlert('age', `${name} at this age`, limit.warning);
  const hasLimits = limit.mostSingleMg !== null || limit.mostDailyMg !== null || limit.mostDailyMgPerKg !== null;
  if (!hasLimits) return;
  if (dose === null) return cannot('No dose was given in numbers.');
  const single = doseInMg(dose, candidate);
  if (single === null) return cannot('The dose can’t be reckoned in milligrams.');
  const isDaily = dose.isDaily === true;
  if (!isDaily && limit.mostSingleMg !== null && single > limit.mostSingleMg)
    addAlert(
      `single ${round(single)}`,
      `More ${ingredient} at a time than usual`,
      `${round(single)} mg at a time; at most ${limit.mostSingleMg} mg.`,
    );
  const times = isDaily ? 1 : dose.timesPerDay;
  if (times === null) return cannot('How often a day was not given in numbers.');
  const daily = single * times;
  if (limit.mostDailyMg !== null && daily > limit.mostDailyMg)
    addAlert(
      `daily ${round(daily)}`,
      `More ${ingredient} a day than usual`,
      `${round(daily)} mg a day; at most ${limit.mostDailyMg} mg.`,
    );
  if (limit.mostDailyMgPerKg === null) return;
  if (weightKg === null) return cannot('The patient’s weight is not known.');
  const perKg = daily / weightKg;
  if (perKg > limit.mostDailyMgPerKg)
    addAlert(
      `daily per kg ${round(perKg)}`,
      `More ${ingredient} for this weight than usual`,
      `${round(perKg)} mg/kg a day at ${round(weightKg)} kg; at most ${limit.mostDailyMgPerKg} mg/kg.`,
    );
}

const sameRoute = (limit: DoseLimit, { route }: ReadDrug): boolean =>
  route === '' || route.toLowerCase() === limit.route.toLowerCase();

/** A dose in milligrams of the ingredient; null where the product's strength, or the unit, does not tell it. */
export function doseInMg(
  { amount, unit }: DoseReference,
  { strengthMg, perMl }: Pick<ReadDrug, 'strengthMg' | 'perMl'>,
): number | null {
  const word = unit.trim().toLowerCase();
  const factor = MG[word];
  if (factor !== undefined) return amount * factor;
  if (strengthMg === null) return null;
  if (/^(ml|milliliters?|cc)$/.test(word)) return perMl === null ? null : (amount * strengthMg) / perMl;
  if (/^(tab(let)?s?|cap(sule)?s?|each|pills?)$/.test(word)) return perMl === null ? amount * strengthMg : null;
  return null;
}

/** The strength of one unit in mg, and the volume that it speaks of: 10 mg → 10 and null; 250 mg/5 mL → 250 and 5. Null for several ingredients, percents and units. */
export function readStrength(strength: string, unit: string): { strengthMg: number; perMl: number | null } | null {
  const amount = Number(strength);
  const [, mass, volume, isMl] = /^(mg|mcg|g)(?:\/([\d.]*) ?(ml))?$/i.exec(unit.trim()) ?? [];
  if (strength === '' || !Number.isFinite(amount) || mass === undefined) return null;
  const perMl = isMl === undefined ? null : volume === '' || volume === undefined ? 1 : Number(volume);
  return { strengthMg: amount * MG[mass.toLowerCase()]!, perMl };
}

const round = (value: number): number => Math.round(value * 100) / 100;
