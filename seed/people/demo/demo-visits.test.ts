import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { demoPatients } from './demo-patients.ts';
import { demoStaff } from './demo-staff.ts';
import { type DemoVisit, demoVisits, workingDay } from './demo-visits.ts';

const visits = demoVisits('2026-11-20T11:30');
const minuteOf = (start: string): number => Number(start.slice(11, 13)) * 60 + Number(start.slice(14, 16));

describe('demoVisits', () => {
  test('are of existing patients and staff, each with a unique key', () => {
    const patients = new Set(demoPatients('2026-11-20').map((entry) => entry.key));
    const staff = new Set<string>(demoStaff.map((member) => member.key));
    const isWrong = (visit: DemoVisit): boolean =>
      !staff.has(visit.staff) ||
      (visit.patient !== null && !patients.has(visit.patient)) ||
      (visit.patient === null) !== (visit.category === 'Internal') ||
      !/^\S.{2,60}$/.test(visit.title);
    expect(visits.filter(isWrong)).toEqual([]);
    expect(new Set(visits.map((visit) => visit.key)).size).toBe(visits.length);
    expect(new Set(visits.map((visit) => visit.patient)).size).toBe(41);
  });

  test('don’t overlap, and are within opening hours', () => {
    const slots = visits
      .filter((visit) => visit.status !== 'canceled')
      .map((visit) => ({
        ...visit,
        from: minuteOf(visit.start),
        until: minuteOf(visit.start) + visit.minutes,
      }));
    expect(slots.filter((slot) => slot.from < 8 * 60 || slot.until > 18 * 60)).toEqual([]);
    const conflicts = slots.flatMap((one, at) =>
      slots.slice(at + 1).filter((other) => {
        const isSameDay = one.start.slice(0, 10) === other.start.slice(0, 10);
        const takesSame = one.staff === other.staff || (one.patient !== null && one.patient === other.patient);
        return isSameDay && takesSame && one.from < other.until && other.from < one.until;
      }),
    );
    expect(conflicts).toEqual([]);
  });

  test('cover two weeks around today, with most of them today', () => {
    const days = Map.groupBy(visits, (visit) => visit.start.slice(0, 10));
    expect([...days.keys()].toSorted()).toEqual([
      '2026-11-13',
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-27',
      '2026-11-30',
    ]);
    expect(days.get('2026-11-20')?.length).toBeGreaterThan(25);
  });

  test('are checked in if their time has passed', () => {
    for (const visit of visits) {
      if (visit.patient === null || ['noshow', 'canceled', 'pending'].includes(visit.status)) continue;
      expect(visit.status).toBe(visit.start < '2026-11-20 11:30' ? 'checkedin' : 'confirmed');
    }
    expect(new Set(visits.map((visit) => visit.status))).toEqual(
      new Set(['pending', 'confirmed', 'checkedin', 'noshow', 'canceled']),
    );
  });
});

test('workingDay skips weekends and holidays, but today may be on one', () => {
  const saturday = Temporal.PlainDate.from('2026-11-21');
  expect([-1, 0, 1, 5].map((distance) => workingDay(saturday, distance).toString())).toEqual([
    '2026-11-20',
    '2026-11-21',
    '2026-11-23',
    '2026-11-30',
  ]);
});
