import { Button, Modal } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { LinesSkeleton, RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { usePhone } from '#kit/page/use-phone.ts';
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

const PER_PAGE = 20;
const CAUSES = { Person: '', Night: 'By itself, the night before a visit', Day: 'By itself, on the day of a visit' };

/** All checks of a patient: who asked when, what came, and for those who may what was written and answered. */
export function CheckHistory({ patientId, onClose }: { patientId: string; onClose: () => void }) {
  useEligibilityChanged();
  const phone = usePhone();
  const [skip, setSkip] = useState(0);
  const { data, isPending, isError, error, refetch } = useApiQuery(
    EligibilityChecksDocument,
    { patient_id: patientId, skip, take: PER_PAGE },
    { keepPrevious: true },
  );
  const found = data?.eligibilityChecks;
  return (
    <Modal
      opened
      onClose={onClose}
      title="Eligibility checks"
      size="42rem"
      fullScreen={phone}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {isPending && <RowsSkeleton rows={4} />}
      {isError && found === undefined && <ErrorState error={error} what="The checks" onRetry={() => void refetch()} />}
      {found?.count === 0 && <EmptyState icon={IconHistory} title="Nobody has asked a payer yet" />}
      <ul className={classes.list} aria-label="Eligibility checks">
        {found?.checks.map((check) => (
          <HistoryRow key={check.id} check={check} />
        ))}
      </ul>
      {found !== undefined && found.count > PER_PAGE && (
        <div className={classes.actions}>
          <Button size="compact-sm" variant="default" disabled={skip === 0} onClick={() => setSkip(skip - PER_PAGE)}>
            Later ones
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            disabled={skip + PER_PAGE >= found.count}
            onClick={() => setSkip(skip + PER_PAGE)}
          >
            Earlier ones
          </Button>
        </div>
      )}
    </Modal>
  );
}

function HistoryRow({ check }: { check: CheckFieldsFragment }) {
  const [open, setOpen] = useState<'result' | 'raw' | null>(null);
  const { word, tone } = statusWords[check.status_then];
  const who = check.requested_by ?? CAUSES[check.cause];
  const toggle = (part: 'result' | 'raw'): void => setOpen(open === part ? null : part);
  const when = formatInstant(check.requested_time);
  return (
    <li>
      <div className={classes.row}>
        <span className={classes.what}>
          <strong>{when}</strong>
          <span className={classes.quiet}>
            {check.payer_name} · {who}
          </span>
          {check.status_then === 'Review' && open !== 'result' && (
            <span className={classes.quiet}>{check.reasons.join(' ')}</span>
          )}
        </span>
        <StatusBadge tone={tone}>{word}</StatusBadge>
        <span className={classes.actions}>
          <Button
            size="compact-xs"
            variant="subtle"
            aria-expanded={open === 'result'}
            aria-label={`Details of ${when}`}
            onClick={() => toggle('result')}
          >
            Details
          </Button>
          {can('eligibility.raw') && (
            <Button
              size="compact-xs"
              variant="subtle"
              aria-expanded={open === 'raw'}
              aria-label={`X12 of ${when}`}
              onClick={() => toggle('raw')}
            >
              X12
            </Button>
          )}
        </span>
      </div>
      {open === 'result' && <CheckResult check={check} />}
      {open === 'raw' && <RawTransaction id={check.id} />}
    </li>
  );
}

function RawTransaction({ id }: { id: string }) {
  const { data, isError, error, refetch } = useApiQuery(EligibilityTransactionDocument, { id }, { quiet: true });
  if (data === undefined)
    return isError ? (
      <ErrorState error={error} what="The transaction" onRetry={() => void refetch()} />
    ) : (
      <LinesSkeleton lines={4} />
    );
  const { request, answer } = data.eligibilityTransaction;
  return (
    <div className={classes.result}>
      <strong>270, as it was written</strong>
      <pre className={classes.raw}>{lines(request)}</pre>
      <strong>271, as it came</strong>
      <pre className={classes.raw}>{lines(answer)}</pre>
    </div>
  );
}

/** A line for each segment. */
function lines(text: string | null): string {
  return text === null ? 'Nothing' : text.replaceAll(/~\s*/g, '~\n');
}
