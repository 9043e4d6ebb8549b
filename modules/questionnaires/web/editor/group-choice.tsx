import { Button, Modal } from '@mantine/core';
import { useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import type { Question } from '../../rules/question.ts';
import { QuestionGroupsDocument } from '../chart.operations.gen.ts';
import classes from './editor.module.css';
import { questionsOf } from './edited-questionnaire.ts';

interface GroupChoiceProps {
  onChoose: (questions: Question[]) => void;
  onClose: () => void;
}

/** Takes the questions of a group over; from then on they are the questionnaire's own. */
export function GroupChoice({ onChoose, onClose }: GroupChoiceProps) {
  const { data, isError, error, refetch } = useApiQuery(QuestionGroupsDocument, {}, { quiet: true });
  const groups = data?.question_groups;
  return (
    <Modal opened onClose={onClose} title="Add from a group" closeButtonProps={{ 'aria-label': 'Close' }}>
      {groups === undefined && !isError && <RowsSkeleton rows={3} />}
      {groups === undefined && isError && <ErrorState error={error} what="The groups" onRetry={() => void refetch()} />}
      {groups?.length === 0 && <EmptyState title="No groups yet">Keep some with “Keep as group”.</EmptyState>}
      <ul className={classes.groups}>
        {groups?.map((group) => (
          <li key={group.id}>
            <span className={classes.grow}>
              <strong>{group.name}</strong>
              <small>{[group.group_type, `${group.questions.length} questions`, ...group.tags].join(' · ')}</small>
            </span>
            <Button variant="default" size="compact-sm" onClick={() => onChoose(questionsOf(group.questions))}>
              Add
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
