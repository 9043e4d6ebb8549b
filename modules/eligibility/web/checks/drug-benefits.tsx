import { useApiQuery } from '#kit/api/use-api.ts';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { joinParts } from '#kit/rows/row.tsx';
import { DrugBenefitsDocument } from '../eligibility.operations.gen.ts';
import classes from '../eligibility.module.css';
import { useEligibilityChanged } from '../use-eligibility.ts';

/** What the patient's payers said about drugs in the latest check: the copay, with its date. */
export function DrugBenefits({ patientId }: { patientId: string }) {
  useEligibilityChanged();
  const read = useApiQuery(DrugBenefitsDocument, { patient: patientId }, { quiet: true });
  return (
    <>
      <ReadHint read={read} label="Pharmacy benefits" />
      {read.data?.drugBenefits.map(({ id, payer_name, plan_name, answered_time, drug_benefits: lines }) => (
        <p key={id} className={classes.quiet}>
          {lines
            .map(({ title, value, detail }) => [title, value, detail && `(${detail})`].filter(Boolean).join(' '))
            .join(', ')}
          {': '}
          {joinParts([payer_name, plan_name, answered_time !== null && `checked ${formatInstant(answered_time)}`])}
        </p>
      ))}
    </>
  );
}
