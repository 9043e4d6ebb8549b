import { test } from 'vitest';
import { expectTimeToGrowWithLength, TABLE_RUNS, tables } from '#values/testing/time-of-readers.ts';
import { readCompendium } from './compendium.ts';

test('reads a laboratory’s list of tests in time proportional to its length', { timeout: 240_000 }, () =>
  expectTimeToGrowWithLength({
    most: 2_000_000,
    runs: TABLE_RUNS,
    texts: tables('code,name,questions'),
    read: readCompendium,
  }),
);
