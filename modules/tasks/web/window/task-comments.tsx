import { Button, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { toast } from '#kit/feedback/toast.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { taskLimits, taskMessages } from '../../rules/index.ts';
import { CommentTaskDocument } from '../task.operations.gen.ts';
import classes from '../tasks.module.css';
import type { WholeTask } from './whole-task.ts';

interface TaskCommentsProps {
  task: WholeTask;
  mayComment: boolean;
  run: (work: Promise<unknown>) => Promise<boolean>;
  /** Unsubmitted text; owned by the window, so that it isn't lost when that is saved or closed. */
  text: string;
  onText: (text: string) => void;
}

/** The comments of a task; Ctrl+Enter submits. */
export function TaskComments({ task, mayComment, run, text, onText: setText }: TaskCommentsProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (): Promise<void> => {
    if (isBusy) return;
    if (text.trim() === '') {
      setProblem(taskMessages.blankComment);
      return;
    }
    setBusy(true);
    if (await run(request(CommentTaskDocument, { id: task.taskID, comment: text }))) {
      setText('');
      toast.success(taskMessages.commented);
    }
    setBusy(false);
  };
  return (
    <section aria-label="Comments">
      <Text size="sm" fw={500}>
        Comments
      </Text>
      {/* Scrollable content must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
      <ul className={classes.comments} tabIndex={0} aria-label="Earlier comments">
        {task.discussion.map((comment) => (
          <li key={comment.commentID}>
            <Text size="xs" c="dimmed">
              {comment.commenterName}
              {comment.commenterType === 'Patient' && ' (Patient)'}, {formatInstant(comment.createDateTime)}
            </Text>
            <p className={classes.details}>{comment.content}</p>
          </li>
        ))}
      </ul>
      {mayComment && (
        <div className={classes.adder}>
          <Textarea
            className={classes.grow}
            aria-label="Comment"
            placeholder="Write a comment; Ctrl+Enter submits"
            autosize
            minRows={2}
            maxRows={6}
            maxLength={taskLimits.comment}
            value={text}
            error={problem}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setProblem(null);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              void submit();
            }}
          />
          <Button variant="default" loading={isBusy} onClick={() => void submit()}>
            Comment
          </Button>
        </div>
      )}
    </section>
  );
}
