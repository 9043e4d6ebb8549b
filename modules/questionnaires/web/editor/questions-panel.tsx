import { Button, Menu } from '@mantine/core';
import { DragDropProvider } from '@dnd-kit/react';
import { move } from '@dnd-kit/helpers';
import { IconPlus } from '@tabler/icons-react';
import { Panel } from '#kit/page/panel.tsx';
import { QUESTION_TYPES, questionTypeNames } from '../../rules/question.ts';
import { newQuestion, withFreeIds, withoutQuestion } from './edited-questionnaire.ts';
import classes from './editor.module.css';
import { QuestionCard } from './question-card.tsx';
import type { QuestionnaireEditorState } from './use-questionnaire-editor.ts';

interface QuestionsPanelProps {
  editing: QuestionnaireEditorState;
  onChooseGroup: () => void;
}

/** The questions in order, with buttons to expand, move, copy, delete and add. */
export function QuestionsPanel({ editing, onChooseGroup }: QuestionsPanelProps) {
  const { edited, issues, issuesAt, open, setOpen, isLocked, change, set, setQuestion, add } = editing;
  return (
    <Panel title="Questions" flush>
      <DragDropProvider
        onDragEnd={(event) => {
          if (!event.canceled) set({ questions: move(edited.questions, event) });
        }}
      >
        <ol className={classes.questions} aria-label="Questions">
          {edited.questions.map((question, index) => (
            <QuestionCard
              key={question.id}
              question={question}
              index={index}
              all={edited.questions}
              isOpen={open === question.id}
              disabled={isLocked}
              issues={issuesAt(`questions.${index}`)}
              onToggle={() => setOpen(open === question.id ? null : question.id)}
              onChange={(part) => setQuestion(question.id, part)}
              onMove={(by) => {
                const questions = [...edited.questions];
                const [moved] = questions.splice(index, 1);
                questions.splice(index + by, 0, moved!);
                set({ questions });
              }}
              onCopy={() => add(withFreeIds([question], edited.questions))}
              onRemove={() => change(withoutQuestion(edited, question.id))}
            />
          ))}
        </ol>
      </DragDropProvider>
      {edited.questions.length === 0 && <p className={classes.empty}>No questions yet.</p>}
      {issuesAt('questions').length > 0 && edited.questions.length === 0 && (
        <p className={classes.problem}>{issues['questions']}</p>
      )}
      {!isLocked && (
        <div className={classes.add}>
          <Menu position="bottom-start">
            <Menu.Target>
              <Button variant="default" leftSection={<IconPlus size={16} stroke={1.75} />}>
                Add question
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {QUESTION_TYPES.map((type) => (
                <Menu.Item key={type} onClick={() => add([newQuestion(type, edited.questions)])}>
                  {questionTypeNames[type]}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
          <Button variant="subtle" onClick={onChooseGroup}>
            Add from group
          </Button>
        </div>
      )}
    </Panel>
  );
}
