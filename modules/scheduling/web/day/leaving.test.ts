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

test('the day that one person chose is not the next one’s', () => {
  enter(person('one'));
  chooseDay('2027-03-01');
  expect(chosenDay()).toBe('2027-03-01');
  leave(null);
  enter(person('other'));
  expect(chosenDay()).toBe(today());
});

test('a choice stays while its author is signed in, however often their rights are read', () => {
  enter(person('one'));
  chooseDay('2027-03-01');
  enter(person('one'));
  expect(chosenDay()).toBe('2027-03-01');
});

test('what was chosen on this computer is forgotten, and nothing else', () => {
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
