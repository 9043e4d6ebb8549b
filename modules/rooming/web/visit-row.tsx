import { IconArmchair, IconArrowBackUp, IconDoorEnter, IconDoorExit } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiMutation } from '#kit/api/use-api.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatTime } from '#kit/formats/instant.ts';
import { nameLastFirst } from '#kit/formats/person-name.ts';
import { lazyPart } from '#kit/module/lazy-part.tsx';
import { RowButton, RowChoice, RowMenu, RowMenuItem } from '#kit/rows/row-buttons.tsx';
import { Row } from '#kit/rows/row.tsx';
import { can } from '#kit/session/viewer.ts';
import { loadAddVitals } from '#vitals/web';
import { isInRoom, type VisitState, waitOf } from '../rules/index.ts';
import { MoveVisitDocument, type RoomingListQuery, type RoomingVisitPartsFragment } from './calendar.operations.gen.ts';
import { roomingRefreshes } from './use-rooming.ts';
import { ageWithUnit, placeOf, visitTones } from './visit-words.ts';

const AddVitals = lazyPart(loadAddVitals);

type Rooms = RoomingListQuery['roomingList']['rooms'];

interface VisitRowProps {
  visit: RoomingVisitPartsFragment;
  rooms: Rooms;
  now: Date;
}

/** A checked-in patient, with the buttons that move them. */
export function VisitRow({ visit, rooms, now }: VisitRowProps) {
  const { patient, event_id, version, state } = visit;
  const [measures, setMeasures] = useState(false);
  const { mutate, isPending } = useApiMutation(MoveVisitDocument, { refreshes: roomingRefreshes });
  const move = (to: VisitState, roomId?: string): void =>
    mutate({ eventId: event_id, version, input: { state: to, room_id: roomId ?? null } });
  const name = nameLastFirst(patient);
  if (state === null) return null;
  return (
    <Row
      title={name}
      path={`/patients/${patient.id}`}
      subtitle={[ageWithUnit(patient.date_of_birth), formatTime(visit.start), visit.title, visit.doctors.join(', ')]}
      badges={
        <>
          <StatusBadge tone={visitTones[state]}>{placeOf(visit)}</StatusBadge>
          {visit.ticket !== null && <span>Number {visit.ticket}</span>}
          {visit.since !== null && <span>{`since ${formatTime(visit.since)}, ${waitOf(visit.since, now)}`}</span>}
        </>
      }
      actions={
        <>
          {!visit.has_vitals && can('vitals.add') && (
            <RowButton of={name} onClick={() => setMeasures(true)}>
              Take vitals
            </RowButton>
          )}
          {state === 'arrived' && (
            <RowChoice
              of={name}
              icon={IconArmchair}
              busy={isPending}
              label="Bring to room"
              choices={rooms}
              none="Add rooms in Calendar settings"
              onChoose={(id) => move('in_room', id)}
            />
          )}
          {state === 'in_room' && (
            <RowButton of={name} busy={isPending} onClick={() => move('ready')}>
              Mark ready
            </RowButton>
          )}
          <RowMenu of={name}>
            {isInRoom(state) &&
              rooms
                .filter((room) => room.name !== visit.room)
                .map((room) => (
                  <RowMenuItem key={room.id} icon={IconDoorEnter} onClick={() => move(state, room.id)}>
                    Move to {room.name}
                  </RowMenuItem>
                ))}
            {isInRoom(state) && (
              <RowMenuItem icon={IconArrowBackUp} onClick={() => move(state === 'ready' ? 'in_room' : 'arrived')}>
                {state === 'ready' ? 'Not ready yet' : 'Back to the waiting room'}
              </RowMenuItem>
            )}
            <RowMenuItem icon={IconDoorExit} onClick={() => move('left')}>
              Patient left
            </RowMenuItem>
          </RowMenu>
        </>
      }
    >
      {measures && <AddVitals patientId={patient.id} title="Add New Vital Record" onClose={() => setMeasures(false)} />}
    </Row>
  );
}
