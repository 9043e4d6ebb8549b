import { Button } from '@mantine/core';
import { IconCalendarCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatDay, today } from '#kit/formats/day.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { ValueTable } from '#kit/page/value-table.tsx';
import { can } from '#kit/session/viewer.ts';
import { DateInput } from '#kit/forms/fields/dates/date-field.tsx';
import { isDay } from '#values/day.ts';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { FilterBar } from '#kit/filters/filter-bar.tsx';
import { RowList } from '#kit/rows/row-list.tsx';
import { Row } from '#kit/rows/row.tsx';
import { kindWords, METHOD_WORDS } from '../../rules/index.ts';
import { DaySheetDocument, type DaySheetQuery, ProveAccountsDocument } from '../accounting.operations.gen.ts';
import classes from '../billing.module.css';
import { useAccountChanged } from '../use-account-changed.ts';
import { ENTRY_WORDS } from '../status-labels.ts';
import { CloseDayDialog } from './close-day-dialog.tsx';

/** /billing/day: the day sheet, for counting and closing a day. */
export function DaySheetPage() {
  useAccountChanged();
  const [day, setDay] = useState(today);
  const [closing, setClosing] = useState(false);
  const read = useApiQuery(DaySheetDocument, { day }, { keepPrevious: true, quiet: true });
  const sheet = read.data?.daySheet;
  return (
    <Page>
      <PageHeader title="Day Sheet" detail={sheet === undefined ? undefined : stateOf(sheet)}>
        {can('billing.close') && sheet !== undefined && !sheet.is_closed && (
          <Button leftSection={<IconCalendarCheck size={16} stroke={1.75} />} onClick={() => setClosing(true)}>
            Close day
          </Button>
        )}
      </PageHeader>
      <FilterBar>
        <DateInput
          label="Day"
          defaultValue={day}
          latest={today()}
          onChange={(typed) => isDay(typed) && setDay(typed)}
        />
      </FilterBar>
      <ReadState read={read} label="Day sheet" rows={4}>
        {({ daySheet, lastProof }) => (
          <>
            <Sheet sheet={daySheet} />
            <Proof proof={lastProof ?? null} />
          </>
        )}
      </ReadState>
      {closing && sheet !== undefined && <CloseDayDialog sheet={sheet} onClose={() => setClosing(false)} />}
    </Page>
  );
}

function stateOf(sheet: DaySheetQuery['daySheet']): string {
  if (sheet.close != null) return `Closed by ${sheet.close.closed_by}, ${formatInstant(sheet.close.closed_time)}`;
  return sheet.is_closed ? 'Closed' : 'Open';
}

function Sheet({ sheet }: { sheet: DaySheetQuery['daySheet'] }) {
  return (
    <>
      <Panel title="Received">
        <div className={classes.sums}>
          {(
            [
              ['Charged', sheet.charged],
              ['Collected', sheet.collected],
              ['Written off', sheet.written_off],
            ] as const
          ).map(([word, cents]) => (
            <div key={word}>
              <span className={classes.quiet}>{word}</span>
              <span className={classes.sum}>{formatMoney(cents)}</span>
            </div>
          ))}
        </div>
        {sheet.adjustments.length > 0 && (
          <p className={classes.quiet}>
            Write-offs and adjustments:{' '}
            {sheet.adjustments
              .map(({ reason_code, amount }) => `${kindWords(reason_code)} ${formatMoney(amount)}`)
              .join(', ')}
          </p>
        )}
        {sheet.lines.length === 0 ? (
          <p className={classes.quiet}>No payments on this day.</p>
        ) : (
          <Received sheet={sheet} />
        )}
        {sheet.close != null && (
          <p className={classes.quiet}>
            Deposit slip {sheet.close.slip_number}
            {sheet.close.difference === 0
              ? ', counted as expected'
              : `, ${formatMoney(Math.abs(sheet.close.difference))} ${sheet.close.difference < 0 ? 'short' : 'over'}: ${sheet.close.reason}`}
          </p>
        )}
      </Panel>
      {sheet.late.length > 0 && (
        <Panel title="Corrections to closed days" flush>
          <RowList label="Corrections to closed days">
            {sheet.late.map((row, index) => (
              <Row
                key={`${row.for_day} ${index}`}
                title={`${ENTRY_WORDS[row.entry_type]}, ${row.patient_name}`}
                subtitle={[`for ${formatDay(row.for_day)}`, row.reason]}
                badges={<span className={classes.sum}>{formatMoney(row.amount === 0 ? row.applied : row.amount)}</span>}
              />
            ))}
          </RowList>
        </Panel>
      )}
    </>
  );
}

function Received({ sheet }: { sheet: DaySheetQuery['daySheet'] }) {
  const counted = new Map(sheet.close?.lines.map((line) => [line.method, line]));
  return (
    <ValueTable label="Received by method" scrolls>
      <thead>
        <tr>
          <th scope="col">Method</th>
          <th scope="col" className={classes.number}>
            Payments
          </th>
          <th scope="col" className={classes.number}>
            Refunds
          </th>
          <th scope="col" className={classes.number}>
            Expected
          </th>
          {sheet.close != null && (
            <th scope="col" className={classes.number}>
              Counted
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {sheet.lines.map((line) => (
          <tr key={line.method}>
            <th scope="row">{METHOD_WORDS[line.method]}</th>
            <td className={classes.number}>{line.payments}</td>
            <td className={classes.number}>{line.refunds}</td>
            <td className={classes.number}>{formatMoney(line.expected)}</td>
            {sheet.close != null && (
              <td className={classes.number}>
                {line.method === 'prepaid' ? 'Not counted' : formatMoney(counted.get(line.method)?.counted ?? 0)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </ValueTable>
  );
}

function Proof({ proof }: { proof: DaySheetQuery['lastProof'] | null }) {
  const prove = useApiMutation(ProveAccountsDocument, {
    refreshes: ['accounting'],
    onDone: ({ proveAccounts }) =>
      proveAccounts.finding == null
        ? toast.success('All balances match the ledger')
        : toast.error(proveAccounts.finding),
  });
  return (
    <Panel
      title="Account check"
      actions={
        can('billing.close') ? (
          <Button size="compact-sm" variant="default" loading={prove.isPending} onClick={() => prove.mutate({})}>
            Check now
          </Button>
        ) : undefined
      }
    >
      {proof == null ? (
        <p className={classes.quiet}>Accounts are checked every night and on request.</p>
      ) : proof.finding == null ? (
        <p className={classes.quiet}>
          {formatInstant(proof.proved_time)}: {proof.entries} rows checked. All balances match the ledger.
        </p>
      ) : (
        <Notice>
          {formatInstant(proof.proved_time)}: {proof.finding} Row ID: {proof.row_id}.
        </Notice>
      )}
    </Panel>
  );
}
