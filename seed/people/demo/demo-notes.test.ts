import { describe, expect, test } from 'vitest';
import { isNoteEmpty, sanitizeNote } from '#chart/rules';
import { ageOn } from '#patients/rules';
import { demoNotes } from './demo-notes.ts';
import { demoPatients } from './demo-patients.ts';
import { soapNote } from './soap-note.ts';

const now = '2026-11-20T11:30';
const notes = demoNotes(now);
const patients = new Map(demoPatients(now.slice(0, 10)).map((entry) => [entry.key, entry]));

describe('demoNotes', () => {
  test('are in the chart’s format', () => {
    expect(notes.length).toBeGreaterThanOrEqual(25);
    for (const { note, nurseNote } of notes) {
      expect(sanitizeNote(note)).toBe(note);
      expect(sanitizeNote(nurseNote)).toBe(nurseNote);
      expect(isNoteEmpty(note)).toBe(false);
      expect(note.match(/<h2>(\w+)<\/h2>(?=<(?:p|ul|ol)>)/g)).toHaveLength(4);
    }
  });

  test('are about existing patients, of the age that the note states', () => {
    for (const { patient, note, serviceDate } of notes) {
      const entry = patients.get(patient);
      expect(entry).toBeDefined();
      const years = /(\d+)-year-old/.exec(note)?.[1];
      const gender = /\b(woman|girl|man|boy)\b/.exec(note)?.[1] ?? '';
      expect(entry?.patient.gender).toBe(['woman', 'girl'].includes(gender) ? 'Female' : 'Male');
      if (years === undefined) continue;
      const age = ageOn(entry?.patient.date_of_birth ?? '', serviceDate).years;
      // There may be a birthday between the note and today.
      expect(Math.abs(age - Number(years))).toBeLessThanOrEqual(1);
    }
  });

  test('are from before today, one per visit, by the doctor of the visit', () => {
    for (const { visit, doctor, serviceDate } of notes) {
      expect(serviceDate < now.slice(0, 10)).toBe(true);
      if (visit) expect([visit.staff, visit.status]).toEqual([doctor, 'checkedin']);
    }
    const visits = notes.flatMap((note) => note.visit?.key ?? []);
    expect(new Set(visits).size).toBe(visits.length);
    expect(notes.some((note) => !note.isSigned)).toBe(true);
  });

  test('exist on any day of the year', () => {
    for (const day of ['2026-01-01', '2027-02-28', '2028-02-29', '2026-11-22']) {
      expect(demoNotes(`${day}T09:00`)).toHaveLength(notes.length);
    }
  });
});

test('soapNote turns plain text into the editor’s HTML', () => {
  expect(soapNote('S:\nHurts & <itches>\nO:\n- one\n- two\nA:\n1. strain\nP:\nrest\n- ice')).toBe(
    '<h2>Subjective</h2><p>Hurts &amp; &lt;itches&gt;</p>' +
      '<h2>Objective</h2><ul><li><p>one</p></li><li><p>two</p></li></ul>' +
      '<h2>Assessment</h2><ol><li><p>strain</p></li></ol>' +
      '<h2>Plan</h2><p>rest</p><ul><li><p>ice</p></li></ul>',
  );
});
