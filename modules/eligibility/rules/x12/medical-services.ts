import type { Benefit } from './eligibility-answer.ts';

// Service types (EB03) for the plan as a whole: medical care, health benefit plan coverage, general benefits.
const PLAN_WIDE: ReadonlySet<string> = new Set(['1', '30', '60']);
// Service types that prove medical coverage: visits, hospital, routine care. Dental, vision, pharmacy and other single
// services are often sold and reported separately.
const MEDICAL: ReadonlySet<string> = new Set(
  '1 2 3 30 47 48 49 50 51 52 60 73 81 82 86 96 98 99 A0 A1 A2 A3 BH BY BZ CC CD UC'.split(' '),
);
// Insurance types (EB04) that are not medical: disability, long-term care, life, liability, property, auto, workers'
// compensation.
const OTHER_INSURANCE: ReadonlySet<string> = new Set('AP D DB LC LD LI LT PE PL RP WC'.split(' '));
const MEDICARE: ReadonlySet<string> = new Set('12 13 HN MA MB MP QM'.split(' '));

/** Returns whether a statement is about medical coverage, not only dental, vision or pharmacy benefits. */
export function isMedical({ services, insurance, procedure, places, isForDiagnosis }: Benefit): boolean {
  if (
    OTHER_INSURANCE.has(insurance) ||
    (procedure ?? '') !== '' ||
    (places ?? []).length > 0 ||
    isForDiagnosis === true
  )
    return false;
  return services.length === 0 || services.some((each) => MEDICAL.has(each));
}

// Services included in hospital-only or emergency-only coverage: they prove nothing about clinic visits.
const HOSPITAL_ONLY: ReadonlySet<string> = new Set('47 48 49 50 51 52 86 UC'.split(' '));

/** Returns whether statements together prove coverage of more than hospitals and emergencies. */
export function coversVisits(benefits: readonly Benefit[]): boolean {
  return benefits.some(
    (benefit) =>
      benefit.insurance !== 'MA' &&
      (benefit.services.length === 0 || benefit.services.some((each) => MEDICAL.has(each) && !HOSPITAL_ONLY.has(each))),
  );
}

/** Returns whether a statement is about the plan as a whole: all of its services, everywhere. */
export function isPlanWide(benefit: Benefit): boolean {
  return isMedical(benefit) && (benefit.services.length === 0 || benefit.services.some((each) => PLAN_WIDE.has(each)));
}

/** Returns whether two statements may be about the same plan: no field that both have differs. */
export function isSamePlan(one: Benefit, other: Benefit): boolean {
  const [plan, second] = [one, other].map((each) => each.plan.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''));
  if (plan !== '' && second !== '' && plan !== second) return false;
  const differs = one.insurance !== '' && other.insurance !== '' && one.insurance !== other.insurance;
  // Parts A and B of Medicare count as one coverage for providers.
  return !differs || (MEDICARE.has(one.insurance) && MEDICARE.has(other.insurance));
}

/** Returns whether a coverage level (EB02) includes the person: the subscriber, or a dependent. */
export function includesPerson({ level }: Benefit, isDependent: boolean): boolean {
  return isDependent ? level !== 'EMP' : !['CHD', 'DEP', 'SPC', 'SPO'].includes(level);
}
