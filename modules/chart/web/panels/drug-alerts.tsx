import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import type { NoteDrugCheckQuery } from '../chart.operations.gen.ts';
import classes from './panels.module.css';

/** The check result of one drug of the note. */
export type DrugCheck = NoteDrugCheckQuery['chart_note_drug_check']['drugs'][number];

const TONES = { severe: 'danger', moderate: 'warning', minor: 'neutral' } as const;
const WORDS = { severe: 'Severe', moderate: 'Moderate', minor: 'Minor' } as const;

/** The alerts of a drug, and checks that could not be done; minor alerts and sources only in the details. */
export function DrugAlerts({ check, isShown }: { check: DrugCheck | undefined; isShown: boolean }) {
  if (check === undefined) return null;
  const alerts = check.alerts.filter(({ severity }) => isShown || severity !== 'minor');
  const open = [...new Set(check.unchecked.map(({ subject }) => subject))];
  return (
    <>
      {alerts.length > 0 && (
        <ul className={classes.alerts} aria-label="Alerts">
          {alerts.map(({ severity, title, text, source }) => (
            <li key={`${title} ${text}`}>
              <StatusBadge tone={TONES[severity as keyof typeof TONES]}>
                {WORDS[severity as keyof typeof WORDS]}
              </StatusBadge>
              <span>
                <strong>{title}.</strong> {text}
                {isShown && <small> {source}</small>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {isShown && open.length > 0 && (
        <p className={classes.unchecked}>Could not be fully checked: {open.join(', ')}.</p>
      )}
    </>
  );
}
