import type { DataColumn } from '#kit/table/data-column.ts';
import { formatDay, today } from '#kit/formats/day.ts';
import { ageText, formatPhone, parseSearch } from '../rules/index.ts';
import { highlightDigits, highlightName } from './highlight-matches.ts';
import { Highlighted } from './highlighted.tsx';
import type { PatientRow } from './patient-row.ts';
import classes from './patients.module.css';
import { TagChips } from './tag-chips.tsx';

/** The columns of the list of patients, with what `typed` found in them marked. */
export function patientColumns(typed: string): readonly DataColumn<PatientRow>[] {
  const day = today();
  const { words, dateOfBirth, phoneDigits, recordNumber } = parseSearch(typed, day);
  const name = (text: string) => <Highlighted pieces={highlightName(text, words)} />;
  return [
    {
      id: 'name',
      title: 'Name',
      width: 'minmax(13rem, 22rem)',
      phone: 'title',
      cell: (patient) => (
        <>
          <span className={classes.last}>{name(patient.last_name)}</span>
          <span className={classes.given}>
            {', '}
            {name([patient.first_name, patient.middle_name].filter(Boolean).join(' '))}
            {patient.nick_name !== null && <span className={classes.nick}> “{name(patient.nick_name)}”</span>}
          </span>
        </>
      ),
    },
    {
      id: 'birth',
      title: 'Date of birth, age',
      width: '10rem',
      cell: ({ date_of_birth: born }) =>
        born !== null && (
          <>
            {born === dateOfBirth ? <mark className={classes.hit}>{formatDay(born)}</mark> : formatDay(born)}
            <span className={classes.age}>{ageText(born, day)}</span>
          </>
        ),
    },
    { id: 'gender', title: 'Gender', width: '6rem', cell: ({ gender }) => gender },
    {
      id: 'record',
      title: 'Record',
      width: '6.5rem',
      cell: (patient) => <Highlighted pieces={highlightDigits(patient.user_patient_id, recordNumber)} />,
    },
    {
      id: 'mobile',
      title: 'Mobile',
      width: '9.5rem',
      cell: ({ mobile }) =>
        mobile !== null && <Highlighted pieces={highlightDigits(formatPhone(mobile), phoneDigits)} />,
    },
    {
      id: 'tags',
      title: 'Tags',
      width: 'minmax(8rem, 1fr)',
      phone: 'aside',
      cell: ({ patient_tags: tags }) => <TagChips tags={tags} short />,
    },
  ];
}
