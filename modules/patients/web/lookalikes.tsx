import { Anchor, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconUserSearch } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useRead } from '#kit/api/use-api.ts';
import { formatDay } from '#kit/formats/day.ts';
import { isDay, patientListName } from '../rules/index.ts';
import classes from './lookalikes.module.css';
import type { PatientForm } from './patient-form.ts';
import { patientPath } from './patient-path.ts';
import type { PatientRow } from './patient-row.ts';
import { rankLookalikes, type TypedPerson } from './rank-lookalikes.ts';
import { LookalikesDocument } from './registration.operations.gen.ts';
import { useFieldValue } from './use-field-value.ts';

const PAUSE_MS = 300;

/** Says quietly, while somebody is typed in, who is in the records already with the same name or date of birth. */
export function Lookalikes({ form, onChoose }: { form: PatientForm; onChoose: (patient: PatientRow) => void }) {
  const first_name = useFieldValue(form, 'first_name').trim();
  const last_name = useFieldValue(form, 'last_name').trim();
  const date_of_birth = useFieldValue(form, 'date_of_birth');
  const [typed] = useDebouncedValue<TypedPerson>(
    { first_name, last_name, date_of_birth: isDay(date_of_birth) ? date_of_birth : '' },
    PAUSE_MS,
  );
  const withName = typed.first_name !== '' && typed.last_name !== '';
  const withBirth = typed.date_of_birth !== '';
  const { data } = useRead(
    LookalikesDocument,
    {
      byName: { first_name: { equals: typed.first_name }, last_name: { equals: typed.last_name } },
      byBirth: { date_of_birth: { equals: withBirth ? typed.date_of_birth : null } },
      withName,
      withBirth,
    },
    { enabled: withName || withBirth, keepPrevious: true, quiet: true },
  );
  const found = [...(data?.same_name?.patient_list ?? []), ...(data?.same_birth?.patient_list ?? [])];
  const likely = withName || withBirth ? rankLookalikes(typed, found) : [];
  return (
    <div role="status">
      {likely.length > 0 && (
        <div className={classes.notice} data-likely={likely[0]?.same === 'name and date of birth' || undefined}>
          <IconUserSearch size={18} stroke={1.5} className={classes.icon} />
          <div className={classes.words}>
            <Text size="sm" fw={550}>
              Already in the records?
            </Text>
            <ul className={classes.list}>
              {likely.map(({ patient, same }) => (
                <li key={patient.id} data-likely={same === 'name and date of birth' || undefined}>
                  <Anchor
                    size="sm"
                    href={patientPath(patient)}
                    onClick={(event) => chosen(event, () => onChoose(patient))}
                  >
                    {patientListName(patient)}
                  </Anchor>
                  <span className={classes.facts}>
                    {[formatDay(patient.date_of_birth), patient.gender, patient.user_patient_id]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                  <span className={classes.same}>same {same}</span>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  );
}

// A click with a key held opens another tab, as anywhere.
function chosen(event: MouseEvent, choose: () => void): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  choose();
}
