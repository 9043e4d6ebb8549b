import { beforeEach, expect, test } from 'vitest';
import { useSession, type Viewer } from '#kit/session/viewer.ts';
import type { ClinicCalendar } from '../calendar-event.ts';
import { calendarsInReach, mayBook, mayOn, whyOnlyLook } from './may-on.ts';

const calendars = [
  { calendar_id: 'mine', user_id: 'me', is_active: true },
  { calendar_id: 'beside', user_id: 'colleague', is_active: true },
  { calendar_id: 'far', user_id: 'stranger', is_active: true },
] as ClinicCalendar[];

function as(scope: 'clinic' | 'practice' | 'self', rules: string[] = ['scheduling.edit']): void {
  const viewer = {
    userId: 'me',
    rules: new Set(rules),
    scopes: new Map(scope === 'clinic' ? [] : [['scheduling.edit', scope] as const]),
    colleagues: new Set(['me', 'colleague']),
  } as unknown as Viewer;
  useSession.setState({ viewer, status: 'signed-in' });
}
beforeEach(() => as('clinic'));

test.each([
  ['clinic', ['far'], undefined, true],
  ['practice', ['beside'], undefined, true],
  ['practice', ['far'], undefined, false],
  ['self', ['mine'], undefined, true],
  ['self', ['beside'], undefined, false],
  ['self', ['mine', 'far'], undefined, true],
  ['self', ['mine'], ['far'], false],
  ['self', [], ['mine'], true],
  ['self', [], ['mine', 'far'], false],
] as const)('with permission for the %s: from %j to %j', (scope, before, after, may) => {
  as(scope);
  expect(mayOn('scheduling.edit', calendars, before, after)).toBe(may);
});

test('explains read-only events to users who can change others', () => {
  expect(whyOnlyLook(calendars, ['far'])).toBeNull();
  as('self');
  expect(whyOnlyLook(calendars, ['mine'])).toBeNull();
  expect(whyOnlyLook(calendars, ['far'])).toBe('Your role lets you change events only on your own calendar.');
  as('practice');
  expect(whyOnlyLook(calendars, ['far'])).toContain('the calendars of your practice');
  as('self', []);
  expect(whyOnlyLook(calendars, ['far'])).toBeNull();
});

test('users without permission can change nothing, on any calendar', () => {
  as('self', []);
  expect(mayOn('scheduling.edit', calendars, ['mine'])).toBe(false);
});

test('offers the calendars covered by the permission', () => {
  expect(calendarsInReach('scheduling.edit', calendars)).toBeNull();
  as('practice');
  expect(calendarsInReach('scheduling.edit', calendars)).toEqual(new Set(['mine', 'beside']));
  as('self');
  expect(calendarsInReach('scheduling.edit', calendars)).toEqual(new Set(['mine']));
});

test('offers nothing to users who may only book on their own calendars and have none', () => {
  const viewer = {
    userId: 'me',
    rules: new Set(['scheduling.create']),
    scopes: new Map([['scheduling.create', 'self']]),
  };
  useSession.setState({ viewer: viewer as unknown as Viewer, status: 'signed-in' });
  expect(mayBook(calendars)).toBe(true);
  expect(mayBook(calendars.slice(1))).toBe(false);
});

test('offers no booking on past days', () => {
  as('clinic', ['scheduling.create']);
  expect(mayBook(calendars)).toBe(true);
  expect(mayBook(calendars, '2020-01-06')).toBe(false);
  expect(mayBook(calendars, '2999-01-06')).toBe(true);
});
