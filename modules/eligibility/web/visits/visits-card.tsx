import { Button } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { can } from '#kit/session/viewer.ts';
import classes from '../eligibility.module.css';
import {
  type CoverageRequestFieldsFragment,
  CoverageRequestsDocument,
  type VisitFieldsFragment,
  VisitsToVerifyDocument,
} from '../eligibility.operations.gen.ts';
import { openEligibility } from '../open-eligibility.ts';
import { statusWords } from '../status-words.ts';
import { useEligibilityChanged } from '../use-eligibility.ts';

const DAYS = 2;
const SHOWN = 6;

/** The visits of today and tomorrow whose insurance is not active, and what patients sent of theirs, on the dashboard. */
export function VisitsCard() {
  useEligibilityChanged();
  const navigate = useNavigate();
  const { data, isError, error, refetch } = useApiQuery(VisitsToVerifyDocument, { days: DAYS }, { quiet: true });
  const requests = useApiQuery(CoverageRequestsDocument, {}, { quiet: true }).data?.coverageRequests ?? [];
  if (data === undefined)
    return isError ? (
      <ErrorState what="The visits" error={error} onRetry={() => void refetch()} />
    ) : (
      <RowsSkeleton rows={2} />
    );
  const visits = data.visitsToVerify;
  const open = (patientId: string): void =>
    void navigate({ to: '/patients/$patientID', params: { patientID: patientId } });
  return (
    <>
      {visits.length === 0 && requests.length === 0 && (
        <EmptyState icon={IconShieldCheck} title="Nothing to verify for today and tomorrow" />
      )}
      <ul className={classes.list} aria-label="Visits whose insurance is not active">
        {visits.slice(0, SHOWN).map((visit) => (
          <li key={`${visit.event_id} ${visit.coverage_id ?? ''}`}>
            <button type="button" className={classes.pick} onClick={() => open(visit.patient_id)}>
              <VisitLine visit={visit} />
            </button>
          </li>
        ))}
        {requests.slice(0, SHOWN).map((request) => (
          <li key={request.id}>
            <button type="button" className={classes.pick} onClick={() => open(request.patient_id)}>
              <SentLine request={request} />
            </button>
          </li>
        ))}
      </ul>
      <div className={classes.pad}>
        <div className={classes.actions}>
          {visits.length > SHOWN && <span className={classes.quiet}>and {visits.length - SHOWN} more</span>}
          {can('eligibility.check') && (
            <Button variant="subtle" size="compact-sm" onClick={openEligibility}>
              Check eligibility
            </Button>
          )}
        </div>
      </div>
    </>
  );
}

function SentLine({ request }: { request: CoverageRequestFieldsFragment }) {
  return (
    <span className={classes.row}>
      <span className={classes.what}>
        <strong>{request.patient_name}</strong>
        <span className={classes.quiet}>{request.payer_name}</span>
      </span>
      <StatusBadge tone="info">Sent by the patient</StatusBadge>
    </span>
  );
}

function VisitLine({ visit }: { visit: VisitFieldsFragment }) {
  const { word, tone } = statusWords[visit.status];
  const reason = visit.reasons[0];
  return (
    <span className={classes.row}>
      <span className={classes.what}>
        <strong>
          {visit.last_name}, {visit.first_name}
        </strong>
        <span className={classes.quiet}>
          {[formatInstant(visit.start), visit.payer_name, reason].filter(Boolean).join(' · ')}
        </span>
      </span>
      <StatusBadge tone={tone}>{word}</StatusBadge>
    </span>
  );
}
