import { expect, test } from 'vitest';
import { readSig } from '#drugs/rules';
import { sigForms, sigFrequencies, type SigParts, sigRoutes, sigText, sigVerbs } from './sig-builder.ts';

const PARTS: SigParts = {
  verb: 'Take',
  amount: '1',
  form: 'tablet',
  route: 'by mouth',
  frequency: 'once daily',
  duration: '',
  reason: '',
  asNeeded: false,
};
// The check reads spoons as mL.
const SPOON_ML = 5;

/** Every choice of each part, beside all forms and frequencies. */
const combinations: SigParts[] = [
  ...sigVerbs.map((verb) => ({ ...PARTS, verb })),
  ...sigRoutes.map((route) => ({ ...PARTS, route })),
  { ...PARTS, amount: '2' },
  { ...PARTS, amount: '0.5' },
  { ...PARTS, duration: '10' },
].flatMap((parts) =>
  sigForms.flatMap((form) => sigFrequencies.map(({ value: frequency }) => ({ ...parts, form, frequency }))),
);

test('the dose check reads the amount, the frequency and the duration of everything that the builder writes', () => {
  for (const parts of combinations) {
    const text = sigText(parts);
    const read = readSig(text);
    const [amount, unit] =
      parts.form === 'teaspoon' ? [Number(parts.amount) * SPOON_ML, 'mL'] : [Number(parts.amount), parts.form];
    const { perDay } = sigFrequencies.find(({ value }) => value === parts.frequency)!;
    expect(read.each, text).toContainEqual({ amount, unit });
    expect(read.problems, text).toEqual([]);
    expect(read.days, text).toBe(parts.duration === '' ? null : 10);
    if (perDay === null) expect(read.isOnce, text).toBe(true);
    else expect(read.timesPerDay, text).toBeCloseTo(perDay, 5);
  }
});

test('as needed and a reason do not hide the dose', () => {
  const read = readSig(sigText({ ...PARTS, amount: '2', frequency: 'every 6 hours', asNeeded: true, reason: 'pain' }));
  expect(read).toMatchObject({ isAsNeeded: true, timesPerDay: 4, daily: { amount: 8, unit: 'tablet' } });
});
