import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatDay } from '#kit/formats/day.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { timeAgo } from '#kit/formats/time-ago.ts';
import { requestHeadings } from '../rules/index.ts';
import { openRequest } from './open-request.ts';
import type { RequestRowFragment } from './patient_request.operations.gen.ts';
import classes from './requests.module.css';
import { statusTones, waitedTooLong } from './request-words.ts';

interface RequestListProps {
  label: string;
  requests: readonly RequestRowFragment[];
  /** Left out on the page of one patient. */
  withPatient?: boolean;
  /** Left out where all have one status. */
  withStatus?: boolean;
}

/** Requests as rows; each opens its window. */
export function RequestList({ label, requests, withPatient = true, withStatus = true }: RequestListProps) {
  return (
    <ul className={classes.list} aria-label={label}>
      {requests.map((request) => (
        <li key={request.id}>
          <button type="button" className={classes.row} onClick={() => openRequest(request.id)}>
            <span className={classes.what}>
              <strong>{withPatient ? request.patient_name : requestHeadings[request.type]}</strong>
              <span className={classes.title}>{request.title}</span>
              {request.follow_up_date !== null && request.status === 'Pending' && (
                <span className={classes.quiet}>Follow up {formatDay(request.follow_up_date)}</span>
              )}
            </span>
            <span className={classes.side}>
              <time className={classes.quiet} dateTime={request.create_time} title={formatInstant(request.create_time)}>
                {timeAgo(request.create_time, new Date())}
              </time>
              <Badges request={request} withStatus={withStatus} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Badges({ request, withStatus }: { request: RequestRowFragment; withStatus: boolean }) {
  const days = waitedTooLong(request);
  return (
    <span className={classes.badges}>
      {days !== null && <StatusBadge tone="danger">Waiting {days} working days</StatusBadge>}
      {withStatus && <StatusBadge tone={statusTones[request.status]}>{request.status}</StatusBadge>}
    </span>
  );
}
