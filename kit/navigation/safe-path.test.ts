import { expect, test } from 'vitest';
import { safePath } from './safe-path.ts';

test.each([
  '/dashboard',
  '/patients/index?search=ada%20quist',
  '/patients/0193?name=Ada+Quist#vitals',
  '/chart/index/Y2hhcnRub3RlOjE=',
])('goes back to %s', (path) => expect(safePath(path)).toBe(path));

test.each([
  undefined,
  '',
  'dashboard',
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/./\\evil.example',
  '/..//evil.example',
  'javascript:alert(1)',
  ' //evil.example',
  '/login',
  '/login?redirect=/login',
])('refuses %j', (path) => expect(safePath(path)).toBe('/'));
