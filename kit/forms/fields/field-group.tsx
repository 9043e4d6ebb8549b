import { Input } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './field-group.module.css';

interface FieldGroupProps {
  label: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  children: ReactNode;
}

/**
 * Several inputs that form one answer: a day and a time, or a start and an end. Label and message are placed as for a
 * single input.
 */
export function FieldGroup({ label, description, error, required, children }: FieldGroupProps) {
  const id = useId();
  const hinted = description !== undefined && description !== null;
  const about = [hinted ? `${id}-hint` : '', error == null ? '' : id].filter(Boolean).join(' ');
  return (
    <fieldset className={classes.group} aria-describedby={about || undefined}>
      <legend className={classes.legend}>
        {label}
        {required === true && <span className={classes.star}> *</span>}
      </legend>
      <div className={classes.inputs}>{children}</div>
      {hinted && (
        <Input.Description id={`${id}-hint`} mt={5}>
          {description}
        </Input.Description>
      )}
      {error != null && error !== false && (
        <Input.Error id={id} mt={5}>
          {error}
        </Input.Error>
      )}
    </fieldset>
  );
}
