import { IconVaccine } from '@tabler/icons-react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { formatMonth } from '#kit/formats/day.ts';
import { Panel } from '#kit/page/panel.tsx';
import { allRows } from '#kit/table/all-rows.ts';
import type { DataColumn } from '#kit/table/data-column.ts';
import { DataTable } from '#kit/table/data-table.tsx';
import { ExportMenu } from '#kit/table/export/export-menu.tsx';
import { amount, PROGRAM_ELIGIBILITIES } from '../../rules/index.ts';
import { ProgramMonthsDocument, type ProgramMonthsQuery } from '../inventory.operations.gen.ts';

type ProgramMonth = ProgramMonthsQuery['program_months'][number];

const columns: readonly DataColumn<ProgramMonth>[] = [
  { id: 'month', title: 'Month', cell: (row) => formatMonth(row.month), width: '9rem', phone: 'aside' },
  { id: 'program', title: 'Program', cell: (row) => row.programme, width: 'minmax(5rem, 1fr)' },
  { id: 'item', title: 'Item', cell: (row) => row.item_name, width: 'minmax(10rem, 2fr)', phone: 'title', fixed: true },
  {
    id: 'eligibility',
    title: 'Eligibility',
    cell: (row) => (row.eligibility === null ? 'Not recorded' : PROGRAM_ELIGIBILITIES[row.eligibility]),
    width: 'minmax(10rem, 2fr)',
  },
  { id: 'patients', title: 'Patients', cell: (row) => row.patients, width: '5rem', align: 'end', phone: 'hidden' },
  {
    id: 'units',
    title: 'Dispensed',
    cell: (row) => amount(row.units, row.unit),
    text: (row) => row.units,
    width: '7rem',
    align: 'end',
  },
];

/** What patients received from public programs, by month and eligibility, as the programs ask for it. */
export function ProgramMonthsPanel() {
  const query = useApiQuery(ProgramMonthsDocument, {}, { quiet: true });
  const months = query.data?.program_months ?? [];
  const rows = { ...allRows(months), status: query.status, error: query.error, retry: () => void query.refetch() };
  return (
    <Panel
      title="Public programs"
      flush
      actions={
        <ExportMenu
          source={{
            name: 'Public programs',
            columns,
            count: months.length,
            read: async ({ skip, take }) => months.slice(skip, skip + take),
          }}
        />
      }
    >
      <DataTable
        label="Public programs"
        columns={columns}
        rows={rows}
        rowId={(row) => [row.month, row.programme, row.item_name, row.eligibility ?? ''].join(' ')}
        empty={{
          icon: IconVaccine,
          title: 'Nothing dispensed from a public program',
          detail: 'Receive a lot with a public program as its owner, and dispense it to an eligible patient.',
        }}
      />
    </Panel>
  );
}
