import { judgeConditions } from './conditions/judge-conditions.ts';
import { type DoseCircumstances, judgeDose } from './dose/judge-dose.ts';
import { foldDrug } from './drug-text.ts';
import type {
  PatientConditions,
  ReadDrug,
  ReadTaken,
  SafetyAlert,
  SafetyAnswer,
  SafetyFacts,
  SafetyKind,
  SafetyOutcome,
  SafetySeverity,
  UncheckedItem,
} from './safety.ts';

const WORST_FIRST: readonly SafetySeverity[] = ['severe', 'moderate', 'minor'];
const KINDS: readonly SafetyKind[] = ['allergy', 'interaction', 'duplicate', 'dose'];
const CONDITIONS: readonly SafetyKind[] = ['pregnancy', 'lactation', 'kidney'];

/** The circumstances of a check: whether allergies were recorded, age, weight, dose, and patient conditions. */
export interface SafetyCircumstances extends DoseCircumstances {
  allergiesRecorded: boolean;
  conditions?: PatientConditions | null;
}

const NOT_ASKED = 'Pregnancy, breastfeeding and kidney function were not part of this check.';

/** Judges the safety of a drug from facts of the compendium. Includes what could not be checked with every alert. */
export function judgeSafety(facts: SafetyFacts, circumstances: SafetyCircumstances): SafetyAnswer {
  const conditions = circumstances.conditions ?? null;
  const dose = judgeDose(facts, circumstances);
  const states = conditions === null ? { alerts: [], unchecked: [] } : judgeConditions(facts, conditions);
  const alerts = once([
    ...allergyAlerts(facts),
    ...interactionAlerts(facts),
    ...duplicateAlerts(facts),
    ...dose.alerts,
    ...states.alerts,
  ]);
  const unchecked = [...uncheckedOf(facts, circumstances.allergiesRecorded), ...dose.unchecked, ...states.unchecked];
  const outcomeOf = (kind: SafetyKind): SafetyOutcome => {
    if (alerts.some((alert) => alert.kind === kind)) return 'alert';
    return unchecked.some((each) => each.kind === kind) ? 'could-not-check' : 'none';
  };
  const asked = conditions === null ? KINDS : [...KINDS, ...CONDITIONS];
  const checks: SafetyAnswer['checks'] = Object.fromEntries(asked.map((kind) => [kind, outcomeOf(kind)]));
  const hasDose = circumstances.dose !== null || circumstances.regimen != null;
  const counted = asked.filter((kind) => kind !== 'dose' || hasDose || checks.dose === 'alert');
  const outcome = (['alert', 'could-not-check'] as const).find((each) => counted.some((kind) => checks[kind] === each));
  const coverage =
    conditions === null ? { ...facts.coverage, text: `${facts.coverage.text} ${NOT_ASKED}` } : facts.coverage;
  return { outcome: outcome ?? 'none', checks, alerts, unchecked, coverage };
}

// Merges alerts for the same concern; most severe first.
function once(alerts: readonly SafetyAlert[]): SafetyAlert[] {
  const byKey = new Map<string, SafetyAlert>();
  for (const alert of alerts) {
    const before = byKey.get(alert.key);
    if (before === undefined || rank(alert) < rank(before)) byKey.set(alert.key, alert);
  }
  return [...byKey.values()].sort((one, other) => rank(one) - rank(other));
}

const rank = ({ severity }: Pick<SafetyAlert, 'severity'>): number => WORST_FIRST.indexOf(severity);

function uncheckedOf(
  { candidate, unknownIngredients, medications, allergies }: SafetyFacts,
  recorded: boolean,
): UncheckedItem[] {
  const unchecked: UncheckedItem[] = [];
  if (!candidate.isCoded || candidate.ingredients.length === 0)
    for (const kind of ['allergy', 'interaction', 'duplicate'] as const)
      unchecked.push({ kind, subject: candidate.name, reason: freeText(candidate) });
  for (const subject of unknownIngredients)
    for (const kind of ['allergy', 'interaction', 'duplicate'] as const)
      unchecked.push({ kind, subject, reason: 'This ingredient is not in the drug database.' });
  for (const drug of medications)
    if (!drug.isCoded || drug.ingredients.length === 0)
      for (const kind of ['interaction', 'duplicate'] as const)
        unchecked.push({ kind, subject: drug.name, reason: freeText(drug) });
  if (!recorded)
    unchecked.push({
      kind: 'allergy',
      subject: 'Allergies',
      reason: 'Allergies not recorded.',
    });
  for (const { substance, category, ingredients, classIds } of allergies)
    if ((category ?? 'drug') === 'drug' && ingredients.length === 0 && classIds.length === 0)
      unchecked.push({ kind: 'allergy', subject: substance, reason: 'This substance is not in the drug database.' });
  return unchecked;
}

function freeText({ isCoded, ingredients }: ReadDrug): string {
  if (isCoded) return 'The ingredients are not in the drug database.';
  if (ingredients.length === 0) return 'Free text that is not in the drug database.';
  return `Free text, read as ${ingredients.join(' and ')}. Verify before relying on it.`;
}

function allergyAlerts({ candidate, allergies, classes, cross }: SafetyFacts): SafetyAlert[] {
  const alerts: SafetyAlert[] = [];
  for (const allergy of allergies) {
    const said = [allergy.reaction, allergy.severity].filter((word) => word).join(', ');
    const addAlert = (severity: SafetySeverity, via: string, text: string, source: string): void => {
      const known = said === '' ? '' : ` Recorded: ${said}.`;
      alerts.push({
        key: `allergy|${candidate.ingredients.join('+')}|${allergy.substance.toLowerCase()}|${via}`,
        kind: 'allergy',
        severity,
        title: `Allergy to ${allergy.substance}`,
        text: text + known,
        source,
        about: allergy.substance,
      });
    };
    for (const ingredient of candidate.ingredients) {
      if (allergy.ingredients.includes(ingredient)) {
        addAlert(
          'severe',
          'same',
          `${capital(ingredient)} is an allergen recorded for the patient.`,
          'Patient’s allergy list',
        );
        continue;
      }
      const own = classes.get(ingredient) ?? [];
      const named = own.find(({ id }) => allergy.classIds.includes(id));
      if (named !== undefined) {
        addAlert(
          'severe',
          'same',
          `${capital(ingredient)} is one of the ${lower(named.title)}.`,
          'Patient’s allergy list',
        );
        continue;
      }
      const allergic = new Set([
        ...allergy.classIds,
        ...allergy.ingredients.flatMap((each) =>
          (classes.get(each) ?? []).filter(({ isAllergy }) => isAllergy).map(({ id }) => id),
        ),
      ]);
      const kin = own.find(({ id, isAllergy }) => isAllergy && allergic.has(id));
      if (kin !== undefined) {
        addAlert(
          kin.kinSeverity,
          kin.id,
          `${capital(ingredient)} and ${allergy.substance} are both ${lower(kin.title)}.`,
          'Drug classes in the database',
        );
        continue;
      }
      const crossing = cross.find(
        ({ classId, otherClassId }) => allergic.has(classId) && own.some(({ id }) => id === otherClassId),
      );
      if (crossing !== undefined) addAlert(crossing.severity, crossing.otherClassId, crossing.effect, crossing.source);
    }
  }
  return alerts;
}

function interactionAlerts({ candidate, medications, classes, pairs }: SafetyFacts): SafetyAlert[] {
  const sides = (ingredient: string): Set<string> =>
    new Set([ingredient, ...(classes.get(ingredient) ?? []).map(({ id }) => `class:${id}`)]);
  const alerts: SafetyAlert[] = [];
  for (const drug of medications)
    for (const mine of candidate.ingredients)
      for (const theirs of drug.ingredients) {
        if (mine === theirs) continue;
        const [own, others] = [sides(mine), sides(theirs)];
        for (const { one, other, severity, effect, source } of pairs) {
          if (!((own.has(one) && others.has(other)) || (own.has(other) && others.has(one)))) continue;
          alerts.push({
            key: `interaction|${[mine, theirs].sort().join('|')}`,
            kind: 'interaction',
            severity,
            title: `${capital(mine)} with ${theirs}`,
            text: `${effect} ${origin(drug)}`,
            source,
            about: drug.name,
          });
        }
      }
  return alerts;
}

function duplicateAlerts({ candidate, medications, classes }: SafetyFacts): SafetyAlert[] {
  const alerts: SafetyAlert[] = [];
  const own = foldDrug(candidate.name);
  for (const drug of medications) {
    const add = (what: string, severity: SafetySeverity, title: string, text: string): void =>
      void alerts.push({
        key: `duplicate|${what}|${drug.ingredients.join('+') || foldDrug(drug.name)}|${drug.id ?? ''}`,
        kind: 'duplicate',
        severity,
        title,
        text: `${text} ${origin(drug)}`,
        source: 'Medication list, active prescriptions and classes of the compendium',
        about: drug.name,
      });
    // Drugs unknown to the compendium are the same if their names are equal.
    if (
      own !== '' &&
      foldDrug(drug.name) === own &&
      !candidate.ingredients.some((each) => drug.ingredients.includes(each))
    )
      add(own, 'moderate', `${candidate.name} is already prescribed`, 'The same name is already recorded.');
    for (const mine of candidate.ingredients) {
      const isSame = drug.ingredients.includes(mine);
      const kin = (classes.get(mine) ?? []).find(
        ({ id, isTherapy }) =>
          isTherapy && drug.ingredients.some((theirs) => (classes.get(theirs) ?? []).some((other) => other.id === id)),
      );
      if (!isSame && kin === undefined) continue;
      // Topical and eye products rarely duplicate oral ones.
      const isLocal = LOCAL.test(candidate.route) || LOCAL.test(drug.route);
      if (isLocal && candidate.route !== drug.route) continue;
      if (isSame) add(mine, 'moderate', `${capital(mine)} is already prescribed`, `${drug.name} contains it.`);
      else
        add(
          mine,
          'minor',
          `Another drug of the same class: ${lower(kin!.title)}`,
          `${drug.name} belongs to the same class as ${mine}.`,
        );
    }
  }
  return alerts;
}

const origin = ({ name, origin: words }: ReadTaken): string => words ?? `On the medication list: ${name}.`;

const LOCAL = /topical|ophthalmic|otic|nasal|vaginal|inhalation/i;

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

// Acronyms keep their capitals.
const lower = (title: string): string =>
  /^[A-Z][a-z]/.test(title) ? title.slice(0, 1).toLowerCase() + title.slice(1) : title;
