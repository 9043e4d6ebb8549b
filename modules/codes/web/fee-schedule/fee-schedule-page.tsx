import { Button, TextInput } from '@mantine/core';
import { IconCash, IconFileImport, IconPercentage, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { type Refreshes, refreshAll, useApiMutation } from '#kit/api/use-api.ts';
import { usePages } from '#kit/api/use-pages.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { FilterBar } from '#kit/filters/filter-bar.tsx';
import { FilterTabs } from '#kit/filters/filter-tabs.tsx';
import { SearchBox } from '#kit/filters/search-box.tsx';
import { formatDay, today } from '#kit/formats/day.ts';
import { formatAmount, formatMoney, readTypedMoney } from '#kit/formats/money.ts';
import { DateInput } from '#kit/forms/fields/dates/date-field.tsx';
import { useLive } from '#kit/live/use-live.ts';
import { useAddress } from '#kit/navigation/use-address.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { usePhone } from '#kit/page/use-phone.ts';
import { ValueTable } from '#kit/page/value-table.tsx';
import { Pager } from '#kit/rows/pager.tsx';
import { ReadList } from '#kit/rows/read-list.tsx';
import { can } from '#kit/session/viewer.ts';
import { moneyColumn, textColumn } from '#kit/table/columns.ts';
import { ExportMenu } from '#kit/table/export/export-menu.tsx';
import { codeKey, MOST_PRICE, SINCE_EVER } from '../../rules/index.ts';
import {
  ProcedurePricesDocument,
  type ProcedurePricesQuery,
  SaveProcedurePricesDocument,
} from '../chart.operations.gen.ts';
import classes from './fee-schedule.module.css';
import { PriceListDialog } from './price-list-dialog.tsx';
import { type PriceEdit, usePriceEdits } from './use-price-edits.ts';

type Price = ProcedurePricesQuery['procedure_prices']['prices'][number];
type View = 'Used' | 'Missing' | 'All';

const PRICES: Refreshes = ['chart'];
const COLUMNS = [
  textColumn<Price>('code', 'Code', (row) => row.code),
  textColumn<Price>('type', 'Type', (row) => row.code_type),
  textColumn<Price>('name', 'Name', (row) => row.official_name),
  moneyColumn<Price>('price', 'Price', (row) => row.price_cents),
];

/** /billing/feeSchedule: the clinic’s prices of procedures, each from a day on, in one table. */
export function FeeSchedulePage() {
  const { query } = useAddress();
  const [view, setView] = useState<View>(query['view'] === 'missing' ? 'Missing' : 'Used');
  const [search, setSearch] = useState('');
  const [dialog, setDialog] = useState<{ base: 'sheet' | 'own'; sheet: string } | null>(null);
  const { day, setDay, edits, edit, clear } = usePriceEdits(today());
  const filters = { day, view, search };
  const { read, paging, count } = usePages(ProcedurePricesDocument, filters, {
    take: 50,
    rows: ({ procedure_prices: { prices } }) => prices,
    count: ({ procedure_prices: found }) => found.count,
  });
  useLive('codes.codes-changed', () => refreshAll(PRICES));
  const missing = read.answer?.procedure_prices.missing ?? 0;
  const changed = [...edits.values()];
  const invalid = changed.some(({ cents }) => cents === undefined);
  const save = useApiMutation(SaveProcedurePricesDocument, {
    refreshes: PRICES,
    onDone: ({ procedure_prices_save: saved }) => {
      toast.success(`${saved} ${saved === 1 ? 'price' : 'prices'} saved`);
      clear();
    },
  });
  const mayEdit = can('codes.manage');
  return (
    <Page>
      <PageHeader
        title="Fee Schedule"
        detail={missing === 0 ? undefined : `${missing} ${missing === 1 ? 'code' : 'codes'} in use without a price`}
      >
        <ExportMenu
          source={{
            name: 'Fee schedule',
            columns: COLUMNS,
            count,
            take: 100,
            read: async ({ skip, take, signal }) =>
              (await request(ProcedurePricesDocument, { ...filters, skip, take }, { signal })).procedure_prices.prices,
          }}
        />
        {mayEdit && (
          <>
            <Button
              variant="default"
              leftSection={<IconFileImport size={16} />}
              onClick={() => setDialog({ base: 'sheet', sheet: '' })}
            >
              Import
            </Button>
            <Button
              variant="default"
              leftSection={<IconPercentage size={16} />}
              onClick={() => setDialog({ base: 'own', sheet: '' })}
            >
              Set by percent
            </Button>
          </>
        )}
      </PageHeader>
      <FilterBar>
        <FilterTabs
          label="Codes"
          tabs={[
            { value: 'Used', label: 'In use or priced' },
            { value: 'Missing', label: 'In use without price' },
            { value: 'All', label: 'All codes' },
          ]}
          value={view}
          onChange={setView}
        />
        <SearchBox label="Search codes" placeholder="Name or code" onSearch={setSearch} />
        <DateInput
          key={day}
          label="Effective from"
          defaultValue={day}
          disabled={changed.length > 0}
          onChange={(typed) => /^\d{4}-\d{2}-\d{2}$/.test(typed) && typed >= '2000-01-01' && setDay(typed)}
        />
      </FilterBar>
      <Panel flush>
        <ReadList
          label="Prices"
          read={read}
          loadingRows={8}
          empty={
            search === '' && view === 'Missing'
              ? { icon: IconCash, title: 'All codes in use have a price' }
              : search === ''
                ? {
                    icon: IconCash,
                    title: 'No prices yet',
                    detail: 'Import a list, or enter prices under “All codes”.',
                  }
                : { icon: IconSearch, title: `No results for “${search}”` }
          }
        >
          {(rows) => (
            <PriceTable
              rows={rows}
              edits={edits}
              onEdit={mayEdit ? edit : null}
              onPaste={(sheet) => setDialog({ base: 'sheet', sheet })}
            />
          )}
        </ReadList>
        <Pager paging={paging} />
      </Panel>
      {changed.length > 0 && (
        <div className={classes.foot}>
          <span>
            {changed.length} {changed.length === 1 ? 'price' : 'prices'} changed, effective {formatDay(day)}
          </span>
          <Button variant="default" onClick={clear}>
            Discard
          </Button>
          <Button
            loading={save.isPending}
            disabled={invalid}
            onClick={() =>
              save.mutate({
                valid_from: day,
                prices: changed.map(({ code_type, code, cents, was }) => ({
                  code_type,
                  code,
                  price_cents: cents ?? null,
                  was_cents: was,
                })),
              })
            }
          >
            Save prices
          </Button>
        </div>
      )}
      {dialog !== null && <PriceListDialog {...dialog} day={day} onClose={() => setDialog(null)} />}
    </Page>
  );
}

interface PriceTableProps {
  rows: readonly Price[];
  edits: ReadonlyMap<string, PriceEdit>;
  /** Null if the user may only read. */
  onEdit: ((edit: PriceEdit) => void) | null;
  /** Rows of a spreadsheet were pasted. */
  onPaste: (sheet: string) => void;
}

function PriceTable({ rows, edits, onEdit, onPaste }: PriceTableProps) {
  const phone = usePhone();
  return (
    <ValueTable label="Fee schedule">
      <thead>
        <tr>
          <th scope="col">Code</th>
          <th scope="col">Name</th>
          <th scope="col">Price</th>
          {!phone && <th scope="col">Since</th>}
          {!phone && <th scope="col">Next change</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={codeKey(row)}>
            <th scope="row">{row.code}</th>
            <td>{row.official_name}</td>
            <td className={classes.price}>
              {onEdit === null ? (
                row.price_cents === null ? (
                  ''
                ) : (
                  formatMoney(row.price_cents)
                )
              ) : (
                <PriceInput row={row} edit={edits.get(codeKey(row)) ?? null} onEdit={onEdit} onPaste={onPaste} />
              )}
              {row.price_cents === null && row.in_use && !edits.has(codeKey(row)) && (
                <StatusBadge tone="warning">Price missing</StatusBadge>
              )}
            </td>
            {!phone && (
              <td>{row.valid_from === null || row.valid_from === SINCE_EVER ? '' : formatDay(row.valid_from)}</td>
            )}
            {!phone && (
              <td>
                {row.next_from !== null &&
                  `${row.next_cents === null ? 'No price' : formatMoney(row.next_cents)} from ${formatDay(row.next_from)}`}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </ValueTable>
  );
}

interface PriceInputProps {
  row: Price;
  edit: PriceEdit | null;
  onEdit: (edit: PriceEdit) => void;
  onPaste: (sheet: string) => void;
}

function PriceInput({ row, edit, onEdit, onPaste }: PriceInputProps) {
  const { code_type, code, price_cents: was } = row;
  const take = (text: string): void => {
    const typed = readTypedMoney(text);
    const isValid = text.trim() === '' || (typed !== null && typed >= 0 && typed <= MOST_PRICE);
    onEdit({ code_type, code, was, text, cents: isValid ? (text.trim() === '' ? null : typed) : undefined });
  };
  return (
    <TextInput
      aria-label={`Price of ${code}`}
      leftSection="$"
      inputMode="decimal"
      autoComplete="off"
      maxLength={24}
      placeholder="0.00"
      value={edit?.text ?? (was === null ? '' : formatAmount(was))}
      error={edit !== null && edit.cents === undefined ? 'Enter an amount' : undefined}
      onChange={(event) => take(event.currentTarget.value)}
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text');
        if (!/[\t\n]/.test(pasted.trim())) return;
        event.preventDefault();
        onPaste(pasted);
      }}
    />
  );
}
