import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatDay } from '#kit/formats/day.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { timeAgo } from '#kit/formats/time-ago.ts';
import { Row, RowLine } from '#kit/rows/row.tsx';
import { requestHeadings } from '../rules/index.ts';
import { openRequest } from './open-request.ts';
import type { RequestRowFragment } from './patient_request.operations.gen.ts';
import { statusTones, waitedTooLong } from './request-words.ts';

interface RequestRowProps {
  request: RequestRowFragment;
  /** Omitted on the page of one patient. */
  withPatient?: boolean;
  /** Omitted if all have the same status. */
  withStatus?: boolean;
}

/** A request in a list; opens its window. */
export function RequestRow({ request, withPatient = true, withStatus = true }: RequestRowProps) {
  const { id, type, status, create_time: sent, follow_up_date: day } = request;
  const days = waitedTooLong(request);
  return (
    <Row
      title={withPatient ? request.patient_name : requestHeadings[type]}
      onOpen={() => openRequest(id)}
      subtitle={request.title}
      lines={day !== null && status === 'Pending' && <RowLine>Follow up {formatDay(day)}</RowLine>}
      badges={
        <>
          {days !== null && <StatusBadge tone="danger">Waiting {days} working days</StatusBadge>}
          {withStatus && <StatusBadge tone={statusTones[status]}>{status}</StatusBadge>}
          <RowLine>
            <time dateTime={sent} title={formatInstant(sent)}>
              {timeAgo(sent, new Date())}
            </time>
          </RowLine>
        </>
      }
    />
  );
}
