import { Notice } from '#kit/feedback/notice.tsx';
import type { DispenseSafetyQuery } from '../accounting.operations.gen.ts';

/** The result of the safety check: findings, no findings, or not checked. */
export function SafetyNotices({ safety }: { safety: DispenseSafetyQuery['dispense_safety'] }) {
  const { outcome, alerts, unchecked, coverage, needs_reason } = safety;
  return (
    <>
      {alerts.length > 0 && (
        <Notice tone={needs_reason ? 'danger' : 'warning'}>
          {alerts.map(({ title, text, severity, kind }) => (
            <p key={`${title} ${text}`} style={{ margin: 0 }}>
              <strong>{kind === 'allergy' ? title : `${title} (${severity})`}</strong>: {text}
            </p>
          ))}
        </Notice>
      )}
      {outcome === 'none' && coverage !== '' && <Notice>No interactions or allergies found. {coverage}</Notice>}
      {unchecked.length > 0 && (
        <Notice tone="warning">
          {alerts.length > 0 ? 'Some safety checks could not be done' : 'Safety checks could not be done'}
          <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
            {unchecked.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
