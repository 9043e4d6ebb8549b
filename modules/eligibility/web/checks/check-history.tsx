import { Button, Modal } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { usePages } from '#kit/api/use-pages.ts';
import { ReadLines } from '#kit/feedback/read-state.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import { Pager } from '#kit/rows/pager.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { Row, RowLine } from '#kit/rows/row.tsx';
import { can } from '#kit/session/viewer.ts';
import classes from '../eligibility.module.css';
import {
  type CheckFieldsFragment,
  EligibilityChecksDocument,
  EligibilityTransactionDocument,
} from '../eligibility.operations.gen.ts';
import { statusWords } from '../status-words.ts';
import { useEligibilityChanged } from '../use-eligibility.ts';
import { CheckResult } from './check-result.tsx';

const CAUSES = {
  Person: '',
  Night: 'Automatic, the night before a visit',
  Day: 'Automatic, on the day of a visit',
};

/** All checks of a patient: who requested them, the results, and with permission the request and response. */
export function CheckHistory({ patientId, onClose }: { patientId: string; onClose: () => void }) {
  useEligibilityChanged();
  const phone = usePhone();
  const { read, paging } = usePages(
    EligibilityChecksDocument,
    { patient_id: patientId },
    {
      take: 20,
      rows: ({ eligibilityChecks }) => eligibilityChecks.checks,
      count: ({ eligibilityChecks }) => eligibilityChecks.count,
    },
  );
  return (
    <Modal
      opened
      onClose={onClose}
      title="Eligibility checks"
      size="42rem"
      fullScreen={phone}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <ReadRows
        label="Eligibility checks"
        read={read}
        rowHeight={60}
        empty={{ icon: IconHistory, title: 'No eligibility checks yet' }}
      >
        {(check) => <HistoryRow check={check} />}
      </ReadRows>
      <Pager paging={paging} />
    </Modal>
  );
}

function HistoryRow({ check }: { check: CheckFieldsFragment }) {
  const [open, setOpen] = useState<'result' | 'raw' | null>(null);
  const { word, tone } = statusWords[check.status_then];
  const when = formatInstant(check.requested_time);
  const toggle = (part: 'result' | 'raw', label: string) => (
    <Button
      size="compact-sm"
      variant="subtle"
      aria-expanded={open === part}
      aria-label={`${label} of ${when}`}
      onClick={() => setOpen(open === part ? null : part)}
    >
      {label}
    </Button>
  );
  return (
    <Row
      title={when}
      subtitle={[check.payer_name, check.requested_by ?? CAUSES[check.cause]]}
      lines={check.status_then === 'Review' && open !== 'result' && <RowLine>{check.reasons.join(' ')}</RowLine>}
      badges={<StatusBadge tone={tone}>{word}</StatusBadge>}
      actions={
        <>
          {toggle('result', 'Details')}
          {can('eligibility.raw') && toggle('raw', 'X12')}
        </>
      }
    >
      {open === 'result' && <CheckResult check={check} />}
      {open === 'raw' && <RawTransaction id={check.id} />}
    </Row>
  );
}

function RawTransaction({ id }: { id: string }) {
  const read = useApiQuery(EligibilityTransactionDocument, { id }, { quiet: true });
  return (
    <ReadLines read={read} label="Transaction" lines={4}>
      {({ eligibilityTransaction: { request, answer } }) => (
        <div className={classes.result}>
          <strong>270, as sent</strong>
          <pre className={classes.raw}>{lines(request)}</pre>
          <strong>271, as received</strong>
          <pre className={classes.raw}>{lines(answer)}</pre>
        </div>
      )}
    </ReadLines>
  );
}

/** Splits a text into one line per segment. */
function lines(text: string | null): string {
  return text === null ? 'Nothing' : text.replaceAll(/~\s*/g, '~\n');
}
