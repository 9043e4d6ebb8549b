import { Modal } from '@mantine/core';
import { useState } from 'react';
import { usePhone } from '#kit/page/use-phone.ts';
import { scoreText } from '../../rules/answer-text.ts';
import { evaluate } from '../../rules/evaluate.ts';
import type { Answers } from '../../rules/question.ts';
import { QuestionList } from '../answering/question-list.tsx';
import classes from './editor.module.css';
import type { EditedQuestionnaire } from './edited-questionnaire.ts';

interface PreviewDialogProps {
  edited: EditedQuestionnaire;
  onClose: () => void;
}

/** The questionnaire as shown to patients on a phone; answers are not saved. */
export function PreviewDialog({ edited, onClose }: PreviewDialogProps) {
  const phone = usePhone();
  const [answers, setAnswers] = useState<Answers>({});
  const { percent, scores } = evaluate(edited, answers, null);
  return (
    <Modal
      opened
      onClose={onClose}
      title="Patient preview"
      size="27rem"
      fullScreen={phone}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <div className={classes.phone}>
        <h2 className={classes.phoneTitle}>{edited.name}</h2>
        <QuestionList
          questions={edited.questions}
          answers={answers}
          problems={{}}
          onChange={(id, value) => setAnswers({ ...answers, [id]: value })}
        />
      </div>
      <p className={classes.quiet} role="status">
        {[`${percent}% answered`, ...scores.map(scoreText)].join(' · ')}
      </p>
    </Modal>
  );
}
