import { Modal } from '@mantine/core';
import { useApiQuery } from '#kit/api/use-api.ts';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { RowButton } from '#kit/rows/row-buttons.tsx';
import { Row } from '#kit/rows/row.tsx';
import type { Question } from '../../rules/question.ts';
import { QuestionGroupsDocument } from '../chart.operations.gen.ts';
import { questionsOf } from './edited-questionnaire.ts';
import { describeGroup } from './group-words.ts';

interface GroupChoiceProps {
  onChoose: (questions: Question[]) => void;
  onClose: () => void;
}

/** Inserts copies of a group's questions into the questionnaire. */
export function GroupChoice({ onChoose, onClose }: GroupChoiceProps) {
  const read = useApiQuery(QuestionGroupsDocument, {}, { quiet: true });
  return (
    <Modal opened onClose={onClose} title="Add from group" closeButtonProps={{ 'aria-label': 'Close' }}>
      <ReadRows
        label="Question groups"
        read={read}
        rows={({ question_groups }) => question_groups}
        empty={{ title: 'No groups yet', detail: 'To create one, choose “Save as group” in the editor.' }}
        loadingRows={3}
      >
        {(group) => (
          <Row
            title={group.name}
            subtitle={describeGroup(group)}
            actions={
              <RowButton of={group.name} onClick={() => onChoose(questionsOf(group.questions))}>
                Add
              </RowButton>
            }
          />
        )}
      </ReadRows>
    </Modal>
  );
}
