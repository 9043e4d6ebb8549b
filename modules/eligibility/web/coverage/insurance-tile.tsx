import { Button } from '@mantine/core';
import { IconHistory, IconPlus, IconShieldCheck } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatChartDay, formatDay } from '#kit/formats/day.ts';
import { timeAgo } from '#kit/formats/time-ago.ts';
import { can } from '#kit/session/viewer.ts';
import { toast } from '#kit/feedback/toast.ts';
import classes from '../eligibility.module.css';
import {
  CheckCoverageDocument,
  type CheckFieldsFragment,
  type CoverageFieldsFragment,
  type CoverageRequestFieldsFragment,
  CoverageRequestsDocument,
  CoveragesDocument,
  EligibilityChecksDocument,
} from '../eligibility.operations.gen.ts';
import { statusWords } from '../status-words.ts';
import { useEligibilityChanged } from '../use-eligibility.ts';

const CoverageDialog = lazy(() => import('./coverage-dialog.tsx').then((file) => ({ default: file.CoverageDialog })));
const CheckHistory = lazy(() => import('../checks/check-history.tsx').then((file) => ({ default: file.CheckHistory })));
const CheckResult = lazy(() => import('../checks/check-result.tsx').then((file) => ({ default: file.CheckResult })));
const LATEST = 50;

type Opened =
  | { kind: 'coverage'; coverage: CoverageFieldsFragment | null }
  | { kind: 'request'; request: CoverageRequestFieldsFragment }
  | { kind: 'history' };

/** The insurances of a patient with what their payers said last, and the ways to enter, change and check one. */
export function InsuranceTile({ patientId }: { patientId: string }) {
  useEligibilityChanged();
  const coverages = useApiQuery(CoveragesDocument, { patient_id: patientId }, { quiet: true });
  const checks = useApiQuery(EligibilityChecksDocument, { patient_id: patientId, take: LATEST }, { quiet: true });
  const requests = useApiQuery(CoverageRequestsDocument, { patient_id: patientId }, { quiet: true });
  const [open, setOpen] = useState<Opened | null>(null);
  const close = (): void => setOpen(null);
  const mayEdit = can('eligibility.edit');
  const all = coverages.data?.coverages ?? [];
  const current = all.filter(({ is_current }) => is_current);
  const past = all.filter(({ is_current }) => !is_current);
  const sent = requests.data?.coverageRequests ?? [];
  const latest = (id: string): CheckFieldsFragment | undefined =>
    checks.data?.eligibilityChecks.checks.find(({ coverage_id }) => coverage_id === id);
  const add = mayEdit && (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<IconPlus size={16} stroke={1.75} />}
      onClick={() => setOpen({ kind: 'coverage', coverage: null })}
    >
      Add insurance
    </Button>
  );
  const row = (coverage: CoverageFieldsFragment) => (
    <CoverageRow
      key={coverage.id}
      coverage={coverage}
      check={latest(coverage.id)}
      onEdit={mayEdit ? () => setOpen({ kind: 'coverage', coverage }) : undefined}
    />
  );
  return (
    <div>
      {coverages.isPending && <RowsSkeleton rows={2} />}
      {coverages.isError && coverages.data === undefined && (
        <ErrorState error={coverages.error} what="The insurance" onRetry={() => void coverages.refetch()} />
      )}
      {coverages.data !== undefined && all.length === 0 && (
        <EmptyState icon={IconShieldCheck} title="No insurance on file" action={add} />
      )}
      {sent.length > 0 && (
        <ul className={classes.list} aria-label="Insurance that the patient sent">
          {sent.map((request) => (
            <li key={request.id} className={classes.row}>
              <span className={classes.what}>
                <strong>{request.payer_name}</strong>
                <span className={classes.quiet}>Sent by the patient {timeAgo(request.create_time, new Date())}</span>
              </span>
              {mayEdit && (
                <Button size="compact-sm" onClick={() => setOpen({ kind: 'request', request })}>
                  Review
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <ul className={classes.list} aria-label="Insurance">
        {current.map(row)}
      </ul>
      {past.length > 0 && (
        <details>
          <summary className={classes.pad}>Ended or to come ({past.length})</summary>
          <ul className={classes.list}>{past.map(row)}</ul>
        </details>
      )}
      <div className={classes.pad} data-no-print>
        <div className={classes.actions}>
          {all.length > 0 && add}
          {(checks.data?.eligibilityChecks.count ?? 0) > 0 && (
            <Button
              size="compact-sm"
              variant="subtle"
              leftSection={<IconHistory size={16} stroke={1.75} />}
              onClick={() => setOpen({ kind: 'history' })}
            >
              All checks
            </Button>
          )}
        </div>
      </div>
      <Suspense>
        {open?.kind === 'coverage' && (
          <CoverageDialog patientId={patientId} coverage={open.coverage} request={null} onClose={close} />
        )}
        {open?.kind === 'request' && (
          <CoverageDialog
            patientId={patientId}
            coverage={all.find(({ id }) => id === open.request.coverage_id) ?? null}
            request={open.request}
            onClose={close}
          />
        )}
        {open?.kind === 'history' && <CheckHistory patientId={patientId} onClose={close} />}
      </Suspense>
    </div>
  );
}

interface CoverageRowProps {
  coverage: CoverageFieldsFragment;
  check: CheckFieldsFragment | undefined;
  onEdit: (() => void) | undefined;
}

function CoverageRow({ coverage, check, onEdit }: CoverageRowProps) {
  const [shown, setShown] = useState(false);
  const ask = useApiMutation(CheckCoverageDocument, {
    refreshes: ['eligibility'],
    onDone: ({ checkCoverage }) => {
      setShown(true);
      if (checkCoverage.status === 'CouldNotCheck')
        toast.error(checkCoverage.reasons[0] ?? 'The payer could not be asked.', { title: 'System Error' });
    },
  });
  const { word, tone } = statusWords[check?.status ?? 'NotChecked'];
  const holder = [coverage.subscriber_first_name, coverage.subscriber_last_name].filter(Boolean).join(' ');
  const facts = [
    coverage.plan_name,
    `ID ${coverage.member_id}`,
    coverage.group_number && `Group ${coverage.group_number}`,
    coverage.relationship !== 'Self' && `Subscriber ${holder} (${coverage.relationship.toLowerCase()})`,
    coverage.end_date !== null && `until ${formatDay(coverage.end_date)}`,
  ];
  const name = `${coverage.payer_name} (${coverage.priority.toLowerCase()})`;
  return (
    <li>
      <div className={classes.row}>
        <span className={classes.what}>
          <strong>
            {coverage.payer_name} <span className={classes.quiet}>{coverage.priority}</span>
          </strong>
          <span className={classes.quiet}>{facts.filter(Boolean).join(' · ')}</span>
          {check !== undefined && (
            <span className={classes.quiet}>
              Checked {timeAgo(check.requested_time, new Date())}
              {check.coverageEndDate !== null && `, covered to ${formatChartDay(check.coverageEndDate)}`}
            </span>
          )}
        </span>
        <StatusBadge tone={tone}>{word}</StatusBadge>
        {!shown && check?.status === 'Review' && check.reasons.length > 0 && (
          <span className={classes.reason}>{check.reasons.join(' ')}</span>
        )}
        <span className={classes.actions} data-no-print>
          {can('eligibility.check') && coverage.payer_is_checked && (
            <Button
              size="compact-xs"
              variant="default"
              loading={ask.isPending}
              aria-label={`Check ${name}`}
              onClick={() => ask.mutate({ coverage_id: coverage.id, client_key: crypto.randomUUID() })}
            >
              Check
            </Button>
          )}
          {check !== undefined && (
            <Button
              size="compact-xs"
              variant="subtle"
              aria-expanded={shown}
              aria-label={`${shown ? 'Less' : 'Benefits'} of ${name}`}
              onClick={() => setShown(!shown)}
            >
              {shown ? 'Less' : 'Benefits'}
            </Button>
          )}
          {onEdit !== undefined && (
            <Button size="compact-xs" variant="subtle" aria-label={`Edit ${name}`} onClick={onEdit}>
              Edit
            </Button>
          )}
        </span>
      </div>
      {shown && check !== undefined && (
        <Suspense fallback={<RowsSkeleton rows={2} />}>
          <CheckResult check={check} />
        </Suspense>
      )}
    </li>
  );
}
