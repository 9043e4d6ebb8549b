import { Modal } from '@mantine/core';
import { Suspense } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { eventMessages } from '../../../rules/index.ts';
import { forgetConflictQuestion, useConflictQuestion } from './conflict-question.ts';
import { SingleConflict } from './single-conflict.tsx';

const SeriesConflicts = lazy(() =>
  import('./series-conflicts.tsx').then((file) => ({ default: file.SeriesConflicts })),
);

/** Shows the conflicts of an event and asks whether to book anyway. Escape or a click outside declines. */
export function ConflictDialog() {
  const { question, open } = useConflictQuestion();
  const isSeries = (question?.occurrences.length ?? 0) > 0;
  return (
    <Modal
      opened={open}
      onExitTransitionEnd={forgetConflictQuestion}
      onClose={() => question?.answer(null)}
      title={eventMessages.conflictTitle}
      size={isSeries ? '44rem' : '28rem'}
      zIndex={900}
      withCloseButton={false}
    >
      {question !== null &&
        (isSeries ? (
          <Suspense>
            <SeriesConflicts question={question} onAnswer={question.answer} />
          </Suspense>
        ) : (
          <SingleConflict question={question} onAnswer={question.answer} />
        ))}
    </Modal>
  );
}
