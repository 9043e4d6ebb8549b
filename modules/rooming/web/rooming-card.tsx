import { IconArmchair } from '@tabler/icons-react';
import { useState } from 'react';
import { FilterBar } from '#kit/filters/filter-bar.tsx';
import { FilterTabs } from '#kit/filters/filter-tabs.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { type VisitState, visitStates } from '../rules/index.ts';
import type { RoomingVisitPartsFragment as Visit } from './calendar.operations.gen.ts';
import { useMinute, useRooming } from './use-rooming.ts';
import { VisitRow } from './visit-row.tsx';

type View = 'all' | 'vitals';

/** Dashboard card: the checked-in patients of all doctors, where they are, who waits and whose vitals are missing. */
export function RoomingCard() {
  const read = useRooming();
  const now = useMinute();
  const [view, setView] = useState<View>('all');
  const here = present(read.data?.roomingList.visits ?? []);
  const unmeasured = here.filter(({ has_vitals }) => !has_vitals).length;
  const tabs = [
    { value: 'all' as const, label: `In the clinic (${here.length})` },
    { value: 'vitals' as const, label: `Vitals to take (${unmeasured})` },
  ];
  return (
    <>
      <FilterBar>
        <FilterTabs label="Patients" tabs={tabs} value={view} onChange={setView} />
      </FilterBar>
      <ReadRows
        label="Patients in the clinic"
        read={read}
        rows={({ roomingList }) => present(roomingList.visits).filter((visit) => view === 'all' || !visit.has_vitals)}
        rowId={({ event_id }) => event_id}
        loadingRows={3}
        rowHeight={56}
        empty={
          view === 'vitals' && here.length > 0
            ? { icon: IconArmchair, title: 'All vitals are taken' }
            : {
                icon: IconArmchair,
                title: 'No patients in the clinic',
                detail: 'Patients are listed when they check in.',
              }
        }
      >
        {(visit) => <VisitRow visit={visit} rooms={read.data?.roomingList.rooms ?? []} now={now} />}
      </ReadRows>
    </>
  );
}

/** Who arrived, then who is in a room, then who is ready; each the longest waiting first. */
function present(visits: readonly Visit[]): Visit[] {
  const place = ({ state }: Visit): number => visitStates.indexOf(state as VisitState);
  const since = (visit: Visit): number => Date.parse(visit.since ?? visit.start);
  return visits
    .filter(({ state }) => state !== null && state !== 'left')
    .toSorted((one, other) => place(one) - place(other) || since(one) - since(other));
}
