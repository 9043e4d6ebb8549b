import { t } from '#kit/language/use-language.ts';
import { Textarea, TextInput } from '@mantine/core';
import { IconLifebuoy } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { DateInput } from '#kit/forms/fields/dates/date-field.tsx';
import { crisisWords } from '../../rules/crisis-words.ts';
import type { AnswerValue, FileValue, Question, SignatureValue } from '../../rules/question.ts';
import classes from './answering.module.css';
import { ChoiceField } from './choice-field.tsx';
import type { Option } from './digits-of.ts';
import { FileQuestion, type UploadFile } from './file-question.tsx';
import { MatrixField } from './matrix-field.tsx';
import { SignatureField } from './signature-field.tsx';

/** Props shared by all questions of a list. */
export interface QuestionFieldProps {
  question: Question;
  /** `question`, or `group.0.question`. */
  path: string;
  value: AnswerValue | undefined;
  problem: string | undefined;
  /** True for a crisis answer: help is shown here immediately. */
  crisis: boolean;
  upload: UploadFile | undefined;
  /** On one line, as staff answer it. */
  compact: boolean;
  /** What the digits of this and the following questions mean; empty if it is shown already. */
  legend: string;
  onChange: (value: AnswerValue) => void;
}

/** A question with its answer. */
export function QuestionField(props: QuestionFieldProps) {
  const { question, path, problem, crisis, compact, legend } = props;
  const id = useId();
  const described = [question.help !== '' && `${id}-help`, problem !== undefined && `${id}-problem`].filter(Boolean);
  return (
    <div
      className={classes.question}
      data-path={path}
      data-compact={compact || undefined}
      data-wrong={problem !== undefined || undefined}
    >
      {legend !== '' && <p className={classes.legend}>{legend}</p>}
      <p id={id} className={classes.words}>
        {question.text}
        {question.required && (
          <span className={classes.required} aria-hidden>
            {' '}
            *
          </span>
        )}
      </p>
      {question.help !== '' && (
        <p id={`${id}-help`} className={classes.help}>
          {question.help}
        </p>
      )}
      <Input {...props} labelledBy={id} describedBy={described.length > 0 ? described.join(' ') : undefined} />
      {problem !== undefined && (
        <p id={`${id}-problem`} className={classes.problem}>
          {problem}
        </p>
      )}
      {crisis && (
        <div role="alert" className={classes.crisis}>
          <IconLifebuoy size={22} stroke={1.75} aria-hidden />
          <div>
            <p>{t(crisisWords.patient)}</p>
            <p>
              <a href="tel:988">{t('Call 988')}</a> <a href="sms:988">{t('Text 988')}</a>{' '}
              <a href="tel:911">{t('Call 911')}</a>
            </p>
          </div>
        </div>
      )}
    </div>
  );
}

type InputProps = QuestionFieldProps & { labelledBy: string; describedBy: string | undefined };

function Input({
  question,
  value,
  problem,
  upload,
  compact,
  onChange,
  labelledBy,
  describedBy,
}: InputProps): ReactNode {
  const named = { 'aria-labelledby': labelledBy, 'aria-describedby': describedBy };
  const common = { ...named, size: 'md', error: problem !== undefined, required: false } as const;
  const text = typeof value === 'string' ? value : '';
  switch (question.type) {
    case 'short_text':
      return (
        <TextInput
          {...common}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value || null)}
          maxLength={300}
        />
      );
    case 'long_text':
      return (
        <Textarea
          {...common}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={5000}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value || null)}
        />
      );
    case 'number':
      return <NumberAnswer question={question} value={value} common={common} onChange={onChange} />;
    case 'date':
      return <DateInput {...common} defaultValue={text} onChange={(day) => onChange(day === '' ? null : day)} />;
    case 'yes_no':
    case 'single':
    case 'multiple':
    case 'scale':
      return <Choices {...{ question, value, compact, onChange, labelledBy, describedBy }} />;
    case 'matrix':
      return (
        <MatrixField
          question={question}
          labelledBy={labelledBy}
          value={(value ?? {}) as Record<string, string>}
          onChange={onChange}
        />
      );
    case 'signature':
      return (
        <SignatureField label={question.text} value={(value ?? null) as SignatureValue | null} onChange={onChange} />
      );
    case 'file':
      return (
        <FileQuestion
          labelledBy={labelledBy}
          value={(value ?? null) as FileValue | null}
          upload={upload}
          onChange={onChange}
        />
      );
    default:
      return null;
  }
}

type ChoicesProps = Pick<InputProps, 'question' | 'value' | 'compact' | 'onChange' | 'labelledBy' | 'describedBy'>;

function Choices({ question, value, onChange, ...named }: ChoicesProps) {
  const { type, low_label: lowest, high_label: highest } = question;
  const options = optionsOf(question);
  if (type === 'yes_no') {
    const chosen = value === true ? ['yes'] : value === false ? ['no'] : [];
    return (
      <ChoiceField
        {...named}
        question={question}
        options={options}
        chosen={chosen}
        onChange={([one]) => onChange(one === 'yes')}
      />
    );
  }
  if (type === 'scale') {
    return (
      <>
        <ChoiceField
          {...named}
          inline
          question={question}
          options={options}
          chosen={typeof value === 'number' ? [String(value)] : []}
          onChange={([one]) => onChange(Number(one))}
        />
        {lowest + highest !== '' && (
          <p className={classes.ends}>
            <span>{lowest}</span>
            <span>{highest}</span>
          </p>
        )}
      </>
    );
  }
  const isMultiple = type === 'multiple';
  const chosen = isMultiple ? ((value ?? []) as string[]) : typeof value === 'string' ? [value] : [];
  return (
    <ChoiceField
      {...named}
      question={question}
      options={options}
      several={isMultiple}
      chosen={chosen}
      onChange={(next) => onChange(isMultiple ? (next.length === 0 ? null : next) : next[0]!)}
    />
  );
}

/** Returns the options of a question; empty for the types without. */
export function optionsOf({ type, choices, low, high }: Question): readonly Option[] {
  if (type === 'yes_no')
    return [
      { value: 'yes', label: t('Yes') },
      { value: 'no', label: t('No') },
    ];
  if (type !== 'scale') return choices;
  const steps = Array.from({ length: (high ?? 10) - (low ?? 0) + 1 }, (_, index) => String((low ?? 0) + index));
  return steps.map((step) => ({ value: step, label: step }));
}

interface NumberAnswerProps {
  question: Question;
  value: AnswerValue | undefined;
  common: object;
  onChange: (value: AnswerValue) => void;
}

/** Invalid input stays as typed; the rules report the error. */
function NumberAnswer({ question, value, common, onChange }: NumberAnswerProps) {
  const [text, setText] = useState(() => (typeof value === 'number' ? String(value) : ''));
  return (
    <TextInput
      {...common}
      inputMode={question.decimals > 0 ? 'decimal' : 'numeric'}
      value={text}
      maxLength={20}
      rightSection={question.unit === '' ? undefined : <span className={classes.unit}>{question.unit}</span>}
      rightSectionWidth={question.unit === '' ? undefined : `${Math.min(12, question.unit.length * 0.6 + 1.5)}rem`}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        setText(typed);
        const number = Number(typed.trim().replace(',', '.'));
        onChange(typed.trim() === '' ? null : Number.isFinite(number) ? number : typed);
      }}
    />
  );
}
