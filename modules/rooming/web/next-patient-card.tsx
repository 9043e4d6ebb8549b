import { IconUserCheck } from '@tabler/icons-react';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatTime } from '#kit/formats/instant.ts';
import { nameLastFirst } from '#kit/formats/person-name.ts';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { Row } from '#kit/rows/row.tsx';
import { useViewer } from '#kit/session/viewer.ts';
import { nextVisit, waitOf } from '../rules/index.ts';
import { useMinute, useRooming } from './use-rooming.ts';
import { ageWithUnit, placeOf, visitTones } from './visit-words.ts';

/** Dashboard card: whom the user sees next. */
export function NextPatientCard() {
  const { userId } = useViewer();
  const read = useRooming();
  const now = useMinute();
  return (
    <ReadRows
      label="Next patient"
      read={read}
      rows={({ roomingList }) => {
        const next = nextVisit(
          roomingList.visits.filter(({ doctor_ids }) => doctor_ids.includes(userId)),
          now,
        );
        return next === null ? [] : [next];
      }}
      rowId={({ event_id }) => event_id}
      loadingRows={1}
      rowHeight={56}
      empty={{ icon: IconUserCheck, title: 'No more patients today' }}
    >
      {(visit) => (
        <Row
          title={nameLastFirst(visit.patient)}
          path={`/patients/${visit.patient.id}`}
          subtitle={[
            ageWithUnit(visit.patient.date_of_birth),
            formatTime(visit.start),
            visit.title,
            visit.arrived !== null && `arrived ${waitOf(visit.arrived, now)} ago`,
          ]}
          badges={
            <StatusBadge tone={visit.state === null ? 'neutral' : visitTones[visit.state]}>
              {placeOf(visit)}
            </StatusBadge>
          }
        />
      )}
    </ReadRows>
  );
}
