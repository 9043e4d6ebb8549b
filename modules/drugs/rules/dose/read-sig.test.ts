import { expect, test } from 'vitest';
import { readSig } from './read-sig.ts';

const daily = (sig: string): number | null => {
  const { daily: day } = readSig(sig);
  return day === null ? null : Math.round(day.amount * 1000) / 1000;
};

test.each<[string, number, string]>([
  ['take 4 tablets every 4 hours', 24, 'tablet'],
  ['20 tablets 4 times daily', 80, 'tablet'],
  ['Take twenty tablets four times a day', 80, 'tablet'],
  ['1-2 tabs po q4-6h prn', 12, 'tablet'],
  ['Take 1 to 2 tablets by mouth every 4 to 6 hours as needed for pain', 12, 'tablet'],
  ['1-2 tabs po q4-6h prn pain, max 8/day', 8, 'tablet'],
  ['Take 2 tablets every 4 hours as needed. Do not exceed 8 tablets in 24 hours.', 8, 'tablet'],
  ['Take 2 tablets every 4 hours as needed (max 6 tablets per day)', 6, 'tablet'],
  ['no more than 3 tablets per day, 1 tablet q2h', 3, 'tablet'],
  ['1 tab po bid', 2, 'tablet'],
  ['1 cap PO T.I.D.', 3, 'capsule'],
  ['2 tabs qid', 8, 'tablet'],
  ['1 tablet qhs', 1, 'tablet'],
  ['1 tab hs', 1, 'tablet'],
  ['1 tab qod', 0.5, 'tablet'],
  ['1 tablet by mouth every other day', 0.5, 'tablet'],
  ['one tablet twice daily', 2, 'tablet'],
  ['Take 1 tablet by mouth once daily', 1, 'tablet'],
  ['Take one and a half tablets by mouth daily', 1.5, 'tablet'],
  ['½ tablet daily', 0.5, 'tablet'],
  ['1/2 tab po bid', 1, 'tablet'],
  ['Take 1 1/2 tablets twice a day', 3, 'tablet'],
  ['5 mL by mouth twice daily for 10 days', 10, 'mL'],
  ['Take 1 teaspoonful three times a day', 15, 'mL'],
  ['2 puffs every 4-6 hours as needed', 12, 'puff'],
  ['Inhale 2 puffs by mouth twice daily', 4, 'puff'],
  ['6 tablets once weekly', 0.857, 'tablet'],
  ['Take 1 tablet every Monday, Wednesday and Friday', 0.429, 'tablet'],
  ['1 tablet 3 times a week', 0.429, 'tablet'],
  ['Inject 1 dose subcutaneously every 2 weeks', 0.071, 'dose'],
  ['1 tablet monthly', 0.033, 'tablet'],
  ['Take 1 tablet in the morning and 2 tablets at bedtime', 3, 'tablet'],
  ['Take 1 tablet in the morning and at bedtime', 2, 'tablet'],
  ['1 tablet with meals and at bedtime', 4, 'tablet'],
  ['1 tab ac', 3, 'tablet'],
  ['Inject 10 units at bedtime', 10, 'unit'],
  ['Apply 1 patch every 72 hours', 0.333, 'patch'],
  ['Take 1 tablet by mouth every 12 hours x 7 days', 2, 'tablet'],
  ['Take 1 tablet every 8 hours for 5 days', 3, 'tablet'],
  ['1 drop each eye q2h', 12, 'drop'],
  ['Take 1½ tablets twice a day', 3, 'tablet'],
  ['Take 1 tablet(s) by mouth 2 time(s) daily', 2, 'tablet'],
  ['ii tabs po q4h', 12, 'tablet'],
  ['i-ii tabs q4-6h prn', 12, 'tablet'],
  ['tab ii po tid', 6, 'tablet'],
  ['Take 2 by mouth every 4 hours', 12, 'each'],
  ['1 po bid', 2, 'each'],
  ['2 tabs x6/day', 12, 'tablet'],
  ['2 tablets 3/day', 6, 'tablet'],
  ['2 tablets 6 times in 24 hours', 12, 'tablet'],
  ['Take 4 tablets per dose, 6 doses per day', 24, 'tablet'],
  ['Take 2 tablets every 4 hours as needed, max 4 times a day', 8, 'tablet'],
  ['2 tablets every 3hrs', 16, 'tablet'],
  ['1 tab 6-hourly', 4, 'tablet'],
  ['1 tablet b.i.d', 2, 'tablet'],
  ['Take 1 tablet at 8am and 8pm', 2, 'tablet'],
  ['Take 1 tab at 8 am, 2 pm and 8 pm', 3, 'tablet'],
  ['1 tab am + 2 tabs pm', 3, 'tablet'],
  ['Take 1 tablet in the morning and 2 at bedtime', 3, 'tablet'],
  ['Take 1 in the morning and 2 at night with food', 3, 'each'],
  ['1 tab 5 days a week', 0.714, 'tablet'],
  ['1 tab bid Monday through Friday', 1.429, 'tablet'],
  ['1 tab MWF', 0.429, 'tablet'],
  ['1 tab 1x/wk', 0.143, 'tablet'],
  ['1 tab every other week', 0.071, 'tablet'],
  ['2 tabs daily, weekly labs', 2, 'tablet'],
  ['Take 1 tablet 3 times a day every week', 3, 'tablet'],
  ['6 tablets weekly, folic acid daily', 0.857, 'tablet'],
  ['Take 6 tablets once weekly. Take 1 mg of folic acid every day', 0.857, 'tablet'],
  ['2 tablets stat then 1 tablet daily', 2, 'tablet'],
  ['Take 1 tablet by mouth every hour', 24, 'tablet'],
])('reads %j', (sig, amount, unit) => {
  expect([daily(sig), readSig(sig).daily?.unit]).toEqual([amount, unit]);
});

test('reads an amount in two units once, and returns both', () => {
  expect(readSig('Take 500 mg (2 tablets) by mouth twice daily').each).toEqual([
    { amount: 2, unit: 'tablet' },
    { amount: 500, unit: 'mg' },
  ]);
  expect(daily('Take 1 tablet (10 mg total) by mouth daily')).toBe(1);
  expect(readSig('10 mg daily').daily).toEqual({ amount: 10, unit: 'mg' });
});

test('distinguishes daily from weekly', () => {
  expect(readSig('Take 4 tablets by mouth once weekly').timesPerDay).toBeCloseTo(1 / 7);
  expect(readSig('Take 4 tablets by mouth once weekly on Monday, not daily').timesPerDay).toBeCloseTo(1 / 7);
  expect(readSig('Take 1 tablet daily').timesPerDay).toBe(1);
  expect(readSig('Take 6 tablets once weekly (not once daily)').timesPerDay).toBeCloseTo(1 / 7);
  expect(readSig('2.5 mg bid x 3 doses weekly').timesPerDay).toBeCloseTo(1 / 7);
  expect(readSig('1 tablet 5 days a week').timesPerDay).toBeCloseTo(5 / 7);
  expect(readSig('1 tablet daily, weekly labs').timesPerDay).toBe(1);
  expect(readSig('Take 2.5 mg every 12 hours for 3 doses once a week').timesPerDay).toBeCloseTo(1 / 7);
});

test('changing directions count with their most frequent step', () => {
  expect(readSig('Take 8 tablets weekly for 4 weeks, then 1 tablet daily')).toMatchObject({ mostOften: 1 });
  expect(readSig('Take 6 tablets now, then 1 tablet daily')).toMatchObject({ mostOften: 1, isOnce: false });
  expect(readSig('Take 6 tablets once weekly').mostOften).toBeCloseTo(1 / 7);
});

test('reports what it could not read', () => {
  expect(readSig('Use as directed').problems).toHaveLength(2);
  expect(readSig('Use as directed').daily).toBeNull();
  expect(readSig('').daily).toBeNull();
  const taper = readSig('Take 4 tablets daily for 3 days, then 2 tablets daily for 3 days, then 1 tablet daily');
  expect(taper.daily).toEqual({ amount: 4, unit: 'tablet' });
  expect(taper.problems[0]).toContain('changes the dose over time');
  expect(readSig('Take 2 tablets on day 1, then 1 tablet daily on days 2-5').problems[0]).toContain('over time');
  expect(readSig('Taper as instructed').problems.length).toBeGreaterThan(0);
});

test('recognizes a single dose, an as-needed dose and a duration', () => {
  expect(readSig('Take 1 tablet once')).toMatchObject({ isOnce: true, daily: { amount: 1, unit: 'tablet' } });
  expect(readSig('1 tab po q6h prn')).toMatchObject({ isAsNeeded: true });
  expect(readSig('Take 1 tablet daily for 2 weeks')).toMatchObject({ days: 14, daily: { amount: 1 } });
});

test('never throws, whatever the input', () => {
  for (const sig of ['1/0 tab q0h', '((((', '9'.repeat(500), 'every every every', '1-2-3-4 tabs', '💊 bid'])
    expect(() => readSig(sig)).not.toThrow();
});
