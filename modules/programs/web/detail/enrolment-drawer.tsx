import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatDay } from '#kit/formats/day.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { required } from '#kit/forms/form-rules.ts';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { can } from '#kit/session/viewer.ts';
import { RightDrawer } from '#kit/windows/right-drawer.tsx';
import { contentKindNames, enrolmentStateNames, programLimits } from '../../rules/index.ts';
import {
  CompleteContentDocument,
  EnrolmentByIdDocument,
  type EnrolmentByIdQuery,
  PauseEnrolmentsDocument,
  ReleaseContentDocument,
  RestartEnrolmentsDocument,
  WithdrawEnrolmentDocument,
} from '../program.operations.gen.ts';
import { stateTones } from '../program-words.ts';
import classes from '../programs.module.css';
import { ProgressBar } from '../progress-bar.tsx';
import { refreshPrograms } from '../use-programs.ts';
import { ScoreTrend } from './score-trend.tsx';

type Whole = EnrolmentByIdQuery['program_enrolment'];
type Piece = Whole['contents'][number];

/** One patient's way through a program, piece by piece, with all that can be done about it. */
export function EnrolmentDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, isError, error, refetch } = useApiQuery(EnrolmentByIdDocument, { id }, { quiet: true });
  const enrolment = data?.program_enrolment;
  return (
    <RightDrawer title={enrolment?.patient_name ?? 'Patient'} onClose={onClose}>
      {enrolment === undefined && !isError && <RowsSkeleton rows={6} />}
      {enrolment === undefined && isError && (
        <ErrorState error={error} what="The patient’s program" onRetry={() => void refetch()} />
      )}
      {enrolment !== undefined && <EnrolmentView enrolment={enrolment} />}
    </RightDrawer>
  );
}

function EnrolmentView({ enrolment }: { enrolment: Whole }) {
  const { id, state } = enrolment;
  const [withdrawing, setWithdrawing] = useState(false);
  const done = (words: string) => () => {
    toast.success(words);
    refreshPrograms();
  };
  const pause = useApiMutation(PauseEnrolmentsDocument, { onDone: done('Paused') });
  const restart = useApiMutation(RestartEnrolmentsDocument, { onDone: done('Restarted') });
  const goesOn = state !== 'completed' && state !== 'withdrawn';
  const mayChange = can('programs.enrol');
  return (
    <>
      <dl className={classes.facts}>
        <dt>Program</dt>
        <dd>{enrolment.program_name}</dd>
        <dt>Status</dt>
        <dd>
          <StatusBadge tone={stateTones[state]}>{enrolmentStateNames[state]}</StatusBadge>
          {enrolment.paused_date != null && ` since ${formatDay(enrolment.paused_date)}`}
        </dd>
        <dt>Progress</dt>
        <dd>
          <ProgressBar percent={enrolment.percent} />
        </dd>
        <dt>First day</dt>
        <dd>
          {formatDay(enrolment.start_date)}
          {enrolment.paused_days > 0 && `, ${enrolment.paused_days} days paused since`}
        </dd>
        <dt>Enrolled by</dt>
        <dd>{enrolment.enrolled_by}</dd>
        {enrolment.last_activity_time != null && (
          <>
            <dt>Last activity</dt>
            <dd>{formatInstant(enrolment.last_activity_time)}</dd>
          </>
        )}
        {enrolment.withdraw_reason != null && (
          <>
            <dt>Withdrawn</dt>
            <dd>{enrolment.withdraw_reason}</dd>
          </>
        )}
      </dl>
      <ScoreTrend scores={enrolment.scores} />
      <div className={classes.foot}>
        {can('patients.view') && (
          <Button component={Link} to={`/patients/${enrolment.patient_id}`} size="compact-sm" variant="default">
            Open patient
          </Button>
        )}
        {mayChange && goesOn && state !== 'paused' && (
          <Button
            size="compact-sm"
            variant="default"
            loading={pause.isPending}
            onClick={() => pause.mutate({ ids: [id] })}
          >
            Pause
          </Button>
        )}
        {mayChange && state === 'paused' && (
          <Button size="compact-sm" loading={restart.isPending} onClick={() => restart.mutate({ ids: [id] })}>
            Restart
          </Button>
        )}
        {mayChange && goesOn && (
          <Button size="compact-sm" variant="default" onClick={() => setWithdrawing(true)}>
            Withdraw
          </Button>
        )}
      </div>
      <ol className={classes.list} aria-label="Content of this patient">
        {enrolment.contents.map((piece) => (
          <PieceRow key={piece.content.id} enrolment={enrolment} piece={piece} mayChange={mayChange} goesOn={goesOn} />
        ))}
      </ol>
      {withdrawing && <WithdrawDialog enrolment={enrolment} onClose={() => setWithdrawing(false)} />}
    </>
  );
}

const STATES = {
  locked: { word: 'Locked', tone: 'neutral' },
  open: { word: 'Open', tone: 'info' },
  overdue: { word: 'Overdue', tone: 'danger' },
  done: { word: 'Done', tone: 'success' },
} as const;

interface PieceRowProps {
  enrolment: Whole;
  piece: Piece;
  mayChange: boolean;
  goesOn: boolean;
}

function PieceRow({ enrolment, piece, mayChange, goesOn }: PieceRowProps) {
  const { content, state } = piece;
  const at = { enrolment_id: enrolment.id, content_id: content.id };
  const release = useApiMutation(ReleaseContentDocument, { onDone: refreshPrograms });
  const complete = useApiMutation(CompleteContentDocument, { onDone: refreshPrograms });
  const details = [
    content.staff_title !== '' && `“${content.staff_title}”`,
    contentKindNames[content.kind],
    !content.required && 'optional',
    state === 'locked' && piece.waits_for != null && `waits for “${piece.waits_for}”`,
    state === 'locked' && piece.waits_for == null && piece.opens_date != null && `opens ${formatDay(piece.opens_date)}`,
    state !== 'done' && piece.due_date != null && `due ${formatDay(piece.due_date)}`,
    piece.released_by != null && `released early by ${piece.released_by}`,
    piece.completed_time != null && `done ${formatInstant(piece.completed_time)}`,
    piece.completed_by != null && `marked by ${piece.completed_by}`,
  ].filter(Boolean);
  const isBusy = release.isPending || complete.isPending;
  const isRunning = goesOn && enrolment.state !== 'paused';
  return (
    <li className={classes.row}>
      <span className={classes.words}>
        <span className={classes.name}>{content.title}</span>
        <span className={classes.detail}>{details.join(' · ')}</span>
        {piece.problem != null && <span className={classes.problem}>{piece.problem}</span>}
      </span>
      <span className={classes.actions}>
        <StatusBadge tone={STATES[state].tone}>{STATES[state].word}</StatusBadge>
        {mayChange && isRunning && state === 'locked' && (
          <Button
            size="compact-xs"
            variant="default"
            loading={isBusy}
            aria-label={`Release now: ${content.title}`}
            onClick={() => release.mutate(at)}
          >
            Release now
          </Button>
        )}
        {mayChange && goesOn && (state === 'open' || state === 'overdue') && (
          <Button
            size="compact-xs"
            variant="default"
            loading={isBusy}
            aria-label={`Done: ${content.title}`}
            onClick={() => complete.mutate({ ...at, done: true })}
          >
            Done
          </Button>
        )}
        {mayChange && state === 'done' && content.kind !== 'message' && enrolment.state !== 'withdrawn' && (
          <Button
            size="compact-xs"
            variant="subtle"
            loading={isBusy}
            aria-label={`Undo: ${content.title}`}
            onClick={() => complete.mutate({ ...at, done: false })}
          >
            Undo
          </Button>
        )}
      </span>
    </li>
  );
}

function WithdrawDialog({ enrolment, onClose }: { enrolment: Whole; onClose: () => void }) {
  const form = useApiForm<{ reason: string }, { reason: string }>({
    rules: required<{ reason: string }>({ reason: 'Please say why' }),
    initialValues: { reason: '' },
    quiet: true,
    submit: async ({ reason }) => {
      await request(WithdrawEnrolmentDocument, { id: enrolment.id, version: enrolment.version, reason });
      toast.success(`${enrolment.patient_name} was withdrawn`);
      refreshPrograms();
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={`Withdraw ${enrolment.patient_name}`} save="Withdraw" danger onClose={onClose}>
      <TextareaField
        form={form}
        name="reason"
        label="Reason"
        description="Nothing more is released. The patient can be enrolled anew."
        withAsterisk
        autosize
        minRows={2}
        maxRows={6}
        maxLength={programLimits.reason}
      />
    </FormDialog>
  );
}
