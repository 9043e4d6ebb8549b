import type {
  DoseLimit,
  DoseReference,
  ReadDrug,
  ReadTaken,
  Regimen,
  SafetyAlert,
  SafetyFacts,
  UncheckedItem,
} from '../safety.ts';
import { judgeFrequency } from './judge-frequency.ts';
import { judgeQuantity } from './judge-quantity.ts';
import { readSig, type ReadSig } from './read-sig.ts';
import { mgPer } from './strengths.ts';

/** The circumstances of a dose: age, weight, and the dose as numbers or as a sig. */
export interface DoseCircumstances {
  ageMonths: number | null;
  weightKg: number | null;
  dose: DoseReference | null;
  regimen?: Regimen | null;
}

/** The amount of an ingredient taken, in mg; null with the reason if unknown. */
interface TakenAmount {
  singleMg: number | null;
  dailyMg: number | null;
  problem: string | null;
}

/** Compares a dose, and the patient's age, with the known limits. */
export function judgeDose(
  facts: Pick<SafetyFacts, 'candidate' | 'limits' | 'frequencies' | 'medications'>,
  circumstances: DoseCircumstances,
): { alerts: SafetyAlert[]; unchecked: UncheckedItem[] } {
  const { candidate, limits } = facts;
  const alerts: SafetyAlert[] = [];
  const unchecked: UncheckedItem[] = [];
  const cannot = (reason: string): void => void unchecked.push({ kind: 'dose', subject: candidate.name, reason });
  const regimen = circumstances.regimen ?? null;
  const sig = regimen === null ? null : readSig(regimen.sig);
  if (regimen !== null && sig !== null) {
    for (const problem of sig.problems) cannot(problem);
    const counted = judgeQuantity(candidate, regimen, sig);
    alerts.push(...counted.alerts);
    for (const problem of counted.problems) cannot(problem);
    const often = judgeFrequency(facts, sig);
    alerts.push(...often.alerts);
    for (const problem of often.problems) cannot(problem);
  }
  if (candidate.ingredients.length === 0) {
    cannot('The drug’s ingredients are unknown.');
    return { alerts, unchecked };
  }
  for (const ingredient of candidate.ingredients) {
    const fitting = limits.filter(
      (limit) => limit.ingredient === ingredient && (limit.route === '' || sameRoute(limit, candidate)),
    );
    if (fitting.length === 0) {
      cannot(`No dose limits for ${ingredient} in the drug database.`);
      continue;
    }
    if (circumstances.ageMonths === null) {
      cannot('The patient’s age is unknown.');
      continue;
    }
    const age = circumstances.ageMonths;
    const limit = fitting.find(
      ({ fromMonths, toMonths }) => age >= fromMonths && (toMonths === null || age < toMonths),
    );
    if (limit === undefined) {
      cannot(`No dose limits for ${ingredient} at this age in the drug database.`);
      continue;
    }
    const taken =
      sig === null || regimen === null
        ? takenByDose(circumstances.dose, candidate, ingredient)
        : takenBySig(sig, regimen, candidate, ingredient);
    judgeOne(ingredient, limit, taken, facts.medications, candidate, circumstances.weightKg, alerts, cannot);
  }
  return { alerts, unchecked };
}

function takenByDose(dose: DoseReference | null, drug: ReadDrug, ingredient: string): TakenAmount {
  const none = { singleMg: null, dailyMg: null };
  if (dose === null) return { ...none, problem: 'The dose is missing or not a number.' };
  const singleMg = doseInMg(dose, strengthOf(drug, ingredient));
  if (singleMg === null) return { ...none, problem: NO_MILLIGRAMS };
  if (dose.isDaily === true) return { singleMg: null, dailyMg: singleMg, problem: null };
  return dose.timesPerDay === null
    ? { singleMg, dailyMg: null, problem: 'The number of doses per day is missing.' }
    : { singleMg, dailyMg: singleMg * dose.timesPerDay, problem: null };
}

const NO_MILLIGRAMS = 'The dose can’t be calculated in milligrams.';

function takenBySig(sig: ReadSig, regimen: Regimen, drug: ReadDrug, ingredient: string): TakenAmount {
  const single = sigInMg(sig, drug, ingredient);
  if (single !== null) return { singleMg: single.each, dailyMg: single.daily, problem: null };
  // Quantity and days supply may give what the sig doesn't; the single dose stays unknown then.
  const { quantity, daysSupply, quantityUnit } = regimen;
  const unit = UNIT_WORDS[quantityUnit.toLowerCase()] ?? quantityUnit.toLowerCase();
  const daily =
    quantity === null || daysSupply === null || daysSupply <= 0
      ? null
      : doseInMg({ amount: quantity / daysSupply, unit, timesPerDay: 1 }, strengthOf(drug, ingredient));
  if (daily !== null) return { singleMg: null, dailyMg: daily, problem: null };
  return {
    singleMg: null,
    dailyMg: null,
    problem: sig.daily === null ? 'The daily dose could not be determined.' : NO_MILLIGRAMS,
  };
}

const UNIT_WORDS: Readonly<Record<string, string>> = { milliliter: 'mL', gram: 'g' };

/** Converts a sig to mg of an ingredient; null if amount, frequency or strength is unknown. */
function sigInMg(sig: ReadSig, drug: ReadDrug, ingredient: string): { each: number; daily: number } | null {
  const [first] = sig.each;
  if (first === undefined || sig.daily === null || !(first.amount > 0)) return null;
  for (const { amount, unit } of sig.each) {
    const each = doseInMg({ amount, unit, timesPerDay: 1 }, strengthOf(drug, ingredient));
    if (each === null || !Number.isFinite(each)) continue;
    const daily = each * (sig.daily.amount / first.amount);
    if (Number.isFinite(daily)) return { each, daily };
  }
  return null;
}

const strengthOf = (drug: ReadDrug, ingredient: string): Pick<ReadDrug, 'strengthMg' | 'perMl'> => ({
  strengthMg: drug.strengths[ingredient] ?? (drug.ingredients.length === 1 ? drug.strengthMg : null),
  perMl: drug.perMl,
});

function judgeOne(
  ingredient: string,
  limit: DoseLimit,
  { singleMg, dailyMg, problem }: TakenAmount,
  medications: readonly ReadTaken[],
  candidate: ReadDrug,
  weightKg: number | null,
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
  if (singleMg !== null && limit.mostSingleMg !== null && singleMg > limit.mostSingleMg)
    addAlert(
      `single ${round(singleMg)}`,
      `Exceeds the usual single dose of ${ingredient}`,
      `${round(singleMg)} mg per dose; the maximum is ${limit.mostSingleMg} mg.`,
    );
  if (dailyMg === null) return cannot(problem ?? NO_MILLIGRAMS);
  if (limit.mostDailyMg !== null && dailyMg > limit.mostDailyMg)
    addAlert(
      `daily ${round(dailyMg)}`,
      `Exceeds the usual daily dose of ${ingredient}`,
      `${round(dailyMg)} mg per day; the maximum is ${limit.mostDailyMg} mg.`,
    );
  else if (limit.mostDailyMg !== null)
    judgeTotal(ingredient, limit.mostDailyMg, dailyMg, addAlert, cannot, medications, candidate);
  if (limit.mostDailyMgPerKg === null) return;
  if (weightKg === null) return cannot('The patient’s weight is unknown.');
  const perKg = dailyMg / weightKg;
  if (perKg > limit.mostDailyMgPerKg)
    addAlert(
      `daily per kg ${round(perKg)}`,
      `Exceeds the usual dose of ${ingredient} for this weight`,
      `${round(perKg)} mg/kg per day at ${round(weightKg)} kg; the maximum is ${limit.mostDailyMgPerKg} mg/kg.`,
    );
}

/**
 * Adds the amount of the same ingredient in other medications. The same product again is a duplicate, not a larger
 * dose.
 */
function judgeTotal(
  ingredient: string,
  mostDailyMg: number,
  ownMg: number,
  addAlert: (what: string, title: string, text: string) => void,
  cannot: (reason: string) => void,
  medications: readonly ReadTaken[],
  candidate: ReadDrug,
): void {
  const others = medications.filter((drug) => drug.ingredients.includes(ingredient) && !isSameProduct(drug, candidate));
  if (others.length === 0) return;
  const known = others.map((drug) => ({
    name: drug.name,
    mg: drug.sig === null ? null : (sigInMg(readSig(drug.sig), drug, ingredient)?.daily ?? null),
  }));
  for (const { name } of known.filter(({ mg }) => mg === null))
    cannot(`${name} also contains ${ingredient}. Its daily amount is unknown and not included.`);
  const counted = known.filter(({ mg }) => mg !== null);
  const total = counted.reduce((sum, { mg }) => sum + mg!, ownMg);
  if (total > mostDailyMg)
    addAlert(
      `total ${round(total)}`,
      `All medications together exceed the usual daily dose of ${ingredient}`,
      `${round(total)} mg per day (${[candidate.name, ...counted.map(({ name }) => name)].join(' + ')}); the maximum is ${mostDailyMg} mg.`,
    );
}

const isSameProduct = (one: ReadDrug, other: ReadDrug): boolean =>
  one.name.toLowerCase() === other.name.toLowerCase() ||
  (one.ingredients.toSorted().join() === other.ingredients.toSorted().join() &&
    one.ingredients.every(
      (name) => one.strengths[name] !== undefined && one.strengths[name] === other.strengths[name],
    ));

const sameRoute = (limit: Pick<DoseLimit, 'route'>, { route }: ReadDrug): boolean =>
  route === '' || route.toLowerCase() === limit.route.toLowerCase();

/** Converts a dose to milligrams of the ingredient; null if the strength or unit is unknown. */
export function doseInMg(
  { amount, unit }: DoseReference,
  { strengthMg, perMl }: Pick<ReadDrug, 'strengthMg' | 'perMl'>,
): number | null {
  const word = unit.trim().toLowerCase();
  const factor = mgPer(word);
  if (factor !== undefined) return amount * factor;
  if (strengthMg === null) return null;
  if (/^(ml|milliliters?|cc)$/.test(word)) return perMl === null ? null : (amount * strengthMg) / perMl;
  if (/^(tab(let)?s?|cap(sule)?s?|each|pills?|lozenge|packet|film|patch|suppository)$/.test(word))
    return perMl === null ? amount * strengthMg : null;
  return null;
}

const round = (value: number): number => Math.round(value * 100) / 100;
