import { expect, test } from 'vitest';
import type { CalendarEvent } from '../../calendar-event.ts';
import { laneText } from './lane-text.ts';

const event = (patient: object | null) => ({ title: 'Lunch', patient }) as CalendarEvent;
const thomas = { first_name: 'Thomas', last_name: 'Greene' };

test('a narrow lane truncates the first name before the last name', () => {
  expect(laneText(event(thomas), 20)).toBe('T. Greene');
  expect(laneText(event(thomas), 30)).toBe('Thomas\nGreene');
  expect(laneText(event({ first_name: ' ', last_name: 'Greene' }), 20)).toBe('Greene');
  expect(laneText(event(null), 20)).toBe('Lunch');
});
