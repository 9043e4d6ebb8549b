import { useId } from 'react';
import type { Question } from '../../rules/question.ts';
import classes from './answering.module.css';
import { digitsOf, hasShortLabels, type Option } from './digits-of.ts';

interface ChoiceFieldProps {
  question: Question;
  /** ID of the element that labels the choices. */
  labelledBy: string;
  describedBy: string | undefined;
  options: readonly Option[];
  chosen: readonly string[];
  several?: boolean;
  /** Side by side, for a numeric scale. */
  inline?: boolean;
  /** On one line, each option with the digit that chooses it. */
  compact?: boolean;
  onChange: (chosen: string[]) => void;
}

/** Answer options with large touch targets. */
export function ChoiceField(props: ChoiceFieldProps) {
  const {
    question,
    labelledBy,
    describedBy,
    options,
    chosen,
    several = false,
    inline = false,
    compact = false,
    onChange,
  } = props;
  const name = useId();
  const toggle = (value: string, on: boolean): void =>
    onChange(several ? (on ? [...chosen, value] : chosen.filter((each) => each !== value)) : [value]);
  const digits = compact && !several ? digitsOf(options) : null;
  // A long label is in the legend above the questions.
  const isHidden = (label: string, digit: string | undefined): boolean =>
    digit !== undefined && digit !== label && !hasShortLabels(options);
  const style = digits !== null ? classes.line : inline ? classes.scale : classes.choices;
  return (
    <div
      role={several ? 'group' : 'radiogroup'}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-required={several ? undefined : question.required}
      className={style}
    >
      {options.map(({ value, label }) => (
        <label
          key={value}
          className={digits !== null ? classes.chip : inline ? classes.step : classes.choice}
          title={digits === null ? undefined : label}
        >
          <input
            type={several ? 'checkbox' : 'radio'}
            name={name}
            data-digit={digits?.get(value)}
            checked={chosen.includes(value)}
            onChange={(event) => toggle(value, event.currentTarget.checked)}
          />
          {digits !== null && digits.get(value) !== label && <span aria-hidden>{digits.get(value)}</span>}
          <span className={isHidden(label, digits?.get(value)) ? classes.hiddenLabel : undefined}>{label}</span>
        </label>
      ))}
    </div>
  );
}
