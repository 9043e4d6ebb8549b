import { expect, test } from 'vitest';
import { documentsCheck } from './documents.ts';
import type { SourceFile } from './reading/source-file.ts';

const record = '# A choice\n\nDate: 2026-11-21\n\n## Context\n\n## Decision\n\n## Consequences\n';
const repository: Record<string, string> = {
  'README.md': 'See [the map](ARCHITECTURE.md#layers), [why](docs/decisions/) and [elsewhere](https://example.org).',
  'ARCHITECTURE.md': 'line\n'.repeat(150),
  'CONTRIBUTING.md': '![a picture](docs/picture.png)',
  'CHANGELOG.md': '',
  'SECURITY.md': '',
  'modules/audit/README.md': 'See [the contract](api/audit_logs.graphql), [the map](../../ARCHITECTURE.md).\n'.repeat(
    60,
  ),
  'modules/audit/api/audit_logs.graphql': '',
  'docs/decisions/0001-a-choice.md': record,
  'docs/security.md': 'Proof: `kit/a.test.ts::the vault is locked`.',
  'kit/a.test.ts': "test('the vault is locked', () => undefined);",
};

/** Returns the breaches of a valid repository with some files changed, or deleted if null. */
function breaches(changes: Record<string, string | null>): string[] {
  const files = Object.entries({ ...repository, ...changes })
    .filter((entry): entry is [string, string] => entry[1] !== null)
    .map(([path, text]): SourceFile => ({ path, text }));
  return documentsCheck(files).map(({ path, message }) => `${path} ${message}`);
}

test('accepts valid documents', () => {
  expect(breaches({})).toEqual([]);
});

test.each(['README.md', 'ARCHITECTURE.md', 'CHANGELOG.md', 'SECURITY.md', 'modules/audit/README.md'])(
  'reports a missing %s',
  (path) => {
    expect(breaches({ [path]: null })).toContain(`${path} is missing`);
  },
);

test.each([
  ['ARCHITECTURE.md', 'line\n'.repeat(151), 'has 151 lines, at most 150 get read'],
  ['modules/audit/README.md', 'line\n'.repeat(61), 'has 61 lines, at most 60 get read'],
  ['docs/decisions/0001-a-choice.md', record + 'line\n'.repeat(60), 'has 69 lines, at most 60 get read'],
  ['docs/decisions/0001-a-choice.md', record.replace(/Date.*/, ''), 'has no date'],
  ['docs/decisions/0001-a-choice.md', record.replace('## Context', ''), 'has no part “Context”'],
  ['docs/decisions/0001-a-choice.md', record.replace('## Decision', ''), 'has no part “Decision”'],
  ['docs/decisions/0001-a-choice.md', record.replace('## Consequences', ''), 'has no part “Consequences”'],
  ['docs/decisions/0001-another.md', record, 'has the number of another record'],
  ['SECURITY.md', 'Proof: `a.test.ts::locks`.', 'there is no test “locks” in a.test.ts'],
  ['SECURITY.md', 'Proof: `kit/a.test.ts::open`.', 'there is no test “open” in kit/a.test.ts'],
  ['CHANGELOG.md', 'See [gone](docs/gone.md).', 'the link to docs/gone.md leads nowhere'],
  ['modules/audit/README.md', 'See [gone](api/gone.graphql).', 'the link to api/gone.graphql leads nowhere'],
])('%s %#', (path, text, message) => {
  expect(breaches({ [path]: text })).toEqual([`${path} ${message}`]);
});
