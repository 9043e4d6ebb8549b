import { useDebouncedValue } from '@mantine/hooks';
import { useApiQuery } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { byUrgency, type PrescriptionFields } from '../../rules/index.ts';
import { CheckPrescriptionDocument } from '../prescription.operations.gen.ts';
import classes from '../prescribing.module.css';

/** Waits until typing pauses. */
const PAUSE_MS = 800;

interface EarlyAlertsProps {
  fields: PrescriptionFields;
  /** The saved prescription, so that it is not its own duplicate. */
  savedId: string | null;
}

/** The safety alerts of the chosen drug while its prescription is written: the most urgent first. */
export function EarlyAlerts({ fields, savedId }: EarlyAlertsProps) {
  const { kind, patient_id, drug_id, drug_description, ingredients, is_attested, follows_id, medication_record_id } =
    fields;
  const { sig, quantity, quantity_unit, days_supply, weight, diagnoses } = fields;
  const checked = {
    kind,
    patient_id,
    drug_id,
    drug_description,
    ingredients,
    is_attested,
    follows_id,
    medication_record_id,
    sig,
    quantity,
    quantity_unit,
    days_supply,
    weight,
    diagnoses,
  };
  // Compared as text: only a change of what is checked asks the server again.
  const [settled] = useDebouncedValue(JSON.stringify(checked), PAUSE_MS);
  const read = useApiQuery(
    CheckPrescriptionDocument,
    { input: JSON.parse(settled) as typeof checked, id: savedId },
    { quiet: true, keepPrevious: true, enabled: isNamed(fields) },
  );
  const alerts = byUrgency(isNamed(fields) ? (read.data?.checkPrescription.alerts ?? []) : []);
  const severe = alerts.filter(({ severity, is_hard_stop: isStop }) => severity === 'severe' || isStop);
  const others = alerts.filter((alert) => !severe.includes(alert));
  return (
    <div className={classes.wide} role="region" aria-label="Alerts for this drug">
      <ReadHint read={read} label="Safety alerts" />
      {severe.map(({ key, kind: of, title, text }) => (
        <Notice key={key} tone="danger">
          <strong className={of === 'allergy' ? classes.loud : undefined}>
            {of === 'allergy' ? `ALLERGY: ${title}` : title}
          </strong>
          <div>{text}</div>
        </Notice>
      ))}
      {others.length > 0 && (
        <Notice tone={others.some(({ severity }) => severity === 'moderate') ? 'warning' : 'info'}>
          <ul className={classes.plain}>
            {others.map(({ key, title, text }) => (
              <li key={key}>
                <strong>{title}</strong> {text}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

function isNamed({ drug_description: name }: PrescriptionFields): boolean {
  return name.trim() !== '' && name !== 'Supply name' && name !== 'Compound name';
}
