import { useId } from 'react';
import type { Question } from '../../rules/question.ts';
import classes from './answering.module.css';

interface ChoiceFieldProps {
  question: Question;
  /** ID of the element that labels the choices. */
  labelledBy: string;
  describedBy: string | undefined;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  several?: boolean;
  /** Side by side, for a numeric scale. */
  inline?: boolean;
  onChange: (chosen: string[]) => void;
}

/** Answer options with large touch targets. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { question, labelledBy, describedBy, options, chosen, several = false, inline = false, onChange } = props;
  const name = useId();
  const toggle = (value: string, on: boolean): void =>
    onChange(several ? (on ? [...chosen, value] : chosen.filter((each) => each !== value)) : [value]);
  return (
    <div
      role={several ? 'group' : 'radiogroup'}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-required={several ? undefined : question.required}
      className={inline ? classes.scale : classes.choices}
    >
      {options.map(({ value, label }) => (
        <label key={value} className={inline ? classes.step : classes.choice}>
          <input
            type={several ? 'checkbox' : 'radio'}
            name={name}
            checked={chosen.includes(value)}
            onChange={(event) => toggle(value, event.currentTarget.checked)}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}
