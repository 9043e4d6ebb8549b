import { Notice } from '#kit/feedback/notice.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatChartDay } from '#kit/formats/day.ts';
import classes from '../eligibility.module.css';
import type { CheckFieldsFragment } from '../eligibility.operations.gen.ts';
import { statusWords } from '../status-words.ts';

/** The result of a check: status, reasons, dates, and the benefits that matter at the front desk. */
export function CheckResult({ check }: { check: CheckFieldsFragment }) {
  const { word, tone } = statusWords[check.status];
  const days = [
    check.coverageStartDate !== null && `from ${formatChartDay(check.coverageStartDate)}`,
    check.coverageEndDate !== null && `to ${formatChartDay(check.coverageEndDate)}`,
  ].filter(Boolean);
  const facts = [check.plan_name, check.group_number && `Group ${check.group_number}`, check.group_name].filter(
    Boolean,
  );
  return (
    <div className={classes.result}>
      <div className={classes.row}>
        <span className={classes.what}>
          <strong>{check.payer_name}</strong>
          {facts.length > 0 && <span className={classes.quiet}>{facts.join(' · ')}</span>}
          {days.length > 0 && <span className={classes.quiet}>Covered {days.join(' ')}</span>}
        </span>
        <StatusBadge tone={tone}>{word}</StatusBadge>
      </div>
      {check.reasons.map((reason) => (
        <p key={reason} className={classes.reason}>
          {reason}
        </p>
      ))}
      {check.benefits.length > 0 && (
        <dl className={classes.benefits} aria-label="Benefits">
          {check.benefits.map(({ title, value, detail }) => (
            <div key={`${title} ${value} ${detail}`}>
              <dt>
                {title}
                {detail !== '' && <span className={classes.quiet}>{detail}</span>}
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {check.warnings.length > 0 && (
        <Notice tone="warning">
          <ul className={classes.plain}>
            {check.warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
