import { afterEach, expect, test, vi } from 'vitest';
import { forgetOwnChoices, keepOwnChoice, readOwnChoice } from '#kit/session/own-choices.ts';
import { today } from '#kit/formats/day.ts';
import { enter, leave, type Viewer } from '#kit/session/viewer.ts';
import { chooseDay, chosenDay } from './chosen-day.ts';

const person = (userId: string) => ({ userId, timeZone: 'America/New_York' }) as Viewer;

afterEach(() => {
  vi.unstubAllGlobals();
  leave(null);
});

test('the chosen day is reset for the next user', () => {
  enter(person('one'));
  chooseDay('2027-03-01');
  expect(chosenDay()).toBe('2027-03-01');
  leave(null);
  enter(person('other'));
  expect(chosenDay()).toBe(today());
});

test('the chosen day stays while the user is signed in, even when permissions are reloaded', () => {
  enter(person('one'));
  chooseDay('2027-03-01');
  enter(person('one'));
  expect(chosenDay()).toBe('2027-03-01');
});

test('signing out clears the calendar choices on this computer and nothing else', () => {
  const stored: Record<string, string> = { 'salus-device': 'a' };
  const store = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => void (stored[key] = value),
    removeItem: (key: string) => void delete stored[key],
  };
  vi.stubGlobal(
    'localStorage',
    new Proxy(stored, { get: (target, key) => store[key as keyof typeof store] ?? target[String(key)] }),
  );
  keepOwnChoice('calendar/one', '{}');
  expect(readOwnChoice('calendar/one')).toBe('{}');
  forgetOwnChoices();
  expect(stored).toEqual({ 'salus-device': 'a' });
});
