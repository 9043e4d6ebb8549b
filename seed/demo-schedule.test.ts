import { expect, test } from 'vitest';
import { demoSchedule } from './demo-schedule.ts';

const wanted = { timeZone: 'America/New_York', doctors: 3, patients: 40, durations: [30, 60, 15, 45, 20, 60, 15] };

test.each(['2026-11-21T15:00:00Z', '2026-11-22T15:00:00Z', '2026-11-25T03:00:00Z', '2027-03-14T12:00:00Z'])('is full on the day of %s, and books nobody twice at once', (now) => {
  const schedule = demoSchedule({ ...wanted, now: new Date(now) });
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date(now));
  expect(schedule.filter(({ start }) => start.startsWith(today)).length).toBeGreaterThan(20);
  for (const who of ['doctor', 'patient'] as const) {
    const times = schedule.map((one) => ({ key: one[who], from: Date.parse(`${one.start}Z`), to: Date.parse(`${one.start}Z`) + one.minutes * 60_000 }));
    const clashes = times.filter((one, index) => times.some((other, at) => at < index && other.key === one.key && other.from < one.to && one.from < other.to));
    expect(clashes).toEqual([]);
  }
});
