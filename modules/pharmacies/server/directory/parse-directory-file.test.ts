import { test } from 'vitest';
import { expectTimeToGrowWithLength, TABLE_RUNS, tables } from '#values/testing/time-of-readers.ts';
import { parseDirectoryFile } from './parse-directory-file.ts';

test('reads a pharmacy directory in time proportional to its length', () =>
  expectTimeToGrowWithLength({
    most: 1_500_000,
    runs: TABLE_RUNS,
    texts: [...tables('NCPDPID,OrganizationName'), ...tables('NCPDPID|OrganizationName', '|')],
    read: (text) => parseDirectoryFile({ text }),
  }));
