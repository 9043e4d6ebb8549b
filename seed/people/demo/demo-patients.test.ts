import { describe, expect, test } from 'vitest';
import { ageOn, patientInput } from '#patients/rules';
import { PRESETS } from '#practice/rules';
import { clinicTags } from '../clinic-tags.ts';
import { demoPatients } from './demo-patients.ts';
import { demoStaff } from './demo-staff.ts';

const today = '2026-11-21';
const patients = demoPatients(today);

describe('demoPatients', () => {
  test('are forty, each once', () => {
    expect(patients).toHaveLength(40);
    expect(new Set(patients.map((entry) => entry.key)).size).toBe(40);
    expect(new Set(patients.map(({ patient }) => `${patient.first_name} ${patient.last_name}`)).size).toBe(40);
  });

  test('are in the form’s stored format', () => {
    for (const { patient } of patients) expect(patientInput(today).parse(patient)).toEqual(patient);
  });

  test('include every age group, and have the same age whenever the clinic is seeded', () => {
    const agesOn = (day: string): number[] =>
      demoPatients(day).map(({ patient }) => ageOn(patient.date_of_birth ?? '', day).years);
    const ages = agesOn(today);
    expect(Math.min(...ages)).toBe(0);
    expect(Math.max(...ages)).toBe(94);
    for (const day of ['2026-01-01', '2028-02-29', '2031-12-31', '2027-03-01']) expect(agesOn(day)).toEqual(ages);
  });

  test('can’t be contacted: their numbers and addresses are reserved for fiction', () => {
    for (const { patient } of patients) {
      const phones = [patient.mobile, patient.home_phone, patient.work_phone, patient.emergency_contact_phone];
      for (const phone of phones) if (phone !== null) expect(phone).toMatch(/^\+1 61755501\d\d$/);
      if (patient.email !== null) expect(patient.email).toMatch(/@example\.com$/);
      expect(patient.mobile ?? patient.home_phone).not.toBeNull();
    }
  });

  test('live in the city of their ZIP code', () => {
    const zips = {
      Boston: /^021(1[1-9]|0[89]|2[0-9]|3[0-6])$|^02210$|^02215$/,
      Cambridge: /^0213[89]$|^0214[0-2]$/,
      Somerville: /^0214[3-5]$/,
      Brookline: /^0244[56]$/,
    };
    for (const { patient } of patients) {
      const address = patient.mailing_address;
      expect(address?.postal_code).toMatch(zips[address?.city as keyof typeof zips]);
    }
  });

  test('have the clinic’s tags, doctors on its staff, and medications started after their birth', () => {
    const tags = new Set<string>(clinicTags.map((entry) => entry.tag));
    const doctors = new Set<string>(demoStaff.filter((member) => member.role === 'Doctor').map((member) => member.key));
    for (const entry of patients) {
      expect(entry.tags.every((tag) => tags.has(tag))).toBe(true);
      expect(doctors.has(entry.doctor)).toBe(true);
      expect(entry.history.length).toBeGreaterThan(0);
      for (const medication of entry.medications) {
        expect(medication.from <= today && medication.from >= (entry.patient.date_of_birth ?? '')).toBe(true);
      }
    }
  });
});

describe('demoStaff', () => {
  /**
   * Returns whether a National Provider Identifier has a valid check digit: Luhn over it and the prefix 80840 (CMS, 45
   * CFR 162.406).
   */
  function isNpi(npi: string): boolean {
    const digits = Array.from(`80840${npi}`, Number).toReversed();
    const sum = digits.reduce(
      (total, digit, at) => total + (at % 2 === 0 ? digit : digit < 5 ? digit * 2 : digit * 2 - 9),
      0,
    );
    return /^[12]\d{9}$/.test(npi) && sum % 10 === 0;
  }

  test('signs in with the usernames that the clinic shows', () => {
    expect(demoStaff.map((member) => member.username)).toEqual([
      'admin@demo.salus',
      'doctor@demo.salus',
      'doctor2@demo.salus',
      'doctor3@demo.salus',
      'nurse@demo.salus',
      'desk@demo.salus',
      'biller@demo.salus',
    ]);
  });

  test('has roles that every clinic starts with', () => {
    const roles = new Set<string>(PRESETS.map((preset) => preset.name));
    for (const member of demoStaff) expect(roles.has(member.role)).toBe(true);
  });

  test('has an identifier for every doctor, with its check digit', () => {
    for (const member of demoStaff) {
      if (member.role === 'Doctor') expect(isNpi(member.npi ?? '')).toBe(true);
      else expect(member.npi).toBeNull();
    }
    expect(isNpi('1234567893')).toBe(true);
    expect(isNpi('1234567890')).toBe(false);
  });
});
