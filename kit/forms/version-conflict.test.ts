import { describe, expect, test } from 'vitest';
import { replacedVersion, theirVersion } from './version-conflict.ts';

const [first, second, third] = [{ version: 1 }, { version: 2 }, { version: 3 }];

describe('theirVersion', () => {
  test('returns the newest of the live version and the one found by a refused save', () => {
    expect(theirVersion(1, first, null)).toBeNull();
    expect(theirVersion(1, second, null)).toBe(second);
    expect(theirVersion(1, first, second)).toBe(second);
    expect(theirVersion(1, third, second)).toBe(third);
  });

  test('accepts a version that restarted at one because the record was recreated', () => {
    expect(theirVersion(3, third, first)).toBe(first);
  });

  test('returns null once the version was adopted', () => {
    expect(theirVersion(2, second, second)).toBeNull();
  });
});

describe('replacedVersion', () => {
  test('is the base of the form if no one else saved', () => {
    expect(replacedVersion({ base: 1, theirs: null, found: null, seen: undefined })).toBe(1);
  });

  test('is not a live version that arrived just before the click', () => {
    expect(replacedVersion({ base: 1, theirs: second, found: null, seen: undefined })).toBe(1);
    expect(replacedVersion({ base: 1, theirs: third, found: null, seen: 2 })).toBe(1);
    expect(replacedVersion({ base: 1, theirs: third, found: second, seen: undefined })).toBe(1);
  });

  test('is a live version after a moment on screen, or one that a refused save showed', () => {
    expect(replacedVersion({ base: 1, theirs: second, found: null, seen: 2 })).toBe(2);
    expect(replacedVersion({ base: 1, theirs: second, found: second, seen: undefined })).toBe(2);
  });
});
