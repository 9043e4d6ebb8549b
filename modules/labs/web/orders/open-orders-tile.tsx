import { Button, Modal } from '@mantine/core';
import { IconChartLine, IconFlask } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { timeAgo } from '#kit/formats/time-ago.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { AddButton } from '#kit/rows/row-buttons.tsx';
import { RowList } from '#kit/rows/row-list.tsx';
import { Row } from '#kit/rows/row.tsx';
import { can } from '#kit/session/viewer.ts';
import classes from '../labs.module.css';
import {
  type LabResultFieldsFragment,
  NoteOrdersDocument,
  PatientLabResultsDocument,
  TestOrdersDocument,
} from '../lab.operations.gen.ts';
import { useLabsChanged } from '../use-labs.ts';
import { resultState, STATE_TONES } from '../result-labels.ts';
import { OrderCard } from './order-card.tsx';
import { Ordering } from './ordering.tsx';

const Flowsheet = lazy(() => import('../results/flowsheet.tsx').then((file) => ({ default: file.Flowsheet })));
const ResultDialog = lazy(() =>
  import('../results/result-dialog.tsx').then((file) => ({ default: file.ResultDialog })),
);
const NO_TESTS: ReadonlySet<string> = new Set();
const PAGE = { pageNumber: 1, perPage: 99 };
const SHOWN_RESULTS = 6;

/** A patient's open orders and latest results, with buttons for ordering and for values over time. */
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
  const latest = (results.data?.patientLabResults.results ?? []).slice(0, SHOWN_RESULTS);
  const resultCount = results.data?.patientLabResults.count ?? 0;
  return (
    <div>
      <ReadRows
        label="Open orders"
        read={open}
        rows={({ testOrders }) => testOrders.testOrders}
        loadingRows={3}
        empty={{ icon: IconFlask, title: 'No open orders' }}
      >
        {(test) => (
          <Row
            title={test.testName}
            subtitle={[test.testProduct.labName, timeAgo(test.create_time, new Date())]}
            badges={<StatusBadge tone={STATE_TONES[test.testOrderStatus]}>{test.testOrderStatus}</StatusBadge>}
          />
        )}
      </ReadRows>
      <ReadHint read={results} label="Latest results" />
      {latest.length > 0 && (
        <RowList label="Latest results">
          {latest.map((result) => (
            <LatestResult key={result.id} result={result} onOpen={() => setResultId(result.id)} />
          ))}
        </RowList>
      )}
      {resultCount > latest.length && (
        <p className={classes.pad}>
          Latest {latest.length} of {resultCount} results. All values are under Results over time.
        </p>
      )}
      <div className={classes.pad} data-no-print>
        <div className={classes.actions}>
          {can('labs.order') && (
            <AddButton small onClick={() => setDialog('order')}>
              Order tests
            </AddButton>
          )}
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
      {dialog === 'order' && <OrderDialog patientId={patientId} onClose={() => setDialog(null)} />}
      <Suspense>
        {dialog === 'flowsheet' && <Flowsheet patientId={patientId} onClose={() => setDialog(null)} />}
        {resultId !== null && <ResultDialog id={resultId} onClose={() => setResultId(null)} />}
      </Suspense>
    </div>
  );
}

function LatestResult({ result, onOpen }: { result: LabResultFieldsFragment; onOpen: () => void }) {
  const { word, tone } = resultState(result);
  return (
    <Row
      title={result.testName}
      onOpen={onOpen}
      subtitle={[result.status, timeAgo(result.received_time, new Date())]}
      badges={<StatusBadge tone={tone}>{word}</StatusBadge>}
    />
  );
}

/** Orders tests for a patient without a note, and shows the orders. */
function OrderDialog({ patientId, onClose }: { patientId: string; onClose: () => void }) {
  const phone = usePhone();
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
      <ReadRows
        label="Lab orders"
        read={useApiQuery(NoteOrdersDocument, { search: { patientId } }, { quiet: true })}
        rows={({ orderGroups }) => orderGroups.orderGroups.filter(isOpen)}
        loadingRows={3}
        empty={{ icon: IconFlask, title: 'No open orders' }}
      >
        {(group) => <OrderCard group={group} locked={false} />}
      </ReadRows>
    </Modal>
  );
}

const isOpen = ({ orderStatus }: { orderStatus: string }): boolean =>
  orderStatus !== 'Reviewed' && orderStatus !== 'Cancelled';
