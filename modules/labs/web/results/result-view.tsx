import { Button, Select, Textarea } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { UrgentNotices } from '#patients/web';
import { ReasonDialog } from '#kit/forms/reason-dialog.tsx';
import { can } from '#kit/session/viewer.ts';
import { openTaskWindow } from '#tasks/web';
import classes from '../labs.module.css';
import {
  AssignLabResultDocument,
  HoldLabResultDocument,
  LabResultMessageDocument,
  OneLabResultDocument,
  type OneLabResultQuery,
  ReviewLabResultDocument,
  UnlinkReportDocument,
} from '../lab.operations.gen.ts';
import { LabMembersDocument } from '../registration.operations.gen.ts';
import { DISPOSITIONS, dispositionWord, resultState } from '../result-labels.ts';
import { HoldDialog } from './hold-dialog.tsx';
import { PatientLine, SentPatient } from './sent-patient.tsx';
import { ResultValues } from './result-values.tsx';
import { TrendValues } from './trend-values.tsx';

interface ResultViewProps {
  id: string;
  /** Called after a review, to show the next result. */
  onReviewed?: () => void;
}

type Result = OneLabResultQuery['labResult'];

/** A full result: its values, previous values, reviews, and the review form. */
export function ResultView({ id, onReviewed }: ResultViewProps) {
  return (
    <ReadState
      read={useApiQuery(OneLabResultDocument, { id }, { quiet: true })}
      label="Result"
      notFound="This result does not exist"
    >
      {({ labResult: result }) => (
        <Whole key={`${result.id} ${result.version}`} result={result} onReviewed={onReviewed} />
      )}
    </ReadState>
  );
}

function Whole({ result, onReviewed }: { result: Result; onReviewed?: () => void }) {
  const { word, tone } = resultState(result);
  const [original, setOriginal] = useState<string | null>(null);
  const showOriginal = (): void =>
    void request(LabResultMessageDocument, { id: result.id }).then(
      ({ labResultMessage }) => setOriginal(labResultMessage),
      () => toast.error('The message could not be loaded. Try again.'),
    );
  return (
    <div className={classes.pad}>
      {result.patient_id !== null && <UrgentNotices patientId={result.patient_id} />}
      <div className={classes.row}>
        <div className={classes.what}>
          <strong>
            {result.testName}
            {result.patient_name !== null && ` · ${result.patient_name}`}
          </strong>
          {result.patient_id !== null && <PatientLine result={result} />}
          <span className={classes.quiet}>
            {[result.labName, result.specimen, `reported ${formatInstant(result.reported_time)}`]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </div>
        <div className={classes.actions}>
          <StatusBadge tone={tone}>{word}</StatusBadge>
          <StatusBadge
            tone={result.status === 'corrected' ? 'warning' : result.status === 'partial' ? 'warning' : 'info'}
          >
            {result.status === 'corrected' ? `Corrected, version ${result.version_number}` : capital(result.status)}
          </StatusBadge>
        </div>
      </div>
      {result.withdrawn_time !== null && (
        <Notice tone="danger">
          Withdrawn by the laboratory {formatInstant(result.withdrawn_time)}. Don’t use its values.
        </Notice>
      )}
      {result.mark !== null && <Notice tone="warning">{result.mark}</Notice>}
      {!result.is_current && <Notice tone="warning">This is not the current version of the result.</Notice>}
      <SentPatient result={result} />
      {[
        ['', result.comment],
        ['On the order: ', result.order_comment],
        ['On the patient: ', result.patient_comment],
      ].map(([label, text]) =>
        text === '' ? null : (
          <p key={label} className={classes.value}>
            {label}
            {text}
          </p>
        ),
      )}
      <TrendValues result={result} />
      {result.reviews.map((review) => (
        <p key={review.id} className={classes.quiet}>
          {formatInstant(review.review_time)}, {review.user_name}: {dispositionWord(review.disposition)}
          {review.comment !== '' && `. ${review.comment}`}
        </p>
      ))}
      <Release result={result} />
      {can('labs.review') && result.reviewed_time === null && result.is_current && result.patient_id !== null && (
        <Review result={result} onReviewed={onReviewed} />
      )}
      <OtherVersions result={result} />
      <div className={classes.actions}>
        <Button size="compact-sm" variant="subtle" color="gray" onClick={showOriginal}>
          Original message
        </Button>
        {result.patient_id !== null && can('tasks.edit') && (
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            onClick={() =>
              openTaskWindow({
                subject: `Lab result: ${result.testName}`.slice(0, 200),
                path: `/labs/results?result=${result.id}`,
                patientId: result.patient_id!,
                patientName: result.patient_name ?? '',
              })
            }
          >
            Create task
          </Button>
        )}
        {result.patient_id !== null && can('labs.match') && <Unlink result={result} />}
      </div>
      {original !== null && <pre className={classes.raw}>{original.replaceAll('\r', '\n')}</pre>}
    </div>
  );
}

function OtherVersions({ result: { earlier, is_current } }: { result: Result }) {
  if (earlier.length === 0) return null;
  return (
    <details>
      <summary>
        {is_current ? 'Earlier versions' : 'Other versions'} ({earlier.length})
      </summary>
      {earlier.map((version) => (
        <section key={version.id}>
          <p className={classes.quiet}>
            Version {version.version_number}, {version.status}, reported {formatInstant(version.reported_time)}
            {version.is_current && ' (current)'}
          </p>
          <ResultValues label={`Version ${version.version_number}`} observations={version.observations} />
        </section>
      ))}
    </details>
  );
}

/** Whether the result is released to the patient portal, and the button to withhold it. */
function Release({ result }: { result: Result }) {
  const [asking, setAsking] = useState(false);
  const letGo = useApiMutation(HoldLabResultDocument, {
    refreshes: ['lab'],
    onDone: () => toast.success('Released to the patient portal'),
  });
  if (result.patient_id === null || (result.status !== 'final' && result.status !== 'corrected')) return null;
  const isHeld = result.released_time === null;
  return (
    <div className={classes.row}>
      <span className={classes.quiet}>
        {isHeld
          ? `Withheld from the patient portal until ${formatInstant(result.held_until)}: ${result.hold_reason ?? ''}`
          : result.portal_time === null
            ? 'Released to the patient portal'
            : `Released to the patient portal; first read ${formatInstant(result.portal_time)}`}
      </span>
      {can('labs.review') &&
        (isHeld ? (
          <Button
            size="compact-sm"
            variant="default"
            loading={letGo.isPending}
            onClick={() => letGo.mutate({ id: result.id, until: null })}
          >
            Release now
          </Button>
        ) : (
          <Button size="compact-sm" variant="default" onClick={() => setAsking(true)}>
            Withhold
          </Button>
        ))}
      {asking && <HoldDialog id={result.id} onClose={() => setAsking(false)} />}
    </div>
  );
}

function Review({ result, onReviewed }: { result: Result; onReviewed?: () => void }) {
  const [disposition, setDisposition] = useState<string | null>(null);
  const [comment, setComment] = useState('');
  const members = useApiQuery(LabMembersDocument, {}, { quiet: true });
  const review = useApiMutation(ReviewLabResultDocument, {
    refreshes: ['lab'],
    onDone: () => {
      toast.success('Result reviewed');
      onReviewed?.();
    },
  });
  const assign = useApiMutation(AssignLabResultDocument, {
    refreshes: ['lab'],
    onDone: () => toast.success('Review reassigned'),
  });
  return (
    <form
      aria-label="Review"
      onSubmit={(event) => {
        event.preventDefault();
        const { id, version } = result;
        if (disposition !== null) review.mutate({ id, version, disposition: disposition as 'Task', comment });
      }}
    >
      <div className={classes.fields}>
        <Select
          label="Action taken"
          placeholder="Choose"
          withAsterisk
          value={disposition}
          onChange={setDisposition}
          data={[...DISPOSITIONS]}
        />
        <Select
          label="Responsible clinician"
          searchable
          allowDeselect={false}
          value={result.owner_id}
          onChange={(owner) => owner !== null && assign.mutate({ id: result.id, owner_id: owner })}
          data={(members.data?.clinic_members ?? []).map(({ user_id, name }) => ({ value: user_id, label: name }))}
        />
      </div>
      <ReadHint read={members} label="Members" />
      <Textarea
        mt="xs"
        label="Comment"
        autosize
        minRows={1}
        maxLength={2000}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      <Button mt="xs" type="submit" disabled={disposition === null} loading={review.isPending}>
        {onReviewed === undefined ? 'Acknowledge' : 'Acknowledge and next'}
      </Button>
    </form>
  );
}

function Unlink({ result }: { result: Result }) {
  const [asking, setAsking] = useState(false);
  const unlink = useApiMutation(UnlinkReportDocument, {
    refreshes: ['lab'],
    onDone: () => toast.success('Result moved to Unmatched Results'),
  });
  return (
    <>
      <Button size="compact-sm" variant="subtle" color="gray" onClick={() => setAsking(true)}>
        Not this patient’s
      </Button>
      {asking && (
        <ReasonDialog
          title="Unmatch this result"
          label="Reason"
          confirm="Unmatch result"
          onClose={() => setAsking(false)}
          onReason={(reason) => unlink.mutateAsync({ result_id: result.id, reason })}
        />
      )}
    </>
  );
}

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
