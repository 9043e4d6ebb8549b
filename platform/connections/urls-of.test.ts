import { expect, test } from 'vitest';
import { urlsOf } from './urls-of.ts';

test.each([
  ['postgres://u:p@a/salus', ['postgres://u:p@a/salus']],
  ['postgres://u:p%2C@a:5433,b/salus', ['postgres://u:p%2C@a:5433/salus', 'postgres://u:p%2C@b/salus']],
  [
    'postgresql://a,[::1]:6000/s?sslmode=require',
    ['postgresql://a/s?sslmode=require', 'postgresql://[::1]:6000/s?sslmode=require'],
  ],
  ['postgres://a,b/s?target_session_attrs=read-write', ['postgres://a/s', 'postgres://b/s']],
  ['postgres://a,b/s?x=1&target_session_attrs=primary&y=2', ['postgres://a/s?x=1&y=2', 'postgres://b/s?x=1&y=2']],
  ['postgres://a/s?target_session_attrs=read-write', ['postgres://a/s']],
])('reads the servers of %s', (url, urls) => {
  expect(urlsOf(url)).toEqual(urls);
});

test.each([
  'mysql://a/b',
  'a,b',
  'postgres://a,,b/s',
  'postgres://a:port,b/s',
  'postgres://a,b/s?target_session_attrs=any',
  'postgres://a b,c/s',
])('refuses %s', (url) => {
  expect(urlsOf(url)).toBeNull();
});
