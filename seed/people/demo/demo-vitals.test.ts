import { expect, test } from 'vitest';
import { demoNotes } from './demo-notes.ts';
import { demoPatients } from './demo-patients.ts';
import { demoVitals } from './demo-vitals.ts';
import { measuredInNote } from './measured-in-note.ts';

const now = '2026-11-20T11:30';
const notes = demoNotes(now);
const people = demoPatients(now.slice(0, 10));
const vitals = new Map(people.map((one, place) => [one.key, demoVitals(one, place, now.slice(0, 10), notes)]));

test('reads the vitals of a nurse’s note', () => {
  expect(measuredInNote('BP 128/80, pulse 76, weight 236 lb (9 lb less than in August). A1c 7.4%.')).toEqual({
    values: { blood_pressure_high: 128, blood_pressure_low: 80, pulse_rate: 76, weight: 236 },
    weightBefore: 245,
  });
  expect(measuredInNote('Weight 6 lb 13 oz (birth 7 lb 3 oz), length 20 in, temp 98.2 F.').values).toEqual({
    weight: 6.8,
    body_temperature: 98.2,
  });
  expect(measuredInNote('height 5 ft 9 in').values).toEqual({ height: 175 });
});

test('includes the vitals of the notes, with earlier values that lead up to them', () => {
  let count = 0;
  for (const { patient, serviceDate, nurseNote } of notes) {
    const { values, weightBefore } = measuredInNote(nurseNote);
    const own = vitals.get(patient)!;
    for (const [code, value] of Object.entries(values)) {
      count += 1;
      expect(own.some((one) => one.day === serviceDate && one.values[code] === value)).toBe(true);
    }
    const before = own.findLast((one) => one.day < serviceDate && one.values['weight'] !== undefined);
    if (before === undefined || values['weight'] === undefined) continue;
    expect(Math.abs(before.values['weight']! - (weightBefore ?? values['weight']))).toBeLessThan(4);
  }
  expect(count).toBeGreaterThan(60);
});
