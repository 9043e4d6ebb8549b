import { Button, Modal } from '@mantine/core';
import { IconChartLine, IconFlask, IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { timeAgo } from '#kit/formats/time-ago.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import { can } from '#kit/session/viewer.ts';
import classes from '../labs.module.css';
import {
  type LabResultFieldsFragment,
  NoteOrdersDocument,
  PatientLabResultsDocument,
  TestOrdersDocument,
} from '../lab.operations.gen.ts';
import { useLabsChanged } from '../use-labs.ts';
import { resultState, STATE_TONES } from '../words.ts';
import { OrderCard } from './order-card.tsx';
import { Ordering } from './ordering.tsx';

const Flowsheet = lazy(() => import('../results/flowsheet.tsx').then((file) => ({ default: file.Flowsheet })));
const ResultDialog = lazy(() =>
  import('../results/result-dialog.tsx').then((file) => ({ default: file.ResultDialog })),
);
const NO_TESTS: ReadonlySet<string> = new Set();
const PAGE = { pageNumber: 1, perPage: 99 };
const SHOWN_RESULTS = 6;

/** What is ordered for a patient and not done, and their latest results, with the ways to order and to see values over time. */
export function OpenOrdersTile({ patientId }: { patientId: string }) {
  useLabsChanged();
  const open = useApiQuery(
    TestOrdersDocument,
    { pagination: PAGE, search: { patientId, open: true } },
    { quiet: true },
  );
  const results = useApiQuery(PatientLabResultsDocument, { patient_id: patientId }, { quiet: true });
  const [dialog, setDialog] = useState<'order' | 'flowsheet' | null>(null);
  const [resultId, setResultId] = useState<string | null>(null);
  const tests = open.data?.testOrders.testOrders ?? [];
  const latest = (results.data?.patientLabResults.results ?? []).slice(0, SHOWN_RESULTS);
  const resultCount = results.data?.patientLabResults.count ?? 0;
  const isEmpty = open.data !== undefined && results.data !== undefined && tests.length === 0 && latest.length === 0;
  const order = can('labs.order') && (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<IconPlus size={16} stroke={1.75} />}
      onClick={() => setDialog('order')}
    >
      Order tests
    </Button>
  );
  return (
    <div>
      {(open.isPending || results.isPending) && <RowsSkeleton rows={3} />}
      {open.isError && open.data === undefined && (
        <ErrorState error={open.error} what="The open orders" onRetry={() => void open.refetch()} />
      )}
      {isEmpty && <EmptyState icon={IconFlask} title="No open orders" action={order} />}
      <ul className={classes.list} aria-label="Open orders">
        {tests.map((test) => (
          <li key={test.id} className={classes.row}>
            <div className={classes.what}>
              <strong>{test.testName}</strong>
              <span className={classes.quiet}>
                {test.testProduct.labName} · {timeAgo(test.create_time, new Date())}
              </span>
            </div>
            <StatusBadge tone={STATE_TONES[test.testOrderStatus]}>{test.testOrderStatus}</StatusBadge>
          </li>
        ))}
      </ul>
      {latest.length > 0 && (
        <ul className={classes.list} aria-label="Latest results">
          {latest.map((result) => (
            <li key={result.id}>
              <button type="button" className={classes.pick} onClick={() => setResultId(result.id)}>
                <LatestResult result={result} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {resultCount > latest.length && (
        <p className={classes.pad}>
          Latest {latest.length} of {resultCount} results. All values are under Results over time.
        </p>
      )}
      {!isEmpty && (
        <div className={classes.pad} data-no-print>
          <div className={classes.actions}>
            {order}
            {latest.length > 0 && (
              <Button
                size="compact-sm"
                variant="subtle"
                leftSection={<IconChartLine size={16} stroke={1.75} />}
                onClick={() => setDialog('flowsheet')}
              >
                Results over time
              </Button>
            )}
          </div>
        </div>
      )}
      {dialog === 'order' && <OrderDialog patientId={patientId} onClose={() => setDialog(null)} />}
      <Suspense>
        {dialog === 'flowsheet' && <Flowsheet patientId={patientId} onClose={() => setDialog(null)} />}
        {resultId !== null && <ResultDialog id={resultId} onClose={() => setResultId(null)} />}
      </Suspense>
    </div>
  );
}

function LatestResult({ result }: { result: LabResultFieldsFragment }) {
  const { word, tone } = resultState(result);
  return (
    <span className={classes.row}>
      <span className={classes.what}>
        <strong>{result.testName}</strong>
        <span className={classes.quiet}>
          {result.status} · {timeAgo(result.received_time, new Date())}
        </span>
      </span>
      <StatusBadge tone={tone}>{word}</StatusBadge>
    </span>
  );
}

/** Orders tests for a patient without a note, and shows what is ordered. */
function OrderDialog({ patientId, onClose }: { patientId: string; onClose: () => void }) {
  const phone = usePhone();
  const { data, isPending } = useApiQuery(NoteOrdersDocument, { search: { patientId } });
  const groups = data?.orderGroups.orderGroups ?? [];
  const open = groups.filter(({ orderStatus }) => orderStatus !== 'Reviewed' && orderStatus !== 'Cancelled');
  return (
    <Modal
      opened
      onClose={onClose}
      title="Order lab tests"
      size="46rem"
      fullScreen={phone}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Ordering patientId={patientId} noteId={null} standing={NO_TESTS} />
      {isPending && <RowsSkeleton rows={3} />}
      {data !== undefined && open.length === 0 && <EmptyState icon={IconFlask} title="Nothing ordered yet" />}
      <ul className={classes.list} aria-label="Lab orders">
        {open.map((group) => (
          <OrderCard key={group.id} group={group} locked={false} />
        ))}
      </ul>
    </Modal>
  );
}
