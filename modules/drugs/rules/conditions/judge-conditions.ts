import type { ConditionWarning, PatientConditions, SafetyAlert, SafetyFacts, UncheckedItem } from '../safety.ts';

// Below this, many drugs need smaller doses, so a missing limit is reported.
const REDUCED_EGFR = 60;

/**
 * Judges a drug by pregnancy, breastfeeding and kidney function; unknown facts about the patient or the drug are listed
 * as not checked.
 */
export function judgeConditions(
  { candidate, classes, warnings }: Pick<SafetyFacts, 'candidate' | 'classes' | 'warnings'>,
  { pregnancy, lactation, kidney }: PatientConditions,
): { alerts: SafetyAlert[]; unchecked: UncheckedItem[] } {
  const alerts: SafetyAlert[] = [];
  const unchecked: UncheckedItem[] = [];
  const warned = (condition: ConditionWarning['condition']) =>
    candidate.ingredients.flatMap((ingredient) => {
      const sides = new Set([ingredient, ...(classes.get(ingredient) ?? []).map(({ id }) => `class:${id}`)]);
      return warnings
        .filter((each) => each.condition === condition && sides.has(each.subject))
        .map((warning) => ({ ingredient, warning }));
    });
  const add = (
    condition: ConditionWarning['condition'],
    ingredient: string,
    warning: ConditionWarning,
    because: string,
  ) =>
    void alerts.push({
      key: `${condition}|${ingredient}|${warning.belowEgfr ?? ''}`,
      kind: condition,
      severity: warning.severity,
      title: `${capital(ingredient)}: ${TITLES[condition]}`,
      text: `${warning.effect} ${because}`,
      source: warning.source,
      about: null,
    });
  for (const [condition, known] of [
    ['pregnancy', pregnancy],
    ['lactation', lactation],
  ] as const) {
    const found = warned(condition);
    if (known.state === 'no') continue;
    if (known.state === 'unknown') {
      const risk = found.map(({ ingredient }) => capital(ingredient));
      const reason =
        risk.length === 0
          ? known.because
          : `${known.because} ${risk.join(' and ')} can be harmful: ask the patient before prescribing.`;
      unchecked.push({ kind: condition, subject: SUBJECTS[condition], reason });
      continue;
    }
    for (const { ingredient, warning } of found) add(condition, ingredient, warning, known.because);
    for (const ingredient of candidate.ingredients.filter((each) => !found.some((one) => one.ingredient === each)))
      unchecked.push({
        kind: condition,
        subject: SUBJECTS[condition],
        reason: `${known.because} No data on ${ingredient} ${WHILE[condition]}.`,
      });
    if (candidate.ingredients.length === 0)
      unchecked.push({
        kind: condition,
        subject: SUBJECTS[condition],
        reason: `${known.because} The drug’s ingredients are unknown.`,
      });
  }
  const found = warned('kidney');
  if (kidney.egfr === null) {
    const risk = [...new Set(found.map(({ ingredient }) => capital(ingredient)))];
    const reason =
      risk.length === 0
        ? kidney.because
        : `${kidney.because} The dose of ${risk.join(' and ')} depends on kidney function.`;
    return { alerts, unchecked: [...unchecked, { kind: 'kidney', subject: SUBJECTS.kidney, reason }] };
  }
  const egfr = kidney.egfr;
  for (const { ingredient, warning } of found)
    // Of several limits, the lowest applicable one is the most severe.
    if (warning.belowEgfr !== null && egfr < warning.belowEgfr)
      if (
        !found.some(
          (other) =>
            other.ingredient === ingredient &&
            other.warning.belowEgfr !== null &&
            egfr < other.warning.belowEgfr &&
            other.warning.belowEgfr < warning.belowEgfr!,
        )
      )
        add('kidney', ingredient, warning, kidney.because);
  if (egfr < REDUCED_EGFR)
    for (const ingredient of candidate.ingredients.filter((each) => !found.some((one) => one.ingredient === each)))
      unchecked.push({
        kind: 'kidney',
        subject: SUBJECTS.kidney,
        reason: `${kidney.because} No data on ${ingredient} with reduced kidney function.`,
      });
  return { alerts, unchecked };
}

const TITLES = { pregnancy: 'pregnancy', lactation: 'breastfeeding', kidney: 'kidney function' } as const;
const SUBJECTS = { pregnancy: 'Pregnancy', lactation: 'Breastfeeding', kidney: 'Kidney function' } as const;
const WHILE = { pregnancy: 'in pregnancy', lactation: 'while breastfeeding' } as const;
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
