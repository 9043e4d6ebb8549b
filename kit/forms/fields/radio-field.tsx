import '@mantine/core/styles/Radio.layer.css';
import { Group, Radio } from '@mantine/core';
import { useState } from 'react';
import { FieldGroup } from './field-group.tsx';
import type { FieldOf } from '../use-api-form.ts';

interface RadioProps {
  label: string;
  description?: string;
  withAsterisk?: boolean;
  /** Texts, or values with separate labels. */
  data: readonly (string | { value: string; label: string; description?: string })[];
}

/** One of a few choices, all visible. The field's value is the choice's `value`, null for none. */
export function RadioField<Values>({ form, name, data, ...group }: FieldOf<Values, RadioProps>) {
  const { key, props } = form.field<string | null>(name);
  return <RadioInput key={key} data={data} {...group} {...props} />;
}

interface RadioInputProps extends RadioProps {
  name: string;
  error: string | undefined;
  defaultValue?: string | null;
  onChange: (value: string) => void;
  onBlur: () => void;
}

function RadioInput({ data, label, description, withAsterisk, defaultValue, error, name, ...props }: RadioInputProps) {
  const [chosen, setChosen] = useState(defaultValue ?? null);
  return (
    <FieldGroup label={label} description={description} error={error} required={withAsterisk}>
      <Group gap="lg" py={6}>
        {data
          .map((answer) => (typeof answer === 'string' ? { value: answer, label: answer } : answer))
          .map((answer) => (
            <Radio
              key={answer.value}
              {...answer}
              name={name}
              checked={answer.value === chosen}
              aria-invalid={error !== undefined}
              onChange={() => {
                setChosen(answer.value);
                props.onChange(answer.value);
              }}
              onBlur={props.onBlur}
            />
          ))}
      </Group>
    </FieldGroup>
  );
}
