import { expect, test } from 'vitest';
import { sigFlag, type SigInstruction, structuredSig } from './index.ts';

const coded = (more: Partial<SigInstruction>): SigInstruction => ({
  method: 'Take',
  dose: 1,
  highestDose: null,
  unit: 'Tablet',
  route: 'by mouth',
  times: null,
  timesUnit: '',
  every: null,
  everyUnit: '',
  duration: null,
  durationUnit: '',
  ...more,
});
const flag = (text: string, ...instructions: SigInstruction[]): string => sigFlag(structuredSig(text, instructions));

test.each([
  ['Take 1 tablet by mouth once daily', coded({ times: 1, timesUnit: 'day' })],
  ['Take one tablet by mouth twice a day', coded({ times: 2, timesUnit: 'Day' })],
  ['1 tab po bid', coded({ times: 2, timesUnit: 'day' })],
  ['1 tab po b.i.d.', coded({ times: 2, timesUnit: 'day' })],
  ['Take 1-2 tablets every 4 to 6 hours as needed', coded({ dose: 1, highestDose: 2, every: 4, everyUnit: 'Hour' })],
  ['Take 1/2 tablet daily', coded({ dose: 0.5, every: 1, everyUnit: 'day' })],
  ['Take ½ tablet every other day', coded({ dose: 0.5, every: 2, everyUnit: 'day' })],
  ['Take 4 tablets once weekly', coded({ dose: 4, times: 1, timesUnit: 'week' })],
  ['Take 1 tablet every 12 hours', coded({ times: 2, timesUnit: 'day' })],
  [
    'Take 1 capsule 3 times daily for 10 days',
    coded({ times: 3, timesUnit: 'day', duration: 10, durationUnit: 'Day' }),
  ],
  ['Take 1 capsule 3 times daily for 1 week', coded({ times: 3, timesUnit: 'day', duration: 7, durationUnit: 'days' })],
])('%s agrees with its codes', (text, instruction) => {
  expect(flag(text, instruction)).toBe('');
});

test.each([
  ['Take 1 tablet by mouth once daily', coded({ dose: 2, times: 1, timesUnit: 'day' }), 'dose 2 (text: 1)'],
  ['Take 1 tablet once a week', coded({ times: 1, timesUnit: 'day' }), 'once a day (text: every 7 days)'],
  ['Take 1 tablet weekly', coded({ every: 1, everyUnit: 'day' }), 'once a day (text: every 7 days)'],
  ['Take 1 tablet twice daily', coded({ every: 6, everyUnit: 'hour' }), '4 times a day (text: 2 times a day)'],
  [
    'Take 1 capsule daily for 5 days',
    coded({ times: 1, timesUnit: 'day', duration: 10, durationUnit: 'day' }),
    'for 10 days (text: 5)',
  ],
])('%s with other codes is flagged', (text, instruction, difference) => {
  expect(flag(text, instruction)).toContain(`The coded directions differ from the text: ${difference}`);
});

test('directions that can’t be compared are reported, and uncoded ones have no flag', () => {
  expect(flag('Use as directed', coded({ times: 1, timesUnit: 'day' }))).toBe(
    'The coded directions could not be compared with the text. Coded: Take 1 Tablet by mouth 1 times per day.',
  );
  expect(sigFlag(undefined)).toBe('');
  // Both steps of a taper are present, in either order.
  const taper = [coded({ dose: 2, times: 1, timesUnit: 'day' }), coded({ dose: 1, times: 1, timesUnit: 'day' })];
  expect(flag('Take 2 tablets daily, then take 1 tablet daily', ...taper)).toBe('');
  expect(
    flag('Take 2 tablets daily, then take 1 tablet daily', coded({ dose: 3, times: 1, timesUnit: 'day' })),
  ).toContain('dose 3');
});
