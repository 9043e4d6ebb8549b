import { describe, expect, test } from 'vitest';
import { eligibilitiesOf, eligibilityProblem, isVfc } from './program-eligibility.ts';

describe('eligibility for a public program', () => {
  const on = (birthDate: string | null, today = '2026-11-27') => ({ birthDate, today });

  test('VFC is recognized by its name', () => {
    expect(['VFC', 'vfc 2026', 'Vaccines for Children', 'Vaccine for children'].every(isVfc)).toBe(true);
    expect(['317', 'State flu program', ''].some(isVfc)).toBe(false);
  });

  test('a reason is required for every program', () => {
    expect(eligibilityProblem(null, ['317'], on('1960-01-01'))).toBe('Choose why the patient is eligible');
    expect(eligibilityProblem('program', ['317'], on('1960-01-01'))).toBeNull();
    expect(eligibilityProblem('uninsured', ['317'], on(null))).toBeNull();
  });

  test('VFC ends on the 19th birthday', () => {
    expect(eligibilityProblem('medicaid', ['VFC'], on('2007-11-28'))).toBeNull();
    expect(eligibilityProblem('medicaid', ['VFC'], on('2007-11-27'))).toBe('VFC is for patients younger than 19');
    expect(eligibilityProblem('medicaid', ['VFC'], on('2008-02-29', '2027-02-28'))).toBeNull();
    expect(eligibilityProblem('medicaid', ['VFC'], on('2008-02-29', '2027-03-01'))).not.toBeNull();
    expect(eligibilityProblem('medicaid', ['VFC'], on(null))).toBe('VFC requires the patient’s date of birth');
  });

  test('VFC has reasons of its own, also beside another program', () => {
    expect(eligibilitiesOf('VFC')).toEqual(['medicaid', 'uninsured', 'native', 'underinsured']);
    expect(eligibilitiesOf('317')).toContain('program');
    expect(eligibilityProblem('program', ['317', 'VFC'], on('2020-01-01'))).toBe('VFC requires one of its own reasons');
  });
});
