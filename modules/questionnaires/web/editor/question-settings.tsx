import { Checkbox, NativeSelect, NumberInput, TextInput, Textarea } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import {
  type Question,
  QUESTION_TYPES,
  questionTypeNames,
  RECORD_TARGETS,
  type RecordTarget,
} from '../../rules/question.ts';
import { ChoicesEditor } from './choices-editor.tsx';
import { ConditionEditor } from './condition-editor.tsx';
import classes from './editor.module.css';

interface QuestionSettingsProps {
  question: Question;
  /** The questions above, which it can depend on and be grouped in. */
  before: readonly Question[];
  disabled: boolean;
  onChange: (part: Partial<Question>) => void;
}

const RECORD_NAMES: Readonly<Record<RecordTarget, string>> = {
  mobile: 'Mobile',
  home_phone: 'Home phone',
  email: 'Email',
  emergency_contact_name: 'Emergency contact',
  emergency_contact_phone: 'Emergency phone',
  mailing_address: 'Address',
  allergies: 'Allergies',
  medications: 'Medications',
};

const PARTS: Readonly<Record<string, readonly string[]>> = {
  mailing_address: ['address_line1', 'address_line2', 'city', 'state_or_provice', 'postal_code', 'country'],
  allergies: ['allergy_substance', 'allergy_category', 'reaction'],
  medications: ['drug_name', 'frequency'],
};

/** The settings of a question, depending on its type. */
export function QuestionSettings({ question, before, disabled, onChange }: QuestionSettingsProps) {
  const { type } = question;
  const groups = before.filter((each) => each.type === 'group');
  const isAnswered = type !== 'heading';
  const hasChoices = type === 'single' || type === 'multiple' || type === 'matrix';
  return (
    <fieldset className={classes.settings} disabled={disabled}>
      <Textarea
        label={type === 'heading' || type === 'group' ? 'Text' : 'Question'}
        withAsterisk
        autosize
        minRows={1}
        maxRows={6}
        maxLength={1000}
        value={question.text}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
        data-autofocus
      />
      <div className={classes.pair}>
        <NativeSelect
          label="Type"
          value={type}
          onChange={(event) => onChange(asType(question, event.currentTarget.value as Question['type']))}
          data={QUESTION_TYPES.map((value) => ({ value, label: questionTypeNames[value] }))}
        />
        {type !== 'group' && groups.length > 0 && (
          <NativeSelect
            label="Group"
            value={question.group ?? ''}
            onChange={(event) => onChange({ group: event.currentTarget.value || null })}
            data={[{ value: '', label: 'None' }, ...groups.map(({ id, text }) => ({ value: id, label: text || id }))]}
          />
        )}
      </div>
      {isAnswered && (
        <TextInput
          label="Help text"
          maxLength={1000}
          value={question.help}
          onChange={(event) => onChange({ help: event.currentTarget.value })}
        />
      )}
      {isAnswered && (
        <Checkbox
          label="Required"
          checked={question.required}
          onChange={(event) => onChange({ required: event.currentTarget.checked })}
        />
      )}
      {hasChoices && <ChoicesEditor question={question} onChange={onChange} />}
      {(type === 'number' || type === 'scale') && <RangeFields question={question} onChange={onChange} />}
      {type === 'group' && (
        <NumberInput
          label="Maximum entries"
          description="Enter 1 for a single entry"
          min={1}
          max={30}
          allowDecimal={false}
          value={question.most}
          onChange={(most) => onChange({ most: Number(most) || 1 })}
        />
      )}
      <RecordFields question={question} group={groups.find(({ id }) => id === question.group)} onChange={onChange} />
      {(type === 'single' || type === 'scale' || type === 'number' || type === 'yes_no') && (
        <Checkbox
          label="Flag as crisis answer"
          description="The patient immediately sees crisis resources, and the clinic is notified."
          checked={question.crisis_above !== null}
          onChange={(event) => onChange({ crisis_above: event.currentTarget.checked ? 0 : null })}
        />
      )}
      {question.crisis_above !== null && type !== 'yes_no' && (
        <NumberInput
          label="Score threshold"
          value={question.crisis_above}
          onChange={(value) => onChange({ crisis_above: Number(value) || 0 })}
        />
      )}
      <ConditionEditor question={question} before={before} onChange={onChange} />
    </fieldset>
  );
}

type FieldsProps = Pick<QuestionSettingsProps, 'question' | 'onChange'>;

const numberOf = (value: string | number): number | null => (value === '' ? null : Number(value));

function RangeFields({ question, onChange }: FieldsProps) {
  const { type, low, high, unit, decimals, low_label, high_label } = question;
  return (
    <div className={classes.pair}>
      <NumberInput label="From" value={low ?? ''} onChange={(value) => onChange({ low: numberOf(value) })} />
      <NumberInput label="To" value={high ?? ''} onChange={(value) => onChange({ high: numberOf(value) })} />
      {type === 'number' && (
        <>
          <TextInput
            label="Unit"
            maxLength={30}
            value={unit}
            onChange={(event) => onChange({ unit: event.currentTarget.value })}
          />
          <NumberInput
            label="Decimals"
            min={0}
            max={4}
            value={decimals}
            onChange={(value) => onChange({ decimals: Number(value) || 0 })}
          />
        </>
      )}
      {type === 'scale' && (
        <>
          <TextInput
            label="Label for lowest value"
            maxLength={80}
            value={low_label}
            onChange={(event) => onChange({ low_label: event.currentTarget.value })}
          />
          <TextInput
            label="Label for highest value"
            maxLength={80}
            value={high_label}
            onChange={(event) => onChange({ high_label: event.currentTarget.value })}
          />
        </>
      )}
    </div>
  );
}

/** The part of the record that the answer requests to change: the clinic reviews each change. */
function RecordFields({ question, group, onChange }: FieldsProps & { group: Question | undefined }) {
  const { type } = question;
  if (group?.record != null && PARTS[group.record] !== undefined)
    return (
      <NativeSelect
        label={`Part of ${RECORD_NAMES[group.record]}`}
        value={question.record_part ?? ''}
        onChange={(event) => onChange({ record_part: event.currentTarget.value || null })}
        data={['', ...PARTS[group.record]!]}
      />
    );
  if (type !== 'short_text' && type !== 'group') return null;
  const fitting = RECORD_TARGETS.filter((each) => (PARTS[each] !== undefined) === (type === 'group'));
  return (
    <NativeSelect
      label="Record field to update"
      description="Answers become a request that the clinic accepts field by field."
      value={question.record ?? ''}
      onChange={(event) => onChange({ record: (event.currentTarget.value || null) as RecordTarget | null })}
      data={[{ value: '', label: 'None' }, ...fitting.map((value) => ({ value, label: RECORD_NAMES[value] }))]}
    />
  );
}

/** Changes a question's type, keeping applicable settings and adding required ones. */
function asType(question: Question, type: Question['type']): Partial<Question> {
  const hasChoices = type === 'single' || type === 'multiple' || type === 'matrix';
  const two = [1, 2].map((value) => ({ value: String(value), label: `Answer ${value}`, score: null }));
  return {
    type,
    choices: hasChoices ? (question.choices.length > 1 ? question.choices : two) : [],
    rows: type === 'matrix' ? (question.rows.length > 0 ? question.rows : [{ id: 'row1', label: 'Row 1' }]) : [],
    ...(type === 'scale' ? { low: question.low ?? 0, high: question.high ?? 10 } : {}),
    ...(type === 'group' ? { group: null } : { most: 1 }),
    crisis_above: null,
    record: null,
    record_part: null,
  };
}
