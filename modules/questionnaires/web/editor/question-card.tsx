import { ActionIcon } from '@mantine/core';
import { useSortable } from '@dnd-kit/react/sortable';
import { IconArrowDown, IconArrowUp, IconCopy, IconGripVertical, IconTrash } from '@tabler/icons-react';
import { type Question, questionTypeNames } from '../../rules/question.ts';
import classes from './editor.module.css';
import { QuestionSettings } from './question-settings.tsx';

interface QuestionCardProps {
  question: Question;
  index: number;
  all: readonly Question[];
  isOpen: boolean;
  disabled: boolean;
  issues: readonly string[];
  onToggle: () => void;
  onChange: (part: Partial<Question>) => void;
  onMove: (by: 1 | -1) => void;
  onCopy: () => void;
  onRemove: () => void;
}

/** A question in the editor: sortable by handle or buttons, and expandable for editing. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, index, all, isOpen, disabled, issues, onToggle, onChange, onMove, onCopy, onRemove } = props;
  const { ref, handleRef, isDragging } = useSortable({ id: question.id, index, disabled });
  const name = question.text || questionTypeNames[question.type];
  const traits = [
    questionTypeNames[question.type],
    question.required && 'required',
    question.condition !== null && 'conditional',
    question.crisis_above !== null && 'crisis answer',
    question.record !== null && 'updates record',
  ].filter(Boolean);
  return (
    <li
      ref={ref}
      className={classes.card}
      data-dragging={isDragging || undefined}
      data-inside={question.group !== null || undefined}
      data-wrong={issues.length > 0 || undefined}
    >
      <div className={classes.cardHead}>
        {!disabled && (
          <button ref={handleRef} type="button" className={classes.handle} aria-label={`Drag ${name}`}>
            <IconGripVertical size={18} stroke={1.75} />
          </button>
        )}
        <button type="button" className={classes.cardTitle} aria-expanded={isOpen} onClick={onToggle}>
          <span className={classes.cardName}>{name}</span>
          <small>{traits.join(' · ')}</small>
        </button>
        {!disabled && (
          <ActionIcon.Group>
            <ActionIcon aria-label={`Move ${name} up`} disabled={index === 0} onClick={() => onMove(-1)}>
              <IconArrowUp size={16} stroke={1.75} />
            </ActionIcon>
            <ActionIcon aria-label={`Move ${name} down`} disabled={index === all.length - 1} onClick={() => onMove(1)}>
              <IconArrowDown size={16} stroke={1.75} />
            </ActionIcon>
            <ActionIcon aria-label={`Copy ${name}`} onClick={onCopy}>
              <IconCopy size={16} stroke={1.75} />
            </ActionIcon>
            <ActionIcon aria-label={`Delete ${name}`} onClick={onRemove}>
              <IconTrash size={16} stroke={1.75} />
            </ActionIcon>
          </ActionIcon.Group>
        )}
      </div>
      {issues.length > 0 && (
        <p className={classes.problem} role="alert">
          {issues.join('. ')}
        </p>
      )}
      {isOpen && (
        <QuestionSettings question={question} before={all.slice(0, index)} disabled={disabled} onChange={onChange} />
      )}
    </li>
  );
}
