import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshAll, useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { selectRead } from '#kit/feedback/read.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatDay } from '#kit/formats/day.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { ReasonDialog } from '#kit/forms/reason-dialog.tsx';
import { RowButton } from '#kit/rows/row-buttons.tsx';
import { RowList } from '#kit/rows/row-list.tsx';
import { Row, RowLine, type RowPart } from '#kit/rows/row.tsx';
import { can } from '#kit/session/viewer.ts';
import { RightDrawer } from '#kit/windows/right-drawer.tsx';
import { UrgentNotices } from '#patients/web';
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
import { PROGRAMS } from '../use-programs.ts';
import { ScoreTrend } from './score-trend.tsx';

type Whole = EnrolmentByIdQuery['program_enrolment'];
type Piece = Whole['contents'][number];

/** A patient's enrollment: all content with its status and actions. */
export function EnrolmentDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = useApiQuery(EnrolmentByIdDocument, { id }, { quiet: true });
  const read = selectRead(answer, ({ program_enrolment }) => program_enrolment);
  return (
    <RightDrawer title={read.data?.patient_name ?? 'Patient'} onClose={onClose}>
      <ReadState read={read} label="Patient’s program" notFound="This enrollment does not exist">
        {(enrolment) => (
          <>
            <UrgentNotices patientId={enrolment.patient_id} />
            <EnrolmentFacts enrolment={enrolment} />
            <ScoreTrend scores={enrolment.scores} />
            <EnrolmentActions enrolment={enrolment} />
            <RowList label="Patient’s content">
              {enrolment.contents.map((piece) => (
                <PieceRow key={piece.content.id} enrolment={enrolment} piece={piece} />
              ))}
            </RowList>
          </>
        )}
      </ReadState>
    </RightDrawer>
  );
}

function EnrolmentFacts({ enrolment }: { enrolment: Whole }) {
  const { state } = enrolment;
  return (
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
        {enrolment.paused_days > 0 && `, ${enrolment.paused_days} days paused`}
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
  );
}

function EnrolmentActions({ enrolment }: { enrolment: Whole }) {
  const { id, state, patient_id: patientId } = enrolment;
  const [withdrawing, setWithdrawing] = useState(false);
  const done = (words: string) => () => {
    toast.success(words);
  };
  const pause = useApiMutation(PauseEnrolmentsDocument, { refreshes: PROGRAMS, onDone: done('Paused') });
  const restart = useApiMutation(RestartEnrolmentsDocument, { refreshes: PROGRAMS, onDone: done('Restarted') });
  const goesOn = can('programs.enrol') && isUnderWay(enrolment);
  return (
    <div className={classes.foot}>
      {can('patients.view') && (
        <Button component={Link} to={`/patients/${patientId}`} size="compact-sm" variant="default">
          Open patient
        </Button>
      )}
      {goesOn && state !== 'paused' && (
        <Button
          size="compact-sm"
          variant="default"
          loading={pause.isPending}
          onClick={() => pause.mutate({ ids: [id] })}
        >
          Pause
        </Button>
      )}
      {goesOn && state === 'paused' && (
        <Button size="compact-sm" loading={restart.isPending} onClick={() => restart.mutate({ ids: [id] })}>
          Restart
        </Button>
      )}
      {goesOn && (
        <Button size="compact-sm" variant="default" onClick={() => setWithdrawing(true)}>
          Withdraw
        </Button>
      )}
      {withdrawing && <WithdrawDialog enrolment={enrolment} onClose={() => setWithdrawing(false)} />}
    </div>
  );
}

/** Neither completed nor withdrawn. */
function isUnderWay({ state }: Whole): boolean {
  return state !== 'completed' && state !== 'withdrawn';
}

const STATES = {
  locked: { word: 'Locked', tone: 'neutral' },
  open: { word: 'Open', tone: 'info' },
  overdue: { word: 'Overdue', tone: 'danger' },
  done: { word: 'Done', tone: 'success' },
} as const;

function PieceRow({ enrolment, piece }: { enrolment: Whole; piece: Piece }) {
  const { content, state, problem } = piece;
  return (
    <Row
      title={content.title}
      subtitle={describePiece(piece)}
      lines={problem != null && <RowLine tone="danger">{problem}</RowLine>}
      badges={<StatusBadge tone={STATES[state].tone}>{STATES[state].word}</StatusBadge>}
      actions={can('programs.enrol') && <PieceActions enrolment={enrolment} piece={piece} />}
    />
  );
}

function describePiece(piece: Piece): RowPart[] {
  const { content, state } = piece;
  return [
    content.staff_title !== '' && `“${content.staff_title}”`,
    contentKindNames[content.kind],
    !content.required && 'optional',
    state === 'locked' && piece.waits_for != null && `waits for “${piece.waits_for}”`,
    state === 'locked' && piece.waits_for == null && piece.opens_date != null && `opens ${formatDay(piece.opens_date)}`,
    state !== 'done' && piece.due_date != null && `due ${formatDay(piece.due_date)}`,
    piece.released_by != null && `released early by ${piece.released_by}`,
    piece.completed_time != null && `done ${formatInstant(piece.completed_time)}`,
    piece.completed_by != null && `marked by ${piece.completed_by}`,
  ];
}

function PieceActions({ enrolment, piece: { content, state } }: { enrolment: Whole; piece: Piece }) {
  const { id, state: standing } = enrolment;
  const at = { enrolment_id: id, content_id: content.id };
  const release = useApiMutation(ReleaseContentDocument, { refreshes: PROGRAMS });
  const complete = useApiMutation(CompleteContentDocument, { refreshes: PROGRAMS });
  const busy = release.isPending || complete.isPending;
  const goesOn = isUnderWay(enrolment);
  if (state === 'done')
    return content.kind !== 'message' && standing !== 'withdrawn' ? (
      <RowButton of={content.title} busy={busy} onClick={() => complete.mutate({ ...at, done: false })}>
        Undo
      </RowButton>
    ) : null;
  if (state !== 'locked')
    return goesOn ? (
      <RowButton of={content.title} busy={busy} onClick={() => complete.mutate({ ...at, done: true })}>
        Mark as done
      </RowButton>
    ) : null;
  return goesOn && standing !== 'paused' ? (
    <RowButton of={content.title} busy={busy} onClick={() => release.mutate(at)}>
      Release now
    </RowButton>
  ) : null;
}

function WithdrawDialog({ enrolment, onClose }: { enrolment: Whole; onClose: () => void }) {
  const { id, version, patient_name: name } = enrolment;
  return (
    <ReasonDialog
      title={`Withdraw ${name}`}
      description="No more content is released. The patient can be enrolled again."
      confirm="Withdraw"
      maxLength={programLimits.reason}
      onReason={async (reason) => {
        await request(WithdrawEnrolmentDocument, { id, version, reason });
        toast.success(`${name} withdrawn`);
        refreshAll(PROGRAMS);
      }}
      onClose={onClose}
    />
  );
}
