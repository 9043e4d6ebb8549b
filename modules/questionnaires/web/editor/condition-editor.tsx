import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ConditionTest, Question } from '../../rules/question.ts';
import classes from './editor.module.css';

interface ConditionEditorProps {
  question: Question;
  before: readonly Question[];
  onChange: (part: Partial<Question>) => void;
}

type Comparison = ConditionTest['is'];

const COMPARISONS: Readonly<Record<Comparison, string>> = {
  equals: 'is',
  not_equals: 'is not',
  includes: 'includes',
  answered: 'is answered',
  unanswered: 'is not answered',
  above: 'is above',
  below: 'is below',
  at_least: 'is at least',
  at_most: 'is at most',
};

/** The condition for showing the question, based on earlier answers. */
export function ConditionEditor({ question, before, onChange }: ConditionEditorProps) {
  const inReach = before.filter(
    ({ type, group }) => type !== 'heading' && type !== 'group' && (group === null || group === question.group),
  );
  const { condition } = question;
  const tests = condition?.tests ?? [];
  const set = (next: ConditionTest[], match = condition?.match ?? 'all'): void =>
    onChange({ condition: next.length === 0 ? null : { match, tests: next } });
  if (inReach.length === 0 && tests.length === 0) return null;
  return (
    <div className={classes.choices} role="group" aria-label="Shown only if">
      <span className={classes.label}>Shown only if</span>
      {tests.length > 1 && (
        <NativeSelect
          aria-label="Conditions required"
          value={condition?.match ?? 'all'}
          onChange={(event) => set([...tests], event.currentTarget.value === 'any' ? 'any' : 'all')}
          data={[
            { value: 'all', label: 'all of these are true' },
            { value: 'any', label: 'any of these is true' },
          ]}
        />
      )}
      {tests.map((test, index) => (
        <div key={index} className={classes.test}>
          <TestFields
            test={test}
            inReach={inReach}
            onChange={(next) => set(tests.map((each, at) => (at === index ? next : each)))}
          />
          <ActionIcon
            aria-label={`Delete condition ${index + 1}`}
            onClick={() => set(tests.filter((_, at) => at !== index))}
          >
            <IconTrash size={16} stroke={1.75} />
          </ActionIcon>
        </div>
      ))}
      {inReach.length > 0 && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={14} stroke={1.75} />}
          onClick={() => set([...tests, firstTest(inReach.at(-1)!)])}
        >
          Add condition
        </Button>
      )}
    </div>
  );
}

interface TestFieldsProps {
  test: ConditionTest;
  inReach: readonly Question[];
  onChange: (test: ConditionTest) => void;
}

function TestFields({ test, inReach, onChange }: TestFieldsProps) {
  const question = inReach.find(({ id }) => id === test.question);
  return (
    <>
      <NativeSelect
        aria-label="Question"
        value={test.question}
        onChange={(event) => {
          const chosen = inReach.find(({ id }) => id === event.currentTarget.value);
          if (chosen !== undefined) onChange(firstTest(chosen));
        }}
        data={inReach.map(({ id, text }) => ({ value: id, label: text || id }))}
      />
      <NativeSelect
        aria-label="Comparison"
        value={test.is}
        onChange={(event) => onChange({ ...test, is: event.currentTarget.value as Comparison })}
        data={comparisonsOf(question).map((value) => ({ value, label: COMPARISONS[value] }))}
      />
      {test.is !== 'answered' && test.is !== 'unanswered' && question !== undefined && (
        <ValueField test={test} question={question} onChange={onChange} />
      )}
    </>
  );
}

function ValueField({ test, question, onChange }: Omit<TestFieldsProps, 'inReach'> & { question: Question }) {
  if (question.type === 'yes_no')
    return (
      <NativeSelect
        aria-label="Value"
        value={test.value === false ? 'no' : 'yes'}
        onChange={(event) => onChange({ ...test, value: event.currentTarget.value === 'yes' })}
        data={[
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ]}
      />
    );
  if (question.choices.length > 0)
    return (
      <NativeSelect
        aria-label="Value"
        value={String(test.value ?? '')}
        onChange={(event) => onChange({ ...test, value: event.currentTarget.value })}
        data={question.choices.map(({ value, label }) => ({ value, label: label || value }))}
      />
    );
  const isNumber = question.type === 'number' || question.type === 'scale';
  return (
    <TextInput
      aria-label="Value"
      value={String(test.value ?? '')}
      inputMode={isNumber ? 'decimal' : 'text'}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        const number = Number(typed);
        onChange({ ...test, value: isNumber && typed !== '' && Number.isFinite(number) ? number : typed });
      }}
    />
  );
}

function comparisonsOf(question: Question | undefined): Comparison[] {
  const always: Comparison[] = ['answered', 'unanswered'];
  if (question === undefined) return always;
  if (question.type === 'multiple') return ['includes', ...always];
  if (question.type === 'number' || question.type === 'scale')
    return ['equals', 'not_equals', 'above', 'below', 'at_least', 'at_most', ...always];
  if (question.type === 'date') return [...always, 'equals', 'above', 'below', 'at_least', 'at_most'];
  return question.type === 'single' || question.type === 'yes_no' || question.type === 'short_text'
    ? ['equals', 'not_equals', ...always]
    : always;
}

function firstTest(question: Question): ConditionTest {
  const is = comparisonsOf(question)[0]!;
  const value = question.type === 'yes_no' ? true : (question.choices[0]?.value ?? null);
  const isNumber = question.type === 'number' || question.type === 'scale';
  return { question: question.id, is, value: is === 'answered' ? null : isNumber ? (question.low ?? 0) : value };
}
