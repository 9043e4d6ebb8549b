import { expect, test } from 'vitest';
import { codeByDecision, codeByTime, type ElementLevel, isVisitLevel, provenLevels } from '../index.ts';

test.each([
  [14, null, '99212'],
  [15, '99202', '99212'],
  [29, '99202', '99213'],
  [30, '99203', '99214'],
  [44, '99203', '99215'],
  [45, '99204', '99215'],
  [59, '99204', '99215'],
  [60, '99205', '99215'],
  [240, '99205', '99215'],
])('%i minutes are %s for a new and %s for an established patient', (minutes, fresh, known) => {
  expect([codeByTime(minutes, true), codeByTime(minutes, false)]).toEqual([fresh, known]);
});

test.each([
  [0, null],
  [9, null],
  [10, '99212'],
  [19, '99212'],
  [20, '99213'],
  [39, '99214'],
  [40, '99215'],
])('%i minutes are %s for an established patient', (minutes, code) => {
  expect(codeByTime(minutes, false)).toBe(code);
});

test('two of the three elements decide, in any combination', () => {
  const levels: ElementLevel[] = [null, 1, 2, 3, 4];
  for (const problems of levels)
    for (const data of levels)
      for (const risk of levels) {
        const met = [4, 3, 2, 1].find((at) => [problems, data, risk].filter((each) => (each ?? 0) >= at).length >= 2);
        const expected = met === undefined ? [null, null] : [`9920${met + 1}`, `9921${met + 1}`];
        const found = [true, false].map((isNew) => codeByDecision({ problems, data, risk }, isNew));
        expect(found).toEqual(expected);
      }
});

const proven = (codes: string[], tests: string[] = [], prescriptions: string[] = []) =>
  provenLevels({ diagnosis: codes.map((icd_code) => ({ icd_code })), tests, prescriptions });

test('an empty note proves no problem and no risk, so no code', () => {
  expect(proven([])).toEqual({ problems: null, data: 1, risk: null });
  expect(codeByDecision(proven([]), false)).toBeNull();
});

test('diagnoses prove at most two problems; symptoms and reasons for contact add none', () => {
  expect(proven(['J06.9']).problems).toBe(1);
  expect(proven(['R05.9', 'R51.9', 'Z79.4']).problems).toBe(1);
  expect(proven(['I10', 'R51.9']).problems).toBe(1);
  expect(proven(['I10', 'I10']).problems).toBe(1);
  expect(proven(['I10', 'E11.9']).problems).toBe(2);
  expect(proven(['I10', 'E11.9', 'N18.4', 'C61']).problems).toBe(2);
});

test('each unique test counts once', () => {
  expect(proven([], ['CBC']).data).toBe(1);
  expect(proven([], ['CBC', 'cbc']).data).toBe(1);
  expect(proven([], ['CBC', 'TSH']).data).toBe(2);
  expect(proven([], ['CBC', 'TSH', 'A1c']).data).toBe(3);
  expect(proven([], ['CBC', 'TSH', 'A1c', 'Lipids', 'PSA']).data).toBe(3);
});

test('a prescription proves moderate risk, which alone does not make a moderate visit', () => {
  expect(proven(['J02.0'], [], ['Amoxicillin']).risk).toBe(3);
  expect(codeByDecision(proven(['J02.0'], [], ['Amoxicillin']), false)).toBe('99212');
  expect(codeByDecision(proven(['I10', 'E11.9'], ['CBC', 'TSH', 'A1c'], ['Metformin']), false)).toBe('99214');
});

test('knows the codes of which a visit has one', () => {
  expect(['99202', '99205', '99211', '99215'].every(isVisitLevel)).toBe(true);
  expect(['99201', '99381', '98005'].some(isVisitLevel)).toBe(false);
});
