// Over 300 lines: a count is entered, imported, compared and closed on one sheet, whose rows share their input.
import { Button, TextInput } from '@mantine/core';
import { IconArrowLeft, IconFileImport, IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { hasCode } from '#kit/api/api-error.ts';
import { request } from '#kit/api/request.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { reportError } from '#kit/feedback/report-error.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatDay } from '#kit/formats/day.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { ReasonDialog } from '#kit/forms/reason-dialog.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { can } from '#kit/session/viewer.ts';
import type { DataColumn } from '#kit/table/data-column.ts';
import { ExportMenu } from '#kit/table/export/export-menu.tsx';
import { confirm } from '#kit/windows/confirm.ts';
import classes from '../inventory.module.css';
import {
  CancelCountDocument,
  CompleteCountDocument,
  type CountLineFieldsFragment,
  RecordCountLineDocument,
  RejectCountDocument,
  ReturnCountDocument,
  StockCountByIdDocument,
  type StockCountByIdQuery,
  SubmitCountDocument,
} from '../inventory.operations.gen.ts';
import { refreshInventory } from '../use-inventory.ts';
import { COUNT_STATES, lotName } from '../stock-labels.ts';
import { FoundLotDialog } from './found-lot-dialog.tsx';
import { UploadSheetDialog } from './upload-sheet-dialog.tsx';

type Count = StockCountByIdQuery['stock_count'];
type Line = CountLineFieldsFragment;

const columns: readonly DataColumn<Line>[] = [
  { id: 'line', title: 'Line', cell: (row) => row.id },
  { id: 'item', title: 'Item', cell: (row) => row.item_name },
  { id: 'lot', title: 'Lot', cell: (row) => row.lot_number },
  { id: 'expires', title: 'Expires', cell: (row) => row.expires_on ?? '' },
  { id: 'expected', title: 'Expected', cell: (row) => row.expected ?? row.snapshot ?? '' },
  { id: 'counted', title: 'Counted', cell: (row) => row.counted ?? '' },
  { id: 'by', title: 'By', cell: (row) => row.counted_by_name ?? '' },
  { id: 'at', title: 'At', cell: (row) => row.counted_time ?? '' },
  { id: 'variance', title: 'Variance', cell: (row) => row.variance ?? '' },
  { id: 'value', title: 'Value', cell: (row) => (row.variance_cents === null ? '' : row.variance_cents / 100) },
  { id: 'reason', title: 'Reason', cell: (row) => row.reason },
];

/** A count: each line has its own time, so sales during the count don't affect it. */
export function CountSheet({ countId, onBack }: { countId: string; onBack: () => void }) {
  return (
    <ReadState
      read={useApiQuery(StockCountByIdDocument, { id: countId }, { quiet: true })}
      label="Count"
      notFound="This count does not exist"
    >
      {({ stock_count }) => <Sheet count={stock_count} onBack={onBack} />}
    </ReadState>
  );
}

function Sheet({ count, onBack }: { count: Count; onBack: () => void }) {
  const [open, setOpen] = useState<'return' | 'reject' | 'upload' | 'found' | null>(null);
  const of = { id: count.id, version: count.version };
  const act = async (work: () => Promise<unknown>, done: string): Promise<void> => {
    try {
      await work();
      toast.success(done);
    } catch (problem) {
      reportError(problem);
    }
    refreshInventory();
  };
  return (
    <Panel
      flush
      title={
        <>
          {`Count ${count.count_number}, ${count.location_name}`}{' '}
          <StatusBadge tone={COUNT_STATES[count.status].tone}>{COUNT_STATES[count.status].label}</StatusBadge>
        </>
      }
      actions={
        <div className={classes.actions}>
          <Button size="compact-sm" variant="default" leftSection={<IconArrowLeft size={14} />} onClick={onBack}>
            All counts
          </Button>
          <ExportMenu
            source={{
              name: `Count ${count.count_number}`,
              columns,
              count: count.lines.length,
              read: async ({ skip, take }) => count.lines.slice(skip, skip + take),
            }}
          />
        </div>
      }
    >
      {count.return_reason !== null && <Notice tone="warning">{count.return_reason}</Notice>}
      {count.status === 'Submitted' && count.needs_approval && (
        <Notice>
          A second person must complete this count: the variance is large or it includes a controlled item.
        </Notice>
      )}
      <Lines count={count} />
      <div className={classes.bar}>
        <span className={classes.quiet}>
          {`${count.counted_count} of ${count.line_count} counted`}
          {count.variance_cents !== null && `, variance ${formatMoney(count.variance_cents)}`}
        </span>
        <CountButtons count={count} of={of} act={act} onAsk={setOpen} />
      </div>
      {(open === 'return' || open === 'reject') && (
        <ReasonDialog
          title={open === 'return' ? 'Return count' : 'Reject count'}
          label={open === 'return' ? 'Items to recount and reason' : 'Reason for rejecting'}
          confirm={open === 'return' ? 'Return' : 'Reject'}
          danger={open === 'reject'}
          onReason={async (reason) => {
            if (open === 'return') await request(ReturnCountDocument, { ...of, reason });
            else await request(RejectCountDocument, { ...of, reason });
            refreshInventory();
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'upload' && <UploadSheetDialog countId={count.id} onClose={() => setOpen(null)} />}
      {open === 'found' && <FoundLotDialog countId={count.id} onClose={() => setOpen(null)} />}
    </Panel>
  );
}

function Lines({ count }: { count: Count }) {
  const hides = count.lines.every(({ snapshot }) => snapshot === null);
  const isOpen = isCounting(count) && can('inventory.stock');
  return (
    <div className={classes.wrap}>
      <table className={classes.table} aria-label={`Lines of count ${count.count_number}`}>
        <thead>
          <tr>
            <th>Item</th>
            <th>Lot</th>
            <th>Expires</th>
            {!hides && <th className={classes.number}>Expected</th>}
            <th className={classes.number}>Counted</th>
            {!hides && <th className={classes.number}>Variance</th>}
            <th>Reason</th>
            <th>By</th>
          </tr>
        </thead>
        <tbody>
          {count.lines.map((line) => (
            <CountRow key={line.id} line={line} hides={hides} isOpen={isOpen} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const isCounting = ({ status }: Count): boolean => status === 'New' || status === 'Returned';

interface CountButtonsProps {
  count: Count;
  of: { id: string; version: number };
  act: (work: () => Promise<unknown>, done: string) => Promise<void>;
  onAsk: (what: 'return' | 'reject' | 'upload' | 'found') => void;
}

function CountButtons({ count, of, act, onAsk }: CountButtonsProps) {
  const isOpen = isCounting(count);
  const maySubmit = isOpen && can('inventory.stock');
  const cancel = async (): Promise<void> => {
    const sure = await confirm({
      title: 'Cancel this count?',
      message: 'Stock is not adjusted. The counted quantities are kept.',
      confirm: 'Cancel count',
      danger: true,
    });
    if (sure) await act(() => request(CancelCountDocument, of), 'Count canceled');
  };
  return (
    <>
      {maySubmit && (
        <>
          <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => onAsk('found')}>
            Add found lot
          </Button>
          <Button variant="default" leftSection={<IconFileImport size={16} />} onClick={() => onAsk('upload')}>
            Upload sheet
          </Button>
          <Button
            disabled={count.counted_count < count.line_count}
            onClick={() => void act(() => request(SubmitCountDocument, of), 'Count submitted for approval')}
          >
            Submit
          </Button>
        </>
      )}
      {count.status === 'Submitted' && can('inventory.stock') && (
        <Button onClick={() => void act(() => request(CompleteCountDocument, of), 'Count completed')}>Complete</Button>
      )}
      {count.status === 'Submitted' && can('inventory.approve') && (
        <>
          <Button variant="default" onClick={() => onAsk('return')}>
            Return
          </Button>
          <Button variant="default" color="red" onClick={() => onAsk('reject')}>
            Reject
          </Button>
        </>
      )}
      {(isOpen || count.status === 'Submitted') && can('inventory.stock') && (
        <Button variant="subtle" color="red" onClick={() => void cancel()}>
          Cancel count
        </Button>
      )}
    </>
  );
}

function CountRow({ line, hides, isOpen }: { line: Line; hides: boolean; isOpen: boolean }) {
  const [counted, setCounted] = useState(line.counted === null ? '' : String(line.counted));
  const [reason, setReason] = useState(line.reason);
  const [problem, setProblem] = useState<string | null>(null);
  // The saved version is known before the list is refreshed, since the next field may already be in use.
  const known = useRef(line);
  // A list that is refreshed before the server's response to a save must not replace what is typed in the next field.
  const [saves, setSaves] = useState(0);
  useEffect(() => {
    if (saves > 0 || line.version <= known.current.version) return;
    known.current = line;
    setCounted(line.counted === null ? '' : String(line.counted));
    setReason(line.reason);
  }, [line, saves]);
  const name = `${line.item_name}, lot ${lotName(line.lot_number)}`;
  // Saves run one after the other, so that fast typing doesn't cause a version conflict with itself.
  const saving = useRef<Promise<void>>(Promise.resolve());
  const save = (): void => {
    setSaves((count) => count + 1);
    saving.current = saving.current.then(saveNow, saveNow).finally(() => setSaves((count) => count - 1));
  };
  const saveNow = async (): Promise<void> => {
    if (counted.trim() === '') return;
    if (!/^\d{1,7}$/.test(counted.trim())) return setProblem('Enter a whole number');
    setProblem(null);
    const number = Number(counted.trim());
    const { id, version } = known.current;
    if (number === known.current.counted && reason.trim() === known.current.reason) return;
    try {
      const answer = await request(RecordCountLineDocument, { id, version, counted: number, reason });
      known.current = answer.recordCountLine;
    } catch (error) {
      // The row shows the other user's value; the discarded input is reported, so that it isn't lost silently.
      if (hasCode(error, 'STALE_VERSION')) toast.error(`Someone else counted ${name}. You entered ${number}.`);
      else reportError(error);
    }
    refreshInventory();
  };
  return (
    <tr>
      <th scope="row">{line.item_name}</th>
      <td>{lotName(line.lot_number)}</td>
      <td>{line.expires_on === null ? '–' : formatDay(line.expires_on)}</td>
      {!hides && <td className={classes.number}>{line.expected ?? line.snapshot}</td>}
      <td className={`${classes.number} ${classes.narrow}`}>
        {isOpen ? (
          <TextInput
            size="xs"
            aria-label={`Counted quantity of ${name}`}
            inputMode="numeric"
            value={counted}
            error={problem}
            onChange={(event) => setCounted(event.currentTarget.value)}
            onBlur={save}
            onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
          />
        ) : (
          (line.counted ?? '–')
        )}
      </td>
      {!hides && (
        <td className={classes.number}>
          {line.variance === null || line.variance === 0
            ? (line.variance ?? '–')
            : `${line.variance > 0 ? '+' : ''}${line.variance} (${formatMoney(line.variance_cents ?? 0)})`}
        </td>
      )}
      <td>
        {isOpen ? (
          <TextInput
            size="xs"
            aria-label={`Reason for ${name}`}
            maxLength={300}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            onBlur={save}
          />
        ) : (
          line.reason
        )}
      </td>
      <td className={classes.quiet}>
        {line.counted_time === null ? '' : `${line.counted_by_name}, ${formatInstant(line.counted_time)}`}
      </td>
    </tr>
  );
}
