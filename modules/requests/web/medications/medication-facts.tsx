import { formatDay } from '#kit/formats/day.ts';
import type { SentMedication } from '../choice.ts';
import classes from '../requests.module.css';

/** The medication of a request. */
export function MedicationFacts({ medication }: { medication: SentMedication }) {
  return (
    <dl className={classes.facts}>
      <dt>Type</dt>
      <dd>{medication.record_type}</dd>
      <dt>Start Date</dt>
      <dd>{formatDay(medication.from) || '–'}</dd>
      <dt>End Date</dt>
      <dd>{formatDay(medication.to) || '–'}</dd>
      <dt>Medicine Name</dt>
      <dd>{medication.drug_name}</dd>
      <dt>Instructions</dt>
      <dd>{medication.frequency ?? '–'}</dd>
    </dl>
  );
}
