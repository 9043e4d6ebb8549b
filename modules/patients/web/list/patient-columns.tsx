import type { DataColumn } from '#kit/table/data-column.ts';
import { formatDay, today } from '#kit/formats/day.ts';
import { dayOf } from '#kit/formats/instant.ts';
import { ageText, formatPhone, parseSearch } from '../../rules/index.ts';
import { highlightDigits, highlightName } from '../search/highlight-matches.ts';
import { Highlighted } from '../search/highlighted.tsx';
import type { ListedPatient } from '../patient-row.ts';
import classes from '../patients.module.css';
import { TagChips } from '../record/tag-chips.tsx';

/** The columns of the patient list, with matches of `typed` highlighted. */
export function patientColumns(typed: string): readonly DataColumn<ListedPatient>[] {
  const day = today();
  const { words, dateOfBirth, phoneDigits, recordNumber } = parseSearch(typed, day);
  const name = (text: string) => <Highlighted pieces={highlightName(text, words)} />;
  return [
    {
      id: 'name',
      title: 'Name',
      width: 'minmax(13rem, 17rem)',
      phone: 'title',
      fixed: true,
      sortable: true,
      text: patientText,
      cell: (patient) => (
        <>
          <span className={classes.last}>{name(patient.last_name)}</span>
          <span className={classes.given}>
            {', '}
            {name([patient.first_name, patient.middle_name].filter(Boolean).join(' '))}
            {patient.nick_name !== null && <span className={classes.nick}> “{name(patient.nick_name)}”</span>}
          </span>
          {patient.deceased_date !== null && <span className={classes.deceased}>Deceased</span>}
        </>
      ),
    },
    {
      id: 'birth',
      title: 'Date of birth, age',
      width: '10rem',
      sortable: true,
      text: ({ date_of_birth: born }) => formatDay(born),
      cell: ({ date_of_birth: born, deceased_date: died }) =>
        born !== null && (
          <>
            {born === dateOfBirth ? <mark className={classes.hit}>{formatDay(born)}</mark> : formatDay(born)}
            <span className={classes.age}>{ageText(born, died ?? day)}</span>
          </>
        ),
    },
    {
      id: 'death',
      title: 'Date of death',
      width: '7rem',
      phone: 'hidden',
      hidden: true,
      cell: ({ deceased_date: died }) => formatDay(died),
    },
    { id: 'gender', title: 'Gender', width: '6rem', cell: ({ gender }) => gender },
    {
      id: 'record',
      title: 'Record',
      width: '6.5rem',
      sortable: true,
      text: (patient) => patient.user_patient_id,
      cell: (patient) => <Highlighted pieces={highlightDigits(patient.user_patient_id, recordNumber)} />,
    },
    {
      id: 'mobile',
      title: 'Mobile',
      width: '9.5rem',
      text: ({ mobile }) => (mobile === null ? '' : formatPhone(mobile)),
      cell: ({ mobile }) =>
        mobile !== null && <Highlighted pieces={highlightDigits(formatPhone(mobile), phoneDigits)} />,
    },
    {
      id: 'tags',
      title: 'Tags',
      width: 'minmax(8rem, 1fr)',
      phone: 'aside',
      text: ({ patient_tags: tags }) => tags.map(({ tag }) => tag).join(', '),
      cell: (patient) => (
        <TagChips tags={patient.patient_tags} beside={patientText(patient) + (patient.nick_name ?? '')} />
      ),
    },
    visit('last', 'Last visit', ({ last_visit: last }) => last),
    visit('next', 'Next visit', ({ next_visit: next }) => next),
    {
      id: 'email',
      title: 'Email',
      width: 'minmax(8rem, 14rem)',
      phone: 'hidden',
      hidden: true,
      cell: ({ email }) => email,
    },
  ];
}

function patientText(patient: ListedPatient): string {
  return [patient.last_name, [patient.first_name, patient.middle_name].filter(Boolean).join(' ')].join(', ');
}

function visit(id: string, title: string, at: (patient: ListedPatient) => string | null): DataColumn<ListedPatient> {
  const cell = (patient: ListedPatient): string => {
    const instant = at(patient);
    return instant === null ? '' : formatDay(dayOf(instant));
  };
  return { id, title, width: '7rem', phone: 'hidden', cell };
}
