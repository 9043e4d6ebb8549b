import { Temporal } from 'temporal-polyfill';
import { ageOn } from '#patients/rules';
import { seededRandom, type Random } from '../random.ts';
import type { DemoNote } from './demo-notes.ts';
import type { DemoPatient } from './demo-patients.ts';
import { measuredInNote } from './measured-in-note.ts';
import { openDayUntil } from '../open-days.ts';

/** A patient's vitals of one day, by vital code; heights in centimeters. */
export interface DemoVitals {
  /** YYYY-MM-DD */
  day: string;
  values: Record<string, number>;
  /** The key of the visit whose note contains them; null if there is none. */
  visit: string | null;
}

const VISITS = 9;
const MONTHS_BETWEEN = 5;

/**
 * Returns the vitals of a demo patient over the last years, oldest first; children grow, and high blood pressure
 * decreases under treatment. They include the vitals in the patient's notes; random values lead up to those.
 */
export function demoVitals(
  person: DemoPatient,
  place: number,
  today: string,
  notes: readonly DemoNote[],
): DemoVitals[] {
  const fromNotes = notes
    .filter(({ patient }) => patient === person.key)
    .map((note) => ({ day: note.serviceDate, visit: note.visit?.key ?? null, ...measuredInNote(note.nurseNote) }))
    .filter(({ values }) => Object.keys(values).length > 0);
  const weighed = fromNotes.find(({ values }) => values['weight'] !== undefined);
  const chance = byChance(person, place, today).filter(({ day }) => fromNotes.every((one) => one.day !== day));
  const last = chance.findLast(({ day }) => weighed !== undefined && day < weighed.day)?.values['weight'];
  const before = weighed?.weightBefore ?? weighed?.values['weight'];
  const scale = last === undefined || before === undefined ? 1 : before / last;
  const scaled = chance.map((one) => ({
    ...one,
    values: { ...one.values, weight: Math.round(one.values['weight']! * scale * 10) / 10 },
  }));
  return [...scaled, ...fromNotes.map(({ day, visit, values }) => ({ day, visit, values }))].toSorted((one, other) =>
    one.day.localeCompare(other.day),
  );
}

function byChance({ patient, history }: DemoPatient, place: number, today: string): DemoVitals[] {
  const born = patient.date_of_birth;
  // Some patients are new at the clinic.
  if (born === null || place % 11 === 7) return [];
  const random = seededRandom(place + 1);
  const isHigh = history.some((line) => /blood pressure|hypertension/i.test(line));
  const build = { tall: random.next(), heavy: random.next(), isMale: patient.gender === 'Male', isHigh };
  const visits = Array.from({ length: VISITS }, (_, visit) => visit).filter(
    (visit) => visit === 0 || random.chance(0.8),
  );
  return visits.toReversed().flatMap((visit) => {
    const day = monthsBefore(today, visit * MONTHS_BETWEEN + (visit === 0 ? 0 : random.below(2)), 3 + random.below(20));
    return day <= born ? [] : [{ day, visit: null, values: valuesAt(ageOn(born, day).years, visit, build, random) }];
  });
}

interface Build {
  tall: number;
  heavy: number;
  isMale: boolean;
  isHigh: boolean;
}

function valuesAt(age: number, visit: number, build: Build, random: Random): Record<string, number> {
  const about = (middle: number, spread: number): number => middle + Math.round((random.next() - 0.5) * 2 * spread);
  const height = Math.round(heightAt(age, build));
  const kilograms =
    (age < 18 ? 15.5 + build.heavy * 2.5 + age * 0.25 : 21 + build.heavy * 11 + visit * 0.15) * (height / 100) ** 2;
  const systolic = age < 12 ? 88 + age * 1.8 : build.isHigh ? 128 + visit * 4 : 106 + Math.min(age, 70) * 0.22;
  const values: Record<string, number> = {
    body_temperature: Math.round((98.2 + (random.next() - 0.5) * 1.2) * 10) / 10,
    pulse_rate: about(age < 1 ? 130 : age < 6 ? 104 : age < 12 ? 88 : 72, 8),
    respiration_rate: about(age < 1 ? 38 : age < 6 ? 24 : age < 12 ? 20 : 15, 2),
    blood_pressure_high: about(Math.round(systolic), 5),
    blood_pressure_low: about(Math.round(systolic * 0.63), 4),
    oxygen_saturation: about(98, 1),
    height,
    weight: Math.round(kilograms * 2.20462 * 10) / 10,
  };
  if (random.chance(0.4)) values['pain'] = random.below(4);
  return values;
}

// Rounded medians of the CDC's growth charts for boys and girls by year of age.
const HEIGHTS = [66, 80, 87, 95, 102, 109, 115, 122, 128, 133, 138, 144, 150, 156, 162, 167, 170, 171];

function heightAt(age: number, { tall, isMale }: Build): number {
  if (age < HEIGHTS.length) return HEIGHTS[age]! * (0.96 + tall * 0.08) * (isMale || age < 13 ? 1 : 0.95);
  return (isMale ? 168 : 156) + tall * 16 - Math.max(0, age - 60) * 0.15;
}

function monthsBefore(today: string, months: number, dayOfMonth: number): string {
  const [year, month] = today.split('-').map(Number) as [number, number];
  const at = new Date(Date.UTC(year, month - 1 - months - 1, dayOfMonth)).toISOString().slice(0, 10);
  return openDayUntil(Temporal.PlainDate.from(at)).toString();
}
