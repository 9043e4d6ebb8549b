import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatDay } from '#kit/formats/day.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { can } from '#kit/session/viewer.ts';
import { confirm } from '#kit/windows/confirm.ts';
import { ageWords, responseWords } from '../../rules/index.ts';
import classes from '../prescribing.module.css';
import {
  DeletePharmacyRequestDocument,
  PharmacyRequestsDocument,
  type RxRequestFragment,
} from '../prescription.operations.gen.ts';
import { usePrescribingChanged } from '../use-prescribing.ts';
import { ageTone, changeWords, DELIVERY_TONES, RESPONSE_WORDS } from '../words.ts';
import { MatchDialog } from './match-dialog.tsx';
import { ResponseDialog } from './response-dialog.tsx';
import { ReviewDialog, sigFlagsOf } from './review-dialog.tsx';

const TAKE = 50;

/** What pharmacies ask to be renewed. */
export function RenewalsPage() {
  return <RequestsPage kind="renewal" title="Renewal Requests" />;
}

/** What pharmacies ask to be changed. */
export function ChangesPage() {
  return <RequestsPage kind="change" title="Change Requests" />;
}

function RequestsPage({ kind, title }: { kind: 'renewal' | 'change'; title: string }) {
  usePrescribingChanged();
  const [waiting, setWaiting] = useState(true);
  const [skip, setSkip] = useState(0);
  const { data, isPending, isError, error, refetch } = useApiQuery(
    PharmacyRequestsDocument,
    { kind, waiting, skip, take: TAKE },
    { keepPrevious: true },
  );
  const found = data?.pharmacyRequests;
  return (
    <Page>
      <PageHeader title={title} detail={found === undefined ? undefined : `${found.count}`} />
      <Panel flush>
        <div className={classes.pad}>
          <div className={classes.actions} role="group" aria-label="Which requests">
            {[true, false].map((each) => (
              <Button
                key={String(each)}
                size="compact-sm"
                variant={waiting === each ? 'light' : 'default'}
                aria-pressed={waiting === each}
                onClick={() => {
                  setWaiting(each);
                  setSkip(0);
                }}
              >
                {each ? 'Waiting' : 'Answered'}
              </Button>
            ))}
          </div>
        </div>
        {isPending && <RowsSkeleton rows={5} />}
        {isError && found === undefined && (
          <ErrorState error={error} what="The requests" onRetry={() => void refetch()} />
        )}
        {found?.count === 0 && (
          <EmptyState
            icon={IconRefresh}
            title={waiting ? 'No pharmacy waits for an answer' : 'Nothing was answered yet'}
          />
        )}
        <ul className={classes.list} aria-label={title}>
          {found?.requests.map((row) => (
            <RequestRow key={row.id} row={row} />
          ))}
        </ul>
        {(found?.count ?? 0) > TAKE && (
          <div className={classes.pad}>
            <div className={classes.actions}>
              <Button size="compact-sm" variant="default" disabled={skip === 0} onClick={() => setSkip(skip - TAKE)}>
                Previous
              </Button>
              <Button
                size="compact-sm"
                variant="default"
                disabled={skip + TAKE >= (found?.count ?? 0)}
                onClick={() => setSkip(skip + TAKE)}
              >
                Next
              </Button>
            </div>
          </div>
        )}
      </Panel>
    </Page>
  );
}

function RequestRow({ row }: { row: RxRequestFragment }) {
  const [open, setOpen] = useState<'respond' | 'review' | 'match' | null>(null);
  const remove = useApiMutation(DeletePharmacyRequestDocument, {
    refreshes: ['prescription'],
    onDone: () => toast.success('The request was deleted.'),
  });
  const waits = row.state === 'Waiting';
  const answer = row.response === null ? null : RESPONSE_WORDS[row.response]!;
  const flags = sigFlagsOf(row);
  const lastFill = row.dispensed?.last_fill_date ?? '';
  return (
    <li>
      <div className={classes.row}>
        <div className={classes.what}>
          <strong>
            {row.patient_name}: {row.drug_description}
          </strong>
          <span className={classes.quiet}>
            {[
              row.matched_name === null ? 'matched to nobody yet' : `matched to ${row.matched_name}`,
              lastFill === '' ? '' : `last fill ${formatDay(lastFill.slice(0, 10))}`,
              row.kind === 'renewal'
                ? row.requested_refills === null
                  ? 'refills not stated'
                  : `${row.requested_refills} refills asked`
                : changeWords(row),
              row.pharmacy_name,
              row.prescriber_name,
              `received ${formatInstant(row.received_time)}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {flags.map((flag) => (
            <span key={flag} className={classes.problem}>
              {flag}
            </span>
          ))}
          {row.response_problem !== null && <span className={classes.problem}>{row.response_problem}</span>}
        </div>
        <div className={classes.actions}>
          {waits && <StatusBadge tone={ageTone(row.age_hours)}>{ageWords(row.age_hours)}</StatusBadge>}
          {answer !== null && <StatusBadge tone={answer.tone}>{answer.word}</StatusBadge>}
          {row.response_state !== null && (
            <StatusBadge tone={DELIVERY_TONES[row.response_state]}>{responseWords(row.response_state)}</StatusBadge>
          )}
          {waits && row.patient_id === null && can('prescribing.prepare') && (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`Say who ${row.patient_name} is`}
              onClick={() => setOpen('match')}
            >
              Whose is it?
            </Button>
          )}
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`Review ${row.drug_description} of ${row.patient_name}`}
            onClick={() => setOpen('review')}
          >
            Review
          </Button>
          {waits && can('prescribing.send') && (
            <>
              <Button
                size="compact-sm"
                aria-label={`Respond to ${row.drug_description} of ${row.patient_name}`}
                onClick={() => setOpen('respond')}
              >
                Respond
              </Button>
              <Button
                size="compact-sm"
                variant="subtle"
                color="gray"
                aria-label={`Delete ${row.drug_description} of ${row.patient_name}`}
                onClick={() =>
                  void confirm({
                    title: 'Delete this request?',
                    message: 'The pharmacy gets no answer, and asks again after two days.',
                    confirm: 'Delete',
                    danger: true,
                  }).then((yes) => yes && remove.mutate({ id: row.id, version: row.version }))
                }
              >
                Delete
              </Button>
            </>
          )}
        </div>
      </div>
      {open === 'respond' && <ResponseDialog row={row} onClose={() => setOpen(null)} />}
      {open === 'review' && <ReviewDialog row={row} onClose={() => setOpen(null)} />}
      {open === 'match' && <MatchDialog row={row} onClose={() => setOpen(null)} />}
    </li>
  );
}
