import { t, useLanguage } from '#kit/language/use-language.ts';
import { Button } from '@mantine/core';
import { useCallback, useId, useState } from 'react';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { formatDay } from '#kit/formats/day.ts';
import { formatMoney } from '#kit/formats/money.ts';
import type { PortalSectionProps } from '#kit/module/web-module.ts';
import { usePortalRead } from '#kit/portal/use-portal-read.ts';
import { type ContentKind, contentKindNames } from '../../rules/content-kinds.ts';
import classes from './portal-programs.module.css';

interface Piece {
  id: string;
  kind: ContentKind;
  title: string;
  required: boolean;
  state: 'locked' | 'open' | 'overdue' | 'done';
  opens_date: string | null;
  waits_for: string | null;
  due_date: string | null;
  /** True if the patient marks it as done; other kinds are completed by the record they link to. */
  is_said_done: boolean;
}

interface PatientProgram {
  id: string;
  name: string;
  state: 'enrolled' | 'in_progress' | 'paused' | 'completed';
  percent: number;
  contents: Piece[];
}

interface OpenedContent {
  body: string;
  video_url: string | null;
  file_name: string | null;
  product: { name: string; price_cents: number } | null;
}

type Call = PortalSectionProps['call'];

/** A patient's programs: open content, upcoming content, and progress. Renders nothing if there are none. */
export function PortalPrograms({ call }: PortalSectionProps) {
  useLanguage();
  const load = useCallback(() => call<{ programs: PatientProgram[] }>('programs.list'), [call]);
  const read = usePortalRead(load);
  if (read.data === undefined && read.error !== null)
    return (
      <section className={classes.card}>
        <ReadHint read={read} label={t('Your programs')} />
      </section>
    );
  return read.data?.programs.map((program) => (
    <ProgramCard key={program.id} program={program} call={call} onChanged={read.refetch} />
  ));
}

interface ProgramCardProps {
  program: PatientProgram;
  call: Call;
  onChanged: () => Promise<void>;
}

function ProgramCard({ program, call, onChanged }: ProgramCardProps) {
  const id = useId();
  const done = program.contents.filter(({ state }) => state === 'done').length;
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id}>{program.name}</h2>
      <p className={classes.quiet}>
        {program.state === 'completed' && `${t('You have completed this program. Well done.')} `}
        {program.state === 'paused' && `${t('Paused: new content opens when your clinic resumes the program.')} `}
        {t('{done} of {all} done, {percent}% of the required content', {
          done,
          all: program.contents.length,
          percent: program.percent,
        })}
      </p>
      <ol className={classes.pieces}>
        {program.contents.map((piece) => (
          <PieceItem key={piece.id} programId={program.id} piece={piece} call={call} onChanged={onChanged} />
        ))}
      </ol>
    </section>
  );
}

const WHERE: Readonly<Partial<Record<ContentKind, string>>> = {
  questionnaire: 'Answer it on this page, under “Questions for you”.',
  task: 'Find it on this page under “My tasks” and check it off when it is done.',
  message: 'It was sent to you. Read it on this page under “My messages”.',
};

function stateWords({ state, opens_date, waits_for, due_date }: Piece): string {
  if (state === 'done') return t('Done');
  if (state === 'overdue') return due_date === null ? t('Overdue') : t('Was due {day}', { day: formatDay(due_date) });
  if (state === 'open') return due_date === null ? t('Open') : t('Due {day}', { day: formatDay(due_date) });
  if (waits_for !== null) return t('Opens after “{title}”', { title: waits_for });
  return opens_date === null ? t('Opens later') : t('Opens {day}', { day: formatDay(opens_date) });
}

interface PieceItemProps {
  programId: string;
  piece: Piece;
  call: Call;
  onChanged: () => Promise<void>;
}

function PieceItem({ programId, piece, call, onChanged }: PieceItemProps) {
  const use = useOpenedPiece({ programId, piece, call, onChanged });
  const { opened, isRequested, problem } = use;
  const { kind, state, title, required } = piece;
  return (
    <li className={classes.piece}>
      <div className={classes.line}>
        <strong>{title}</strong>
        <span>{stateWords(piece)}</span>
      </div>
      <span className={classes.quiet}>
        {t(contentKindNames[kind])}
        {!required && `, ${t('optional')}`}
      </span>
      {opened !== null && opened.body !== '' && <p className={classes.words}>{opened.body}</p>}
      {opened?.product != null && (
        <p className={classes.words}>
          <strong>{opened.product.name}</strong>, {formatMoney(opened.product.price_cents)}.{' '}
          {t('Ask for it at your next visit, or write to us.')}
        </p>
      )}
      {opened !== null && WHERE[kind] !== undefined && <p className={classes.words}>{t(WHERE[kind])}</p>}
      {isRequested && <p role="status">{t('Your clinic will offer you a time.')}</p>}
      {problem !== null && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      {state !== 'locked' && <PieceButtons piece={piece} use={use} />}
    </li>
  );
}

/** Loads an opened piece of content, with its actions. */
function useOpenedPiece({ programId, piece, call, onChanged }: PieceItemProps) {
  const [opened, setOpened] = useState<OpenedContent | null>(null);
  const [isRequested, setRequested] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const at = { enrolment_id: programId, content_id: piece.id };
  const run = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
      setProblem(null);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : t('Something went wrong.'));
    }
    setBusy(false);
  };
  return {
    opened,
    isRequested,
    problem,
    isBusy,
    open: () => run(async () => setOpened(await call<OpenedContent>('programs.open', at))),
    download: () =>
      run(async () => {
        const { type, data } = await call<{ type: string; data: string }>('programs.document', at);
        saveFile(type, data, opened?.file_name ?? piece.title);
      }),
    ask: () =>
      run(async () => {
        await call('programs.ask', at);
        setRequested(true);
      }),
    report: (operation: 'programs.done' | 'programs.reopen') =>
      run(async () => {
        await call(operation, at);
        await onChanged();
      }),
  };
}

/** Downloads a base64 file. */
function saveFile(type: string, data: string, name: string): void {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.codePointAt(0)!);
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

function PieceButtons({ piece, use }: { piece: Piece; use: ReturnType<typeof useOpenedPiece> }) {
  const { kind, state, title, is_said_done: isSaidDone } = piece;
  const { opened, isBusy } = use;
  if (opened === null)
    return (
      <div className={classes.buttons}>
        <Button
          variant="default"
          loading={isBusy}
          aria-label={t('View: {title}', { title })}
          onClick={() => void use.open()}
        >
          {t('View')}
        </Button>
      </div>
    );
  return (
    <div className={classes.buttons}>
      {opened.video_url != null && (
        <Button component="a" href={opened.video_url} target="_blank" rel="noreferrer noopener" variant="default">
          {t('Watch the video')}
        </Button>
      )}
      {opened.file_name != null && (
        <Button variant="default" loading={isBusy} onClick={() => void use.download()}>
          {t('Download {name}', { name: opened.file_name })}
        </Button>
      )}
      {kind === 'appointment' && state !== 'done' && !use.isRequested && (
        <Button variant="default" loading={isBusy} onClick={() => void use.ask()}>
          {t('Ask for an appointment')}
        </Button>
      )}
      {isSaidDone && state !== 'done' && (
        <Button
          loading={isBusy}
          aria-label={t('Mark as done: {title}', { title })}
          onClick={() => void use.report('programs.done')}
        >
          {t('Mark as done')}
        </Button>
      )}
      {isSaidDone && state === 'done' && (
        <Button variant="subtle" loading={isBusy} onClick={() => void use.report('programs.reopen')}>
          {t('Mark as not done')}
        </Button>
      )}
    </div>
  );
}
