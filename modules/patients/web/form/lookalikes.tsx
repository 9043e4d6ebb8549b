import { Anchor, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconUserSearch } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { formatDay } from '#kit/formats/day.ts';
import { LIKELY, normalizePhone, patientListName } from '../../rules/index.ts';
import { isDay } from '#values/day.ts';
import classes from './lookalikes.module.css';
import type { PatientForm } from './patient-form.ts';
import { patientPath } from '../patient-path.ts';
import type { PatientRow } from '../patient-row.ts';
import { LookalikesDocument, type LookalikesQueryVariables } from '../registration.operations.gen.ts';
import { useFieldValue } from './use-field-value.ts';

type TypedPersonInput = LookalikesQueryVariables['person'];

const PAUSE_MS = 300;

/** Lists existing patients similar to the one being entered. */
export function Lookalikes({ form, onChoose }: { form: PatientForm; onChoose: (patient: PatientRow) => void }) {
  const first_name = useFieldValue(form, 'first_name').trim();
  const last_name = useFieldValue(form, 'last_name').trim();
  const date_of_birth = useFieldValue(form, 'date_of_birth');
  const mobile = useFieldValue(form, 'mobile').trim();
  const email = useFieldValue(form, 'email').trim();
  const [typed] = useDebouncedValue(
    JSON.stringify({
      first_name,
      last_name,
      date_of_birth: isDay(date_of_birth) ? date_of_birth : null,
      mobile: mobile === '' ? null : (normalizePhone(mobile) ?? mobile).slice(0, 40),
      email: email === '' ? null : email.slice(0, 200),
    }),
    PAUSE_MS,
  );
  const person = JSON.parse(typed) as TypedPersonInput;
  const asks =
    (person.first_name !== '' && person.last_name !== '') ||
    [person.date_of_birth, person.mobile, person.email].some((value) => value !== null);
  const { data } = useApiQuery(LookalikesDocument, { person }, { enabled: asks, keepPrevious: true, quiet: true });
  const likely = asks ? (data?.similar_patients ?? []) : [];
  return (
    <div role="status">
      {likely.length > 0 && (
        <div className={classes.notice} data-likely={(likely[0]?.score ?? 0) >= LIKELY || undefined}>
          <IconUserSearch size={18} stroke={1.5} className={classes.icon} />
          <div className={classes.words}>
            <Text size="sm" fw={550}>
              Already on record?
            </Text>
            <ul className={classes.list}>
              {likely.map(({ patient, score, reasons }) => (
                <li key={patient.id} data-likely={score >= LIKELY || undefined}>
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
                  <span className={classes.same}>{reasons.join(', ')}</span>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  );
}

// A click with a modifier key opens another tab, as usual.
function chosen(event: MouseEvent, choose: () => void): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  choose();
}
