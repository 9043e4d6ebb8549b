import { Temporal } from 'temporal-polyfill';
import type { PatientFields } from '#patients/rules';
import type { ClinicTagName } from '../clinic-tags.ts';
import { demoAdults } from './demo-adults.ts';
import { demoChildren } from './demo-children.ts';
import { demoElders } from './demo-elders.ts';
import type { DemoAllergy, DemoMedication, DemoSheet } from './demo-sheet.ts';
import type { DoctorKey } from './demo-staff.ts';

/** A patient of the demo clinic. */
export interface DemoPatient {
  /** Identifies the patient in notes and visits. */
  key: string;
  /** A new patient as stored by `create_patient`; note 1 contains the history. */
  patient: PatientFields;
  tags: readonly ClinicTagName[];
  /** The patient's doctor. */
  doctor: DoctorKey;
  history: readonly string[];
  allergies: readonly DemoAllergy[];
  medications: readonly (DemoMedication & { /** YYYY-MM-DD. */ from: string })[];
}

/**
 * Returns the forty patients of the demo clinic, with the ages stated in their notes on the day `today` (YYYY-MM-DD).
 */
export function demoPatients(today: string): DemoPatient[] {
  const day = Temporal.PlainDate.from(today);
  return [...demoChildren, ...demoAdults, ...demoElders].map((sheet) => ({
    key: sheet.key,
    patient: patientOf(sheet, day),
    tags: sheet.tags,
    doctor: sheet.doctor,
    history: sheet.history,
    allergies: sheet.allergies,
    medications: sheet.medications.map((medication) => ({ ...medication, from: startOf(medication, sheet, day) })),
  }));
}

function patientOf(sheet: DemoSheet, day: Temporal.PlainDate): PatientFields {
  const { line1, line2, city, zip } = sheet.address;
  return {
    first_name: sheet.first_name,
    last_name: sheet.last_name,
    middle_name: sheet.middle_name ?? null,
    nick_name: sheet.nick_name ?? null,
    email: sheet.mailbox === undefined ? null : `${sheet.mailbox}@example.com`,
    mobile: phone(sheet.mobile),
    home_phone: phone(sheet.home_phone),
    work_phone: phone(sheet.work_phone),
    date_of_birth: birthOf(sheet, day).toString(),
    deceased_date: null,
    gender: sheet.gender,
    gender_at_birth: sheet.gender,
    race: sheet.race,
    ethnicity: sheet.ethnicity,
    preferred_language: sheet.preferred_language ?? null,
    emergency_contact_name: sheet.emergency?.name ?? null,
    emergency_contact_phone: phone(sheet.emergency?.phone),
    note1: sheet.history.join('\n'),
    note2: null,
    mailing_address: {
      address_line1: line1,
      address_line2: line2 ?? null,
      city,
      state_or_provice: 'MA',
      postal_code: zip,
      country: 'US',
    },
  };
}

function birthOf({ born }: DemoSheet, day: Temporal.PlainDate): Temporal.PlainDate {
  if ('days' in born) return day.subtract({ days: born.days });
  const birthday = Temporal.PlainDate.from(`${day.year}-${born.birthday}`);
  const isYetToCome = Temporal.PlainDate.compare(birthday, day) > 0;
  return birthday.subtract({ years: born.years + (isYetToCome ? 1 : 0) });
}

function startOf(medication: DemoMedication, sheet: DemoSheet, day: Temporal.PlainDate): string {
  const start = day.subtract({ months: medication.months }).with({ day: 1 });
  const birth = birthOf(sheet, day);
  return (Temporal.PlainDate.compare(start, birth) < 0 ? birth : start).toString();
}

function phone(lastFour: string | undefined): string | null {
  return lastFour === undefined ? null : `+1 617555${lastFour}`;
}
