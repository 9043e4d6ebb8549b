import { TextInput } from '@mantine/core';
import { today } from '#kit/formats/day.ts';
import classes from '../prescribing.module.css';
import type { SectionProps } from './dialog-fields.ts';
import { NumberInput } from './number-input.tsx';
import { Heading } from './people-sections.tsx';

/** Height in inches and weight in pounds, each with its measurement date, which can't be in the future. */
export function MeasuresSection({ fields, set, problemOf }: SectionProps) {
  return (
    <fieldset className={classes.section}>
      <Heading needed>{'Patient Height & Weight'}</Heading>
      <div className={classes.grid}>
        <NumberInput
          label="Height (inches)"
          value={fields.height}
          onType={(height) => set({ height })}
          error={problemOf('height')}
        />
        <TextInput
          type="date"
          label="Height observed"
          max={today()}
          value={fields.height_date}
          onChange={(event) => set({ height_date: event.currentTarget.value })}
          error={problemOf('height_date')}
        />
        <NumberInput
          label="Weight (lbs)"
          value={fields.weight}
          onType={(weight) => set({ weight })}
          error={problemOf('weight')}
        />
        <TextInput
          type="date"
          label="Weight observed"
          max={today()}
          value={fields.weight_date}
          onChange={(event) => set({ weight_date: event.currentTarget.value })}
          error={problemOf('weight_date')}
        />
      </div>
    </fieldset>
  );
}
