import { IconArrowsExchange } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { request } from '#kit/api/request.ts';
import { useRows } from '#kit/api/use-api.ts';
import { DateRangeFilter, type DaySpan } from '#kit/filters/date-range-filter.tsx';
import { FilterBar } from '#kit/filters/filter-bar.tsx';
import { FilterSelect } from '#kit/filters/filter-select.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { Panel } from '#kit/page/panel.tsx';
import { ReadList } from '#kit/rows/read-list.tsx';
import type { DataColumn } from '#kit/table/data-column.ts';
import { ExportMenu } from '#kit/table/export/export-menu.tsx';
import classes from '../inventory.module.css';
import { type MovementFieldsFragment, type MovementKind, MovementsDocument } from '../inventory.operations.gen.ts';
import { choicesOf, lotName, MOVEMENT_KINDS } from '../stock-labels.ts';

type Movement = MovementFieldsFragment;

interface MovementsPanelProps {
  title: string;
  where: { item_id?: string };
  /** Only these kinds can be selected; all if omitted. */
  kinds?: readonly MovementKind[];
  showItem: boolean;
}

const columns: readonly DataColumn<Movement>[] = [
  { id: 'when', title: 'When', cell: (row) => row.create_time },
  { id: 'user', title: 'User', cell: (row) => row.user_name },
  { id: 'action', title: 'Action', cell: (row) => MOVEMENT_KINDS[row.kind] },
  { id: 'item', title: 'Item', cell: (row) => row.item_name },
  { id: 'lot', title: 'Lot', cell: (row) => row.lot_number },
  { id: 'expires', title: 'Expires', cell: (row) => row.expires_on ?? '' },
  { id: 'location', title: 'Location', cell: (row) => row.location_name },
  { id: 'before', title: 'Before', cell: (row) => row.before },
  { id: 'quantity', title: 'Variance', cell: (row) => row.quantity },
  { id: 'after', title: 'After', cell: (row) => row.after },
  { id: 'value', title: 'Value', cell: (row) => row.cost_cents / 100 },
  { id: 'reason', title: 'Reason', cell: (row) => row.reason },
  { id: 'method', title: 'Method', cell: (row) => row.method },
  { id: 'witness', title: 'Witness', cell: (row) => row.witness_name ?? '' },
  { id: 'invoice', title: 'Invoice', cell: (row) => row.invoice_number },
];

/** Movements with the quantities before and after; filtered by kind and date, and exportable as a file. */
export function MovementsPanel({ title, where, kinds, showItem }: MovementsPanelProps) {
  const [kind, setKind] = useState<MovementKind | null>(null);
  const [days, setDays] = useState<DaySpan>({ from: null, to: null });
  const filters = useMemo(
    () => ({
      where: {
        ...where,
        kinds: kind !== null ? [kind] : kinds === undefined ? null : [...kinds],
        ...days,
      },
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- the item's id is all that changes in `where`
    [where.item_id, kind, kinds, days],
  );
  const rows = useRows(MovementsDocument, filters, {
    take: 50,
    rows: ({ movements }) => movements.movements,
    count: ({ movements }) => movements.count,
  });
  const choices = choicesOf(MOVEMENT_KINDS).filter(({ value }) => kinds === undefined || kinds.includes(value));
  return (
    <Panel
      title={title}
      flush
      actions={
        <ExportMenu
          source={{
            name: title,
            columns,
            count: rows.count,
            read: async ({ skip, take, signal }) =>
              (await request(MovementsDocument, { ...filters, skip, take }, { signal })).movements.movements,
          }}
        />
      }
    >
      <div className={classes.filters}>
        <FilterBar>
          <FilterSelect<MovementKind> label="Type" all="All types" choices={choices} value={kind} onChange={setKind} />
          <DateRangeFilter label="Date" value={days} onChange={setDays} />
        </FilterBar>
      </div>
      <ReadList
        label={title}
        read={rows}
        loadingRows={5}
        empty={{
          icon: IconArrowsExchange,
          title: 'No stock movements',
          detail: 'Choose other dates or types to see more.',
        }}
      >
        {(movements) => (
          <div className={classes.wrap}>
            <table className={classes.table} aria-label={title}>
              <thead>
                <tr>
                  <th>When</th>
                  {showItem && <th>Item</th>}
                  <th>Action</th>
                  <th>Lot</th>
                  <th>Location</th>
                  <th className={classes.number}>Before</th>
                  <th className={classes.number}>Change</th>
                  <th className={classes.number}>After</th>
                  <th className={classes.number}>Value</th>
                  <th>User</th>
                  <th>Reason</th>
                </tr>
              </thead>
              <tbody>
                {movements.map((row) => (
                  <tr key={row.id}>
                    <td>{formatInstant(row.create_time)}</td>
                    {showItem && <th scope="row">{row.item_name}</th>}
                    <td>{MOVEMENT_KINDS[row.kind]}</td>
                    <td>{lotName(row.lot_number)}</td>
                    <td>{row.location_name}</td>
                    <td className={classes.number}>{row.before}</td>
                    <td className={classes.number}>{row.quantity > 0 ? `+${row.quantity}` : row.quantity}</td>
                    <td className={classes.number}>{row.after}</td>
                    <td className={classes.number}>{formatMoney(row.cost_cents)}</td>
                    <td>{row.user_name}</td>
                    <td>
                      {[
                        row.reason,
                        row.method,
                        row.witness_name !== null && `witness ${row.witness_name}`,
                        row.invoice_number && `invoice ${row.invoice_number}`,
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </ReadList>
    </Panel>
  );
}
