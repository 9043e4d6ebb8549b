import { useId } from 'react';
import type { Question } from '../../rules/question.ts';
import { ChoiceField } from './choice-field.tsx';
import classes from './answering.module.css';

interface MatrixFieldProps {
  question: Question;
  labelledBy: string;
  value: Readonly<Record<string, string>>;
  onChange: (value: Record<string, string>) => void;
}

/** The same choices for several rows, one below the other, since a table would not fit on a phone. */
export function MatrixField({ question, labelledBy, value, onChange }: MatrixFieldProps) {
  const id = useId();
  return (
    <div className={classes.matrix} role="group" aria-labelledby={labelledBy}>
      {question.rows.map((row) => (
        <div key={row.id}>
          <p id={`${id}-${row.id}`} className={classes.row}>
            {row.label}
          </p>
          <ChoiceField
            question={question}
            labelledBy={`${id}-${row.id}`}
            describedBy={undefined}
            options={question.choices}
            chosen={value[row.id] === undefined ? [] : [value[row.id]!]}
            onChange={([chosen]) => onChange({ ...value, [row.id]: chosen! })}
          />
        </div>
      ))}
    </div>
  );
}
