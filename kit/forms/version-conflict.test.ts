import { describe, expect, test } from 'vitest';
import { replacedVersion, theirVersion } from './version-conflict.ts';

const [first, second, third] = [{ version: 1 }, { version: 2 }, { version: 3 }];

describe('the version of someone else', () => {
  test('is the newest of the live one and the one that a refused save found', () => {
    expect(theirVersion(1, first, null)).toBeNull();
    expect(theirVersion(1, second, null)).toBe(second);
    expect(theirVersion(1, first, second)).toBe(second);
    expect(theirVersion(1, third, second)).toBe(third);
  });

  test('counts from one again where the record was made again', () => {
    expect(theirVersion(3, third, first)).toBe(first);
  });

  test('is no longer theirs once it was taken over', () => {
    expect(theirVersion(2, second, second)).toBeNull();
  });
});

describe('the version that a save replaces', () => {
  test('is the one that the form began from while nobody else saved', () => {
    expect(replacedVersion({ base: 1, theirs: null, found: null, seen: undefined })).toBe(1);
  });

  test('is not a live one that arrived just before the click', () => {
    expect(replacedVersion({ base: 1, theirs: second, found: null, seen: undefined })).toBe(1);
    expect(replacedVersion({ base: 1, theirs: third, found: null, seen: 2 })).toBe(1);
    expect(replacedVersion({ base: 1, theirs: third, found: second, seen: undefined })).toBe(1);
  });

  test('is a live one after a moment on screen, or one that a refused save showed', () => {
    expect(replacedVersion({ base: 1, theirs: second, found: null, seen: 2 })).toBe(2);
    expect(replacedVersion({ base: 1, theirs: second, found: second, seen: undefined })).toBe(2);
  });
});
