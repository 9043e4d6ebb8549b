import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { formatAge } from '#kit/formats/age.ts';
import { formatDay } from '#kit/formats/day.ts';
import classes from '../labs.module.css';
import type { LabResultFieldsFragment } from '../lab.operations.gen.ts';

/** The patient of a laboratory report (PID), and the comparison with the record. */
export function SentPatient({ result }: { result: Pick<LabResultFieldsFragment, 'sent_patient' | 'match'> }) {
  const { name, date_of_birth: born, sex, identifiers } = result.sent_patient;
  const { agrees, differs, missing } = result.match;
  return (
    <div className={classes.quiet}>
      <div>
        Patient on the report:{' '}
        {[name || 'no name', born === null ? 'no date of birth' : `born ${formatDay(born)}`, sex || 'no sex']
          .concat(identifiers.length === 0 ? ['no record number'] : identifiers)
          .join(', ')}
      </div>
      <MatchLine agrees={agrees} differs={differs} missing={missing} />
    </div>
  );
}

/** The comparison of a report with a record: what agrees, what differs, and what is missing on one side. */
export function MatchLine({ agrees, differs, missing }: LabResultFieldsFragment['match']) {
  if (agrees.length + differs.length + missing.length === 0) return null;
  return (
    <div>
      {differs.length > 0 && <strong className={classes.problem}>Differs: {differs.join(', ')}. </strong>}
      {agrees.length > 0 && `Agrees: ${agrees.join(', ')}. `}
      {missing.length > 0 && `Not given: ${missing.join(', ')}.`}
    </div>
  );
}

/** The patient of a result with their age, and a link to the chart. */
export function PatientLine({ result }: { result: LabResultFieldsFragment }) {
  const born = result.patient_date_of_birth;
  return (
    <span>
      {born === null ? 'No date of birth' : `Born ${formatDay(born)}, age ${formatAge(born)}`}
      {' · '}
      <Anchor component={Link} underline="always" fz="inherit" to={`/patients/${result.patient_id}`}>
        Open chart
      </Anchor>
    </span>
  );
}
