import '@mantine/core/styles/Combobox.layer.css';
import { Anchor, Button, Select } from '@mantine/core';
import { Notice } from '#kit/feedback/notice.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { stateName } from '#patients/rules';
import { electronicOnly, paperExceptions, pdmpSite, waysElsewhere } from '../../rules/index.ts';
import classes from '../prescribing.module.css';
import { Heading } from './people-sections.tsx';
import type { useElsewhere } from './use-elsewhere.ts';

interface ElsewhereSectionProps {
  elsewhere: ReturnType<typeof useElsewhere>;
  /** The state of the practice, whose law applies; empty if unknown. */
  state: string;
}

/** Where a controlled substance is prescribed, what the state requires, and the check of its monitoring program. */
export function ElsewhereSection({ elsewhere, state }: ElsewhereSectionProps) {
  const { way, setWay, exception, exceptionProblem, chooseException, checkedTime, setCheckedTime } = elsewhere;
  const law = electronicOnly(state);
  const name = stateName(state) ?? 'your state';
  return (
    <fieldset className={classes.section}>
      <Heading needed>Prescribed</Heading>
      <div className={classes.grid}>
        <Select
          label="Where"
          allowDeselect={false}
          value={way}
          data={[...waysElsewhere]}
          onChange={(value) => setWay(value ?? way)}
        />
        {way === 'paper' && law !== null && (
          <Select
            label="Exception"
            withAsterisk
            allowDeselect={false}
            value={exception || null}
            data={[...paperExceptions]}
            error={exceptionProblem}
            onChange={(value) => chooseException(value ?? '')}
          />
        )}
        {way === 'paper' && (
          <div className={classes.wide}>
            <Notice tone={law === null ? 'info' : 'warning'}>
              {law === null
                ? `Check whether ${name} requires electronic prescriptions for controlled substances before you print.`
                : `${name} requires electronic prescriptions (${law.scope}: ${law.law}). Confirm the current law. Paper needs an exception.`}
            </Notice>
          </div>
        )}
        <div className={`${classes.wide} ${classes.actions}`}>
          <Anchor href={pdmpSite(state)} target="_blank" rel="noopener noreferrer">
            Prescription monitoring program of {name}
          </Anchor>
          <Button size="compact-sm" variant="default" onClick={() => setCheckedTime(new Date().toISOString())}>
            Mark as checked
          </Button>
          <span className={classes.quiet} role="status">
            {checkedTime === null ? 'Not checked' : `Checked at ${formatInstant(checkedTime)}`}
          </span>
        </div>
      </div>
    </fieldset>
  );
}
