import { Button } from '@mantine/core';
import { IconHistory, IconShieldCheck } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { LazyArea } from '#kit/feedback/lazy-area.tsx';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatChartDay, formatDay } from '#kit/formats/day.ts';
import { timeAgo } from '#kit/formats/time-ago.ts';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { AddButton, RowButton } from '#kit/rows/row-buttons.tsx';
import { RowFoot, RowList } from '#kit/rows/row-list.tsx';
import { Row, RowLine } from '#kit/rows/row.tsx';
import { useEditor } from '#kit/rows/use-editor.tsx';
import { can } from '#kit/session/viewer.ts';
import classes from '../eligibility.module.css';
import {
  CheckCoverageDocument,
  type CheckFieldsFragment,
  type CoverageFieldsFragment,
  CoverageRequestsDocument,
  CoveragesDocument,
  EligibilityChecksDocument,
} from '../eligibility.operations.gen.ts';
import { statusWords } from '../status-words.ts';
import { ELIGIBILITY, useEligibilityChanged } from '../use-eligibility.ts';

const CoverageDialog = lazy(() => import('./coverage-dialog.tsx').then((file) => ({ default: file.CoverageDialog })));
const CheckHistory = lazy(() => import('../checks/check-history.tsx').then((file) => ({ default: file.CheckHistory })));
const CheckResult = lazy(() => import('../checks/check-result.tsx').then((file) => ({ default: file.CheckResult })));
const LATEST = 50;

/** A patient's coverages with the latest payer responses, and buttons to add, edit and check them. */
export function InsuranceTile({ patientId }: { patientId: string }) {
  useEligibilityChanged();
  const coverages = useApiQuery(CoveragesDocument, { patient_id: patientId }, { quiet: true });
  const checks = useApiQuery(EligibilityChecksDocument, { patient_id: patientId, take: LATEST }, { quiet: true });
  const [showsHistory, setShowsHistory] = useState(false);
  const all = coverages.data?.coverages ?? [];
  const past = all.filter(({ is_current }) => !is_current);
  const hasChecks = (checks.data?.eligibilityChecks.count ?? 0) > 0;
  const editor = useEditor(all);
  const mayEdit = can('eligibility.edit');
  const add = mayEdit && (
    <AddButton small onClick={editor.add}>
      Add insurance
    </AddButton>
  );
  const row = (coverage: CoverageFieldsFragment) => (
    <CoverageRow
      key={coverage.id}
      coverage={coverage}
      check={checks.data?.eligibilityChecks.checks.find(({ coverage_id }) => coverage_id === coverage.id)}
      onEdit={mayEdit ? () => editor.edit(coverage) : undefined}
    />
  );
  return (
    <div>
      <SentRequests patientId={patientId} coverages={all} />
      <ReadRows
        label="Insurance"
        read={coverages}
        rows={(read) => read.coverages.filter(({ is_current }) => is_current)}
        loadingRows={2}
        rowHeight={76}
        empty={{
          icon: IconShieldCheck,
          title: all.length === 0 ? 'No insurance on file' : 'No current insurance',
          action: all.length === 0 && add,
        }}
      >
        {row}
      </ReadRows>
      <ReadHint read={checks} label="Eligibility checks" />
      {past.length > 0 && (
        <details>
          <summary className={classes.pad}>Ended or future ({past.length})</summary>
          <RowList label="Ended or future insurance">{past.map(row)}</RowList>
        </details>
      )}
      {((mayEdit && all.length > 0) || hasChecks) && (
        <RowFoot>
          {all.length > 0 && add}
          {hasChecks && (
            <Button
              size="compact-sm"
              variant="subtle"
              leftSection={<IconHistory size={16} stroke={1.75} />}
              onClick={() => setShowsHistory(true)}
            >
              All checks
            </Button>
          )}
        </RowFoot>
      )}
      {editor.render((coverage, close) => (
        <CoverageDialog patientId={patientId} coverage={coverage} request={null} onClose={close} />
      ))}
      {showsHistory && (
        <Suspense>
          <CheckHistory patientId={patientId} onClose={() => setShowsHistory(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** The patient's insurance requests to review. */
function SentRequests({ patientId, coverages }: { patientId: string; coverages: readonly CoverageFieldsFragment[] }) {
  const read = useApiQuery(CoverageRequestsDocument, { patient_id: patientId }, { quiet: true });
  const sent = read.data?.coverageRequests ?? [];
  const editor = useEditor(sent);
  return (
    <>
      <ReadHint read={read} label="Insurance sent by the patient" />
      {sent.length > 0 && (
        <RowList label="Insurance sent by the patient">
          {sent.map((request) => (
            <Row
              key={request.id}
              title={request.payer_name}
              subtitle={`Sent by the patient ${timeAgo(request.create_time, new Date())}`}
              actions={
                can('eligibility.edit') && (
                  <RowButton of={request.payer_name} onClick={() => editor.edit(request)}>
                    Review
                  </RowButton>
                )
              }
            />
          ))}
        </RowList>
      )}
      {editor.render((request, close) => (
        <CoverageDialog
          patientId={patientId}
          coverage={coverages.find(({ id }) => id === request?.coverage_id) ?? null}
          request={request}
          onClose={close}
        />
      ))}
    </>
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
    refreshes: ELIGIBILITY,
    onDone: ({ checkCoverage }) => {
      setShown(true);
      if (checkCoverage.status === 'CouldNotCheck')
        toast.error(checkCoverage.reasons[0] ?? 'The payer could not be reached.', { title: 'System Error' });
    },
  });
  const { word, tone } = statusWords[check?.status ?? 'NotChecked'];
  const holder = [coverage.subscriber_first_name, coverage.subscriber_last_name].filter(Boolean).join(' ');
  const name = `${coverage.payer_name} (${coverage.priority.toLowerCase()})`;
  return (
    <Row
      title={
        <>
          {coverage.payer_name} <span className={classes.quiet}>{coverage.priority}</span>
        </>
      }
      subtitle={[
        coverage.plan_name,
        `ID ${coverage.member_id}`,
        coverage.group_number && `Group ${coverage.group_number}`,
        coverage.relationship !== 'Self' && `Subscriber ${holder} (${coverage.relationship.toLowerCase()})`,
        coverage.end_date !== null && `until ${formatDay(coverage.end_date)}`,
      ]}
      lines={check !== undefined && <CheckLines check={check} withReasons={!shown} />}
      badges={<StatusBadge tone={tone}>{word}</StatusBadge>}
      actions={
        <>
          {can('eligibility.check') && coverage.payer_is_checked && (
            <RowButton
              of={name}
              busy={ask.isPending}
              onClick={() => ask.mutate({ coverage_id: coverage.id, client_key: crypto.randomUUID() })}
            >
              Check
            </RowButton>
          )}
          {check !== undefined && (
            <Button
              size="compact-sm"
              variant="subtle"
              aria-expanded={shown}
              aria-label={`Benefits of ${name}`}
              onClick={() => setShown(!shown)}
            >
              Benefits
            </Button>
          )}
          {onEdit !== undefined && (
            <RowButton of={name} onClick={onEdit}>
              Edit
            </RowButton>
          )}
        </>
      }
    >
      {shown && check !== undefined && (
        <LazyArea rows={2}>
          <CheckResult check={check} />
        </LazyArea>
      )}
    </Row>
  );
}

function CheckLines({ check, withReasons }: { check: CheckFieldsFragment; withReasons: boolean }) {
  return (
    <>
      <RowLine>
        Checked {timeAgo(check.requested_time, new Date())}
        {check.coverageEndDate !== null && `, covered through ${formatChartDay(check.coverageEndDate)}`}
      </RowLine>
      {withReasons && check.status === 'Review' && check.reasons.length > 0 && (
        <span className={classes.reason}>{check.reasons.join(' ')}</span>
      )}
    </>
  );
}
