import { IconAlertOctagonFilled, IconAlertTriangleFilled, IconInfoCircleFilled } from '@tabler/icons-react';
import type { PatientDetails } from '../patient-row.ts';
import classes from './alerts.module.css';

const ICONS = { critical: IconAlertOctagonFilled, warning: IconAlertTriangleFilled, info: IconInfoCircleFilled };

/** The safety alerts of a patient, most severe first. */
export function AlertChips({ alerts }: { alerts: PatientDetails['alerts'] }) {
  if (alerts.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label="Alerts">
      {alerts.map(({ id, alert_text: text, severity }) => {
        const Icon = ICONS[severity];
        return (
          <li key={id} className={classes.chip} data-severity={severity}>
            <Icon size={13} aria-hidden />
            {text}
          </li>
        );
      })}
    </ul>
  );
}
