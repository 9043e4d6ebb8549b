import { expect, test } from 'vitest';
import { paperWording } from './paper-wording.ts';

test('a paper prescription has the wording of the prescriber’s state, and the rule of Medicaid', () => {
  expect(paperWording('MA')).toEqual([
    'Massachusetts: interchange is mandated unless the practitioner writes the words “no substitution”.',
    'Medicaid: valid only on tamper-resistant paper.',
  ]);
  expect(paperWording('NY')[0]).toContain('official New York State prescription form');
  expect(paperWording('OH')).toEqual(['Medicaid: valid only on tamper-resistant paper.']);
  expect(paperWording('')).toHaveLength(1);
});
