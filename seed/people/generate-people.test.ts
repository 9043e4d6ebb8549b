import { describe, expect, test } from 'vitest';
import { ageOn, patientInput } from '#patients/rules';
import { generatePeople } from './generate-people.ts';

const input = { seed: 7, count: 5000, today: '2026-11-21' };
const people = [...generatePeople(input)];

function share(of: (person: (typeof people)[number]) => boolean): number {
  return people.filter(of).length / people.length;
}

describe('generatePeople', () => {
  test('generates the same people for the same seed, and others for another one', () => {
    expect([...generatePeople(input)].slice(0, 100)).toEqual(people.slice(0, 100));
    expect([...generatePeople({ ...input, seed: 8, count: 100 })]).not.toEqual(people.slice(0, 100));
  });

  test('generates patients in the form’s stored format', () => {
    for (const person of people) {
      const { tags: _, ...patient } = person;
      expect(patientInput(input.today).parse(patient)).toEqual(patient);
    }
  });

  test('generates no phone number or email address that could be real', () => {
    for (const person of people) {
      for (const phone of [person.mobile, person.home_phone, person.work_phone, person.emergency_contact_phone]) {
        if (phone !== null) expect(phone).toMatch(/^\+1 [2-9]\d\d55501\d\d$/);
      }
      if (person.email !== null) expect(person.email).toMatch(/^[a-z0-9._]+@example\.(?:com|org|net)$/);
    }
  });

  test('has a realistic distribution of names and ages', () => {
    const lastNames = people.map((person) => person.last_name);
    expect(new Set(lastNames).size).toBeGreaterThan(1200);
    const smiths = lastNames.filter((name) => name === 'Smith').length / people.length;
    expect(smiths).toBeGreaterThan(0.003);
    expect(smiths).toBeLessThan(0.03);
    expect(share((person) => /[^\p{ASCII}]/u.test(person.first_name + person.last_name))).toBeGreaterThan(0.05);
    expect(share((person) => person.last_name.includes('-'))).toBeGreaterThan(0.01);
    const ages = people.map((person) => ageOn(person.date_of_birth ?? '', input.today).years);
    expect(Math.min(...ages)).toBe(0);
    expect(Math.max(...ages)).toBeLessThan(96);
    expect(ages.filter((age) => age > 60).length / ages.length).toBeGreaterThan(0.2);
    expect(share((person) => person.tags.length > 0)).toBeGreaterThan(0.25);
  });
});
