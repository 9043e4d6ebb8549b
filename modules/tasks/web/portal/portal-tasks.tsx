import { t, useLanguage } from '#kit/language/use-language.ts';
import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox, FileButton, Textarea } from '@mantine/core';
import { useCallback, useId, useState } from 'react';
import { Notice } from '#kit/feedback/notice.tsx';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { ReadLines } from '#kit/feedback/read-state.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { shrinkPhoto } from '#kit/images/shrink-photo.ts';
import type { PortalSectionProps } from '#kit/module/web-module.ts';
import { usePortalRead } from '#kit/portal/use-portal-read.ts';
import { taskFileEndings } from '../../rules/task-file.ts';
import classes from './portal-tasks.module.css';

interface PortalTask {
  id: string;
  subject: string;
  description: string;
  due_time: string | null;
  complete_time: string | null;
  doctor_name: string;
  steps: { id: string; step_content: string; complete_time: string | null }[];
  comments: { id: string; content: string; commenter_name: string; commenter_type: string; create_time: string }[];
  attachments: string[];
}

/** Runs an operation; returns the problem in words, or null. */
type Act = (operation: string, input: object) => Promise<string | null>;

/** The patient's tasks: steps to check, questions, pictures to send, and completion. */
export function PortalTasks({ call }: PortalSectionProps) {
  useLanguage();
  const id = useId();
  const read = usePortalRead(useCallback(() => call<{ tasks: PortalTask[] }>('tasks.list'), [call]));
  const act: Act = async (operation, input) => {
    try {
      await call(operation, input);
      await read.refetch();
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : t('Something went wrong.');
    }
  };
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id}>{t('My tasks')}</h2>
      {read.data !== undefined && <ReadHint read={{ ...read, data: undefined }} label={t('Your latest tasks')} />}
      <ReadLines read={read} label={t('Your tasks')}>
        {({ tasks }) =>
          tasks.length === 0 ? (
            <p role="status">{t('You have no tasks.')}</p>
          ) : (
            <ul className={classes.tasks}>
              {tasks.map((task) => (
                <PortalTaskItem key={task.id} task={task} act={act} />
              ))}
            </ul>
          )
        }
      </ReadLines>
    </section>
  );
}

function PortalTaskItem({ task, act }: { task: PortalTask; act: Act }) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isDone = task.complete_time !== null;
  const { id: taskId } = task;
  const run = async (operation: string, input: object = {}): Promise<boolean> => {
    setBusy(true);
    const wrong = await act(operation, { taskId, ...input });
    setProblem(wrong);
    setBusy(false);
    return wrong === null;
  };
  return (
    <li className={classes.task}>
      <div className={classes.line}>
        <strong>{task.subject}</strong>
        {isDone ? (
          <span>{t('Done')}</span>
        ) : (
          task.due_time !== null && <span>{t('Due {time}', { time: formatInstant(task.due_time) })}</span>
        )}
      </div>
      {task.description !== '' && <p className={classes.words}>{task.description}</p>}
      <small>{t('From {name}', { name: task.doctor_name })}</small>
      {task.steps.map((step) => (
        <Checkbox
          key={step.id}
          label={step.step_content}
          checked={step.complete_time !== null}
          disabled={isDone || isBusy}
          onChange={() => void run('tasks.step', { stepId: step.id, done: step.complete_time === null })}
        />
      ))}
      {task.attachments.length > 0 && <small>{t('Files: {names}', { names: task.attachments.join(', ') })}</small>}
      {task.comments.map((each) => (
        <p key={each.id} className={classes.words}>
          <small>
            {each.commenter_type === 'Patient' ? t('You') : each.commenter_name}, {formatInstant(each.create_time)}
          </small>
          <br />
          {each.content}
        </p>
      ))}
      {!isDone && <AnswerTask task={task} run={run} isBusy={isBusy} />}
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      {isDone && (
        <Button variant="subtle" size="compact-md" disabled={isBusy} onClick={() => void run('tasks.reopen')}>
          {t('Mark as not done')}
        </Button>
      )}
    </li>
  );
}

interface AnswerTaskProps {
  task: PortalTask;
  run: (operation: string, input?: object) => Promise<boolean>;
  isBusy: boolean;
}

/** A patient's actions on an open task: comment, attach a file, complete it. */
function AnswerTask({ task, run, isBusy }: AnswerTaskProps) {
  const [comment, setComment] = useState('');
  const [fileProblem, setFileProblem] = useState<string | null>(null);
  const attach = async (file: File | null): Promise<void> => {
    if (file === null) return;
    const photo = await shrinkPhoto(file);
    setFileProblem(typeof photo === 'string' ? photo : null);
    if (typeof photo === 'string') return;
    const bytes = new Uint8Array(await photo.arrayBuffer());
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    await run('tasks.attach', { name: photo.name, bytes: btoa(text) });
  };
  return (
    <>
      <Textarea
        aria-label={t('Comment on: {subject}', { subject: task.subject })}
        placeholder={t('Ask or tell us about this task')}
        autosize
        minRows={1}
        maxRows={5}
        maxLength={4000}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      {fileProblem !== null && <Notice tone="danger">{fileProblem}</Notice>}
      <div className={classes.buttons}>
        <Button
          variant="default"
          disabled={comment.trim() === ''}
          loading={isBusy}
          onClick={() => void run('tasks.comment', { comment }).then((ok) => ok && setComment(''))}
        >
          {t('Send')}
        </Button>
        <FileButton accept={['image/*', ...taskFileEndings].join(',')} onChange={(file) => void attach(file)}>
          {(props) => (
            <Button {...props} variant="default" disabled={isBusy}>
              {t('Attach a file')}
            </Button>
          )}
        </FileButton>
        <Button disabled={isBusy} onClick={() => void run('tasks.complete')}>
          {t('Mark as done')}
        </Button>
      </div>
    </>
  );
}
