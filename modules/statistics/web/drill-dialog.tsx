import { Button, Modal } from '@mantine/core';
import { IconDownload, IconListDetails } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { DataAsOf } from '#kit/feedback/data-as-of.tsx';
import { Notice } from '#kit/feedback/notice.tsx';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { splitPath } from '#kit/navigation/query.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import { can } from '#kit/session/viewer.ts';
import type { DataColumn } from '#kit/table/data-column.ts';
import { allRows } from '#kit/table/all-rows.ts';
import { DataTable } from '#kit/table/data-table.tsx';
import { confirm } from '#kit/windows/confirm.ts';
import type { askOf } from './report-settings.ts';
import { type ReportRow, rowsOf } from './report-types.ts';
import { saveCsv } from './save-csv.ts';
import {
  RunStatisticsActionDocument,
  StatisticsRowsDocument,
  type StatisticsRowsQuery,
} from './setting.operations.gen.ts';
import classes from './statistics.module.css';
import { isNumeric, valueText } from './value-text.ts';

/** A clicked number. */
export interface OpenedNumber {
  /** The key of its row; null for the total row. */
  row: string | null;
  column: string;
  /** The labels of the row and the column. */
  name: string;
  title: string;
  value: number;
  kind: string;
}

interface DrillDialogProps {
  report: string;
  ask: ReturnType<typeof askOf>;
  opened: OpenedNumber;
  onClose: () => void;
}

type DrillRows = StatisticsRowsQuery['statisticsRows'];

/** The rows behind one number, with their total and actions. */
export function DrillDialog({ report, ask, opened, onClose }: DrillDialogProps) {
  const phone = usePhone();
  const { row, column } = opened;
  const read = useApiQuery(
    StatisticsRowsDocument,
    { report, ask: { ...ask, compare: 'none' }, row, column },
    { quiet: true },
  );
  return (
    <Modal
      opened
      onClose={onClose}
      title={`${opened.title}: ${opened.name}`}
      size="70rem"
      fullScreen={phone}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <div className={classes.drill}>
        <ReadState read={read} label="Rows">
          {({ statisticsRows: found }) => (
            <>
              <DrillHead found={found} opened={opened} />
              <DataAsOf time={found.as_of} />
              <DrillTable report={report} found={found} label={`${opened.title}: ${opened.name}`} onClose={onClose} />
              {can('statistics.export') && (
                <div>
                  <Button
                    variant="default"
                    leftSection={<IconDownload size={16} />}
                    onClick={() => void saveCsv(report, ask, { row, column })}
                  >
                    Export these rows as CSV
                  </Button>
                </div>
              )}
            </>
          )}
        </ReadState>
      </div>
    </Modal>
  );
}

function DrillHead({ found, opened }: { found: DrillRows; opened: OpenedNumber }) {
  const count = rowsOf(found.rows).length;
  const words = count === 1 ? '1 row' : `${count.toLocaleString('en-US')} rows`;
  const sum =
    found.total_title === null ? '' : `, ${found.total_title} ${valueText(found.total_kind, found.total, true)}`;
  if (found.is_cut)
    return <Notice>{`The first ${words}; there are more. Choose a shorter range or a filter to see them all.`}</Notice>;
  if (found.total !== opened.value)
    return (
      <Notice>{`${words}${sum}. The data changed since the report was loaded; it showed ${valueText(opened.kind, opened.value, true)}.`}</Notice>
    );
  return <p className={classes.quiet}>{words + sum}</p>;
}

interface DrillTableProps {
  report: string;
  found: DrillRows;
  label: string;
  onClose: () => void;
}

function DrillTable({ report, found, label, onClose }: DrillTableProps) {
  const navigate = useNavigate();
  const act = useApiMutation(RunStatisticsActionDocument, {
    refreshes: ['setting', 'task'],
    onDone: ({ runStatisticsAction }) => toast.success(runStatisticsAction),
  });
  const rows = rowsOf(found.rows);
  const { mutate, isPending } = act;
  const columns = useMemo(() => {
    const dataColumns = found.columns.map(({ id, title, kind }, at): DataColumn<ReportRow> => ({
      id,
      title,
      cell: (row) => valueText(kind, row[id], true),
      ...(isNumeric(kind) ? { align: 'end' as const, width: 'minmax(5rem, 0.6fr)' } : {}),
      ...(kind === 'instant'
        ? { width: 'minmax(11rem, 1fr)' }
        : kind === 'day'
          ? { width: 'minmax(6.5rem, 0.6fr)' }
          : {}),
      phone: phoneOf(found, at),
    }));
    if (found.actions.length === 0) return dataColumns;
    const actions: DataColumn<ReportRow> = {
      id: 'actions',
      title: 'To do',
      width: 'minmax(7rem, auto)',
      phone: 'aside',
      cell: (row) => rowActions(found, row, isPending, (action) => mutate({ report, action, key: String(row['key']) })),
      text: () => null,
    };
    return [...dataColumns, actions];
  }, [found, report, mutate, isPending]);
  const leads = rows.some((row) => typeof row['path'] === 'string');
  return (
    <div className={classes.drillRows} style={{ '--rows': rows.length } as React.CSSProperties}>
      <DataTable
        label={label}
        columns={columns}
        rows={allRows(rows)}
        rowId={(row) => String(row['key'] ?? JSON.stringify(row))}
        {...(leads && {
          onOpen: (row: ReportRow) => {
            if (typeof row['path'] !== 'string') return;
            onClose();
            void navigate(splitPath(row['path']));
          },
        })}
        empty={{
          icon: IconListDetails,
          title: 'No rows',
          detail: 'The data changed since the report was loaded.',
        }}
      />
    </div>
  );
}

/**
 * Returns a column's place in the phone layout: names and times, and of the numbers the opened one, since others need
 * their header.
 */
function phoneOf(found: DrillRows, at: number): DataColumn<ReportRow>['phone'] {
  const { kind, title } = found.columns[at]!;
  if (at === 0) return 'title';
  if (!isNumeric(kind))
    return at === 1 && found.actions.length === 0 && found.total_title === null ? 'aside' : 'detail';
  return title === found.total_title && found.actions.length === 0 ? 'aside' : 'hidden';
}

function rowActions(found: DrillRows, row: ReportRow, busy: boolean, act: (action: string) => void) {
  const offered = row.actions as readonly string[] | undefined;
  const first = found.columns[0]!;
  const name = valueText(first.kind, row[first.id]);
  return found.actions
    .filter(({ id }) => offered?.includes(id))
    .map(({ id, title, confirm: question }) => (
      <Button
        key={id}
        size="compact-xs"
        variant="light"
        disabled={busy}
        aria-label={`${title}: ${name}`}
        onClick={(event) => {
          event.stopPropagation();
          event.preventDefault();
          if (question === null) act(id);
          else void confirm({ title, message: question, confirm: title }).then((yes) => yes && act(id));
        }}
      >
        {title}
      </Button>
    ));
}
