/** Reasons why a patient may receive stock of a public program. */
export const programEligibilities = ['medicaid', 'uninsured', 'native', 'underinsured', 'program'] as const;
export type ProgramEligibility = (typeof programEligibilities)[number];

/**
 * Labels of the reasons. The first four are the categories of the Vaccines for Children program, 42 U.S.C.
 * 1396s(b)(2)(A); the last is for other programs.
 */
export const PROGRAM_ELIGIBILITIES: Readonly<Record<ProgramEligibility, string>> = {
  medicaid: 'Medicaid',
  uninsured: 'Uninsured',
  native: 'American Indian or Alaska Native',
  underinsured: 'Underinsured',
  program: 'Meets the program’s rules',
};

/** Children are eligible through 18 years of age, 42 U.S.C. 1396s(h)(8) and the CDC's eligibility criteria. */
const VFC_END_AGE = 19;

/** Whether a program's name means Vaccines for Children. */
export const isVfc = (program: string): boolean => /\bvfc\b|vaccines? for children/i.test(program);

/** The reasons that a program accepts. */
export const eligibilitiesOf = (program: string): readonly ProgramEligibility[] =>
  isVfc(program) ? programEligibilities.filter((each) => each !== 'program') : programEligibilities;

/** Why a patient can't receive stock of these programs today, as a sentence; null if they can. */
export function eligibilityProblem(
  eligibility: ProgramEligibility | null,
  programs: readonly string[],
  { birthDate, today }: { birthDate: string | null; today: string },
): string | null {
  if (eligibility === null) return 'Choose why the patient is eligible';
  const vfc = programs.find(isVfc);
  if (vfc === undefined) return null;
  if (!eligibilitiesOf(vfc).includes(eligibility)) return 'VFC requires one of its own reasons';
  if (birthDate === null) return 'VFC requires the patient’s date of birth';
  return today >= `${Number(birthDate.slice(0, 4)) + VFC_END_AGE}${birthDate.slice(4)}`
    ? 'VFC is for patients younger than 19'
    : null;
}
