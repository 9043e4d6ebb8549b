import { egfrOf, type KnownState, type PatientConditions } from '#drugs/rules';

/** A problem on the patient's list, or a diagnosis of the prescription. */
export interface KnownProblem {
  code: string | null;
  name: string;
  /** Onset date; null if unknown. */
  since: string | null;
}

/** A lab value that was not withdrawn, or a vital sign, which has no code. */
export interface KnownValue {
  code: string;
  name: string;
  text: string;
  number: number | null;
  units: string;
  day: string;
}

/** Facts of the record that affect drug safety. */
export interface ConditionFacts {
  today: string;
  ageYears: number | null;
  sex: 'female' | 'male' | null;
  /** Active problems. */
  problems: readonly KnownProblem[];
  /** Newest first. */
  values: readonly KnownValue[];
}

const FERTILE = { from: 10, to: 55 };
const DAYS = { pregnancy: 300, positiveTest: 280, negativeTest: 14, kidney: 365, delivery: 365 };

/**
 * Derives pregnancy, breastfeeding and kidney function from the record. Missing information is `unknown`, never `no`.
 */
export function patientConditions(facts: ConditionFacts): PatientConditions {
  return { pregnancy: pregnancyOf(facts), lactation: lactationOf(facts), kidney: kidneyOf(facts) };
}

function pregnancyOf(facts: ConditionFacts): KnownState {
  const { today, problems, values } = facts;
  const listed = problems.find(isPregnancy);
  if (listed !== undefined) {
    if (listed.since === null || daysBetween(listed.since, today) <= DAYS.pregnancy)
      return { state: 'yes', because: `${wordsOf(listed)}.` };
    return {
      state: 'unknown',
      because: `${wordsOf(listed)}, since ${dayWords(listed.since)}: more than 10 months ago.`,
    };
  }
  const excluded = notFertile(facts);
  if (excluded !== null) return { state: 'no', because: excluded };
  const test = values.find(isPregnancyTest);
  const age = test === undefined ? 0 : daysBetween(test.day, today);
  const said = test === undefined ? null : testAnswer(test);
  if (test !== undefined && said === 'positive' && age <= DAYS.positiveTest)
    return { state: 'yes', because: `Positive pregnancy test on ${dayWords(test.day)}.` };
  if (test !== undefined && said === 'negative' && age <= DAYS.negativeTest)
    return { state: 'no', because: `Negative pregnancy test on ${dayWords(test.day)}.` };
  const measured = values.find(
    (each) => daysBetween(each.day, today) <= (MEASURED_IN_PREGNANCY.find(([name]) => name.test(each.name))?.[1] ?? -1),
  );
  if (measured !== undefined)
    return { state: 'yes', because: `${measured.name} was measured on ${dayWords(measured.day)}.` };
  const absent = problems.find(({ code }) => /^(Z90\.?71|Z78\.?0|N95)/i.test(code ?? ''));
  if (absent !== undefined) return { state: 'no', because: `${wordsOf(absent)}.` };
  return {
    state: 'unknown',
    because: 'No pregnancy on the problem list, and no pregnancy test in the last 14 days.',
  };
}

function lactationOf(facts: ConditionFacts): KnownState {
  const { today, problems } = facts;
  const listed = problems.find(
    ({ code, name }) =>
      /^(Z39\.?1|O91|O92)/i.test(code ?? '') || /\b(breast-?\s?feeding|lactating|nursing mother)\b/i.test(name),
  );
  if (listed !== undefined) return { state: 'yes', because: `${wordsOf(listed)}.` };
  const excluded = notFertile(facts);
  if (excluded !== null) return { state: 'no', because: excluded };
  const birth = problems.find(
    ({ code, since }) =>
      /^(O8[0-2]|Z37|Z39)/i.test(code ?? '') && since !== null && daysBetween(since, today) <= DAYS.delivery,
  );
  const delivered = birth === undefined ? '' : `Delivered on ${dayWords(birth.since!)}. `;
  return { state: 'unknown', because: `${delivered}Breastfeeding is not recorded.` };
}

function notFertile({ sex, ageYears }: ConditionFacts): string | null {
  if (sex === 'male') return 'Male.';
  if (ageYears === null) return null;
  return ageYears < FERTILE.from || ageYears > FERTILE.to ? `${ageYears} years old.` : null;
}

// O00 to O08 are pregnancies that ended early; O80 to O92 are birth and after.
const PREGNANCY_CODES = /^(O(09|[1-7]\d|94|9[89A])|Z33\.?1|Z34|Z36|Z3A)/i;

function isPregnancy({ code, name }: KnownProblem): boolean {
  if (code !== null && code !== '') return PREGNANCY_CODES.test(code);
  return (
    /\b(pregnant|pregnancy|gestation|gravid)\b/i.test(name) &&
    !/\b(not|no|history|past|ectopic|prevent|test)\b/i.test(name)
  );
}

const PREGNANCY_TESTS = new Set(['2106-3', '2118-8', '2110-5', '2111-3', '19080-1', '21198-7', '80384-1', '80385-8']);
const isPregnancyTest = ({ code, name }: KnownValue): boolean =>
  PREGNANCY_TESTS.has(code) || /\b(hcg|pregnancy test|pregnancy, urine|urine pregnancy)\b/i.test(name);

// Findings that are only measured in pregnancy, with the number of days for which it can continue from then on: fundal
// height is measured from week 20, fetal heart rate from week 10.
const MEASURED_IN_PREGNANCY: readonly (readonly [RegExp, number])[] = [
  [/\bfundal height\b/i, 154],
  [/\bfetal heart\b/i, 224],
  [/\bgestational age\b/i, 280],
];

function testAnswer({ text, number, units }: KnownValue): 'positive' | 'negative' | null {
  if (/\bneg|not detected|nonreactive/i.test(text)) return 'negative';
  if (/\bpos|detected|reactive/i.test(text)) return 'positive';
  // Without a unit, 1 could mean yes as well as a level.
  if (number === null || !/iu/i.test(units)) return null;
  return number >= 25 ? 'positive' : number < 5 ? 'negative' : null;
}

function kidneyOf({ today, ageYears, sex, problems, values }: ConditionFacts): PatientConditions['kidney'] {
  const stage = problems
    .map((problem) => ({ problem, egfr: stageOf(problem) }))
    .filter((each): each is { problem: KnownProblem; egfr: number } => each.egfr !== null)
    .toSorted((one, other) => one.egfr - other.egfr)[0];
  if (stage !== undefined && stage.egfr < 15) return { egfr: stage.egfr, because: `${wordsOf(stage.problem)}.` };
  const recent = values.filter(({ day }) => daysBetween(day, today) <= DAYS.kidney);
  const rate = recent.find((value) => isEgfr(value) && egfrIn(value) !== null);
  const creatinine = recent.find((value) => isCreatinine(value) && mgPerDl(value) !== null);
  const isNewer = rate !== undefined && (creatinine === undefined || rate.day >= creatinine.day);
  if (isNewer) return { egfr: egfrIn(rate), because: `eGFR ${rate.text} on ${dayWords(rate.day)}.` };
  if (creatinine !== undefined) {
    const measured = `creatinine ${creatinine.text} ${creatinine.units} on ${dayWords(creatinine.day)}`;
    const egfr = sex === null || ageYears === null ? null : egfrOf(mgPerDl(creatinine)!, ageYears, sex);
    if (egfr !== null) return { egfr, because: `eGFR ${egfr}, calculated from ${measured} (CKD-EPI 2021).` };
    const why = sex === null ? 'the sex is not recorded' : 'the equation applies to adults only';
    if (rate === undefined && stage === undefined)
      return { egfr: null, because: `Last result: ${measured}. eGFR can’t be calculated: ${why}.` };
  }
  if (rate !== undefined) return { egfr: egfrIn(rate), because: `eGFR ${rate.text} on ${dayWords(rate.day)}.` };
  if (stage !== undefined) return { egfr: stage.egfr, because: `${wordsOf(stage.problem)}.` };
  return { egfr: null, because: 'No eGFR or creatinine in the last 12 months.' };
}

// Upper bound of each stage; dialysis and stage 5 are below 15.
const STAGES: readonly (readonly [RegExp, number])[] = [
  [/^(N18\.?[56]|Z99\.?2)/i, 10],
  [/^N18\.?4/i, 29],
  [/^N18\.?32/i, 44],
  [/^N18\.?3/i, 59],
];
function stageOf({ code, name }: KnownProblem): number | null {
  const [, byCode] = STAGES.find(([pattern]) => pattern.test(code ?? '')) ?? [];
  if (byCode !== undefined) return byCode;
  if (code !== null && code !== '') return null;
  if (/\b(dialysis|end[- ]stage (renal|kidney)|esrd)\b/i.test(name)) return 10;
  const [, stage] = /\b(?:ckd|chronic kidney disease),?\s*\(?(?:stage\s*)?([3-5])/i.exec(name) ?? [];
  return stage === undefined ? null : ({ 3: 59, 4: 29, 5: 10 }[stage] ?? null);
}

const EGFR_CODES = new Set([
  ...['33914-3', '48642-3', '48643-1', '50044-7', '62238-1', '69405-9', '70969-1', '77147-7', '88293-6', '88294-4'],
  ...['94677-2', '98979-8', '98980-6', '102097-3'],
]);
const isEgfr = ({ code, name }: KnownValue): boolean =>
  EGFR_CODES.has(code) || /\b(e-?gfr|gfr|glomerular filtration)\b/i.test(name);
const isCreatinine = ({ code, name }: KnownValue): boolean =>
  code === '2160-0' ||
  code === '38483-4' ||
  (/\bcreatinine\b/i.test(name) && !/urin|clearance|ratio|kinase|random|albumin|fluid/i.test(name));

/** Returns the eGFR of a value; for "> 60" its bound, for "< 15" a value below it. */
function egfrIn({ number, text }: KnownValue): number | null {
  if (number !== null) return number > 0 ? number : null;
  const [, sign, bound] = /^\s*([<>])=?\s*(\d+(?:\.\d+)?)/.exec(text) ?? [];
  return bound === undefined ? null : sign === '<' ? Number(bound) - 1 : Number(bound);
}

function mgPerDl({ number, units }: KnownValue): number | null {
  if (number === null || !(number > 0)) return null;
  if (/mg\/d/i.test(units)) return number;
  return /[uµμ]mol\/l/i.test(units) ? number / 88.4 : null;
}

const wordsOf = ({ code, name }: KnownProblem): string =>
  `${name}${code === null || code === '' ? '' : ` (${code})`} is on the problem list`;

function dayWords(day: string): string {
  const [year, month, of] = day.split('-');
  return `${month}/${of}/${year}`;
}

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;
