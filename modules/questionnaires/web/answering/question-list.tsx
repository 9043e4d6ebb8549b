import { t } from '#kit/language/use-language.ts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { evaluate } from '../../rules/evaluate.ts';
import type { Answers, AnswerValue, GroupEntry, Question } from '../../rules/question.ts';
import classes from './answering.module.css';
import { legendOf } from './digits-of.ts';
import type { UploadFile } from './file-question.tsx';
import { optionsOf, QuestionField } from './question-field.tsx';

interface QuestionListProps {
  questions: readonly Question[];
  answers: Answers;
  /** Errors by path: from the server, or missing answers on submission. */
  problems: Readonly<Record<string, string>>;
  upload?: UploadFile;
  /** One line per question, for staff. */
  compact?: boolean;
  onChange: (question: string, value: AnswerValue) => void;
}

/** The questions that are visible for the current answers; the server applies the same rules. */
export function QuestionList({ questions, answers, problems, upload, compact = false, onChange }: QuestionListProps) {
  const { shown, issues, crisis } = evaluate({ questions: [...questions], scores: [] }, answers, null);
  const seen = new Set(shown);
  const wrong = new Map([...Object.entries(problems), ...issues.map(({ path, message }) => [path, message] as const)]);
  const legends = compact ? newLegends(questions.filter(({ id, group }) => group !== null || seen.has(id))) : null;
  const field = (
    question: Question,
    path: string,
    value: AnswerValue | undefined,
    set: (next: AnswerValue) => void,
  ) => (
    <QuestionField
      key={path}
      question={question}
      path={path}
      value={value}
      problem={wrong.get(path)}
      crisis={crisis.includes(path)}
      upload={upload}
      compact={compact}
      legend={legends?.get(question.id) ?? ''}
      onChange={set}
    />
  );
  return (
    <div className={classes.list} data-compact={compact || undefined}>
      {questions.map((question) => {
        if (question.group !== null || !seen.has(question.id)) return null;
        if (question.type === 'heading')
          return (
            <h2 key={question.id} className={classes.heading}>
              {question.text}
            </h2>
          );
        if (question.type !== 'group')
          return field(question, question.id, answers[question.id], (next) => onChange(question.id, next));
        return (
          <GroupFields
            key={question.id}
            group={question}
            entries={(answers[question.id] ?? []) as GroupEntry[]}
            problem={wrong.get(question.id)}
            onChange={(entries) => onChange(question.id, entries)}
            renderEntry={(entry, index, set) =>
              questions
                .filter((child) => child.group === question.id && seen.has(`${question.id}.${index}.${child.id}`))
                .map((child) =>
                  child.type === 'heading' ? (
                    <h3 key={child.id}>{child.text}</h3>
                  ) : (
                    field(child, `${question.id}.${index}.${child.id}`, entry[child.id], (next) =>
                      set({ ...entry, [child.id]: next }),
                    )
                  ),
                )
            }
          />
        );
      })}
    </div>
  );
}

/** Returns the legend of each question whose digits mean something else than those of the question before. */
function newLegends(questions: readonly Question[]): ReadonlyMap<string, string> {
  const legends = new Map<string, string>();
  let before = '';
  for (const question of questions) {
    const isChoice = question.type === 'single' || question.type === 'yes_no';
    const legend = isChoice ? legendOf(optionsOf(question)) : '';
    if (legend !== before) legends.set(question.id, legend);
    before = legend;
  }
  return legends;
}

interface GroupFieldsProps {
  group: Question;
  entries: readonly GroupEntry[];
  problem: string | undefined;
  onChange: (entries: GroupEntry[]) => void;
  renderEntry: (entry: GroupEntry, index: number, set: (entry: GroupEntry) => void) => React.ReactNode;
}

function GroupFields({ group, entries, problem, onChange, renderEntry }: GroupFieldsProps) {
  const isOne = group.most === 1;
  const shown = isOne && entries.length === 0 ? [{}] : entries;
  const set = (index: number) => (entry: GroupEntry) =>
    onChange(shown.length === 0 ? [entry] : shown.map((each, at) => (at === index ? entry : each)));
  return (
    <section className={classes.group} aria-label={group.text} data-path={group.id}>
      <h2>{group.text}</h2>
      {group.help !== '' && <p className={classes.help}>{group.help}</p>}
      {shown.map((entry, index) => (
        <div
          key={`${index}/${shown.length}`}
          className={isOne ? undefined : classes.entry}
          role={isOne ? undefined : 'group'}
          aria-label={isOne ? undefined : `${group.text} ${index + 1}`}
        >
          {renderEntry(entry, index, set(index))}
          {!isOne && (
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() => onChange(entries.filter((_, at) => at !== index))}
              aria-label={t('Remove {name}', { name: `${group.text} ${index + 1}` })}
            >
              {t('Remove')}
            </Button>
          )}
        </div>
      ))}
      {problem !== undefined && <p className={classes.problem}>{problem}</p>}
      {!isOne && entries.length < group.most && (
        <Button
          variant="default"
          size="md"
          leftSection={<IconPlus size={18} stroke={1.75} />}
          onClick={() => onChange([...entries, {}])}
        >
          {entries.length === 0 ? t('Add one') : t('Add another')}
        </Button>
      )}
    </section>
  );
}
