import '@mantine/core/styles/Table.layer.css';
import { Table } from '@mantine/core';
import { formatAge } from '#kit/formats/age.ts';
import { formatChartDay, formatDay } from '#kit/formats/day.ts';
import { formatInstant, formatLongInstant } from '#kit/formats/instant.ts';
import { formatMoney, formatRoundMoney } from '#kit/formats/money.ts';
import { formatShortNumber } from '#kit/formats/number.ts';
import { fullName, nameLastFirst } from '#kit/formats/person-name.ts';
import { formatPhone } from '#kit/formats/phone.ts';
import { timeAgo } from '#kit/formats/time-ago.ts';
import { formatClock } from '#kit/formats/time.ts';
import { truncate } from '#kit/formats/truncate.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';

const AT = '2026-11-21T14:05:09Z';
const ADA = { first_name: 'Ada', middle_name: 'Marie', last_name: 'Quist' };
const EXAMPLES: readonly (readonly [string, string, string])[] = [
  ['A day', 'formatDay', formatDay('2026-11-21')],
  ['A day in a chart', 'formatChartDay', formatChartDay('2026-11-21')],
  ['An instant', 'formatInstant', formatInstant(AT)],
  ['An instant in words', 'formatLongInstant', formatLongInstant(AT)],
  ['A time of day', 'formatClock', formatClock('14:05')],
  ['How long ago', 'timeAgo', timeAgo(AT, new Date('2026-11-21T17:20:00Z'))],
  ['An age', 'formatAge', formatAge('1989-05-25')],
  ['A name in a list', 'nameLastFirst', nameLastFirst(ADA)],
  ['A name in a sentence', 'fullName', fullName(ADA)],
  ['A phone number', 'formatPhone', formatPhone('+1 6175550143')],
  ['An amount', 'formatMoney', formatMoney(123_450)],
  ['An amount in statistics', 'formatRoundMoney', formatRoundMoney(123_450)],
  ['A large number', 'formatShortNumber', formatShortNumber(1_234_567)],
  ['A long text', 'truncate', truncate('A text that is longer than it should be')],
];

/** /demo/kit/formats: the formats of days, names and numbers. */
export function FormatsPage() {
  return (
    <Page>
      <PageHeader title="Formats" />
      <Panel flush>
        <Table aria-label="Formats">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>What</Table.Th>
              <Table.Th>By</Table.Th>
              <Table.Th>Looks</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {EXAMPLES.map(([what, by, looks]) => (
              <Table.Tr key={by}>
                <Table.Td>{what}</Table.Td>
                <Table.Td>{by}</Table.Td>
                <Table.Td>{looks}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Panel>
    </Page>
  );
}
