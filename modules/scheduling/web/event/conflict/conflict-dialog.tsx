import { Modal } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { eventMessages } from '../../../rules/index.ts';
import { forgetConflictQuestion, useConflictQuestion } from './conflict-question.ts';
import { SingleConflict } from './single-conflict.tsx';

const SeriesConflicts = lazy(() =>
  import('./series-conflicts.tsx').then((file) => ({ default: file.SeriesConflicts })),
);

/** Asks whether an event may overlap others, and says which. Escape and a click beside it mean no. */
export function ConflictDialog() {
  const { asked, open } = useConflictQuestion();
  const isSeries = (asked?.occurrences.length ?? 0) > 0;
  return (
    <Modal
      opened={open}
      onExitTransitionEnd={forgetConflictQuestion}
      onClose={() => asked?.answer(null)}
      title={eventMessages.conflictTitle}
      size={isSeries ? '44rem' : '28rem'}
      zIndex={900}
      withCloseButton={false}
    >
      {asked !== null &&
        (isSeries ? (
          <Suspense>
            <SeriesConflicts question={asked} onAnswer={asked.answer} />
          </Suspense>
        ) : (
          <SingleConflict question={asked} onAnswer={asked.answer} />
        ))}
    </Modal>
  );
}
