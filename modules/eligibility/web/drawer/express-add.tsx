import '@mantine/core/styles/Combobox.layer.css';
import { Anchor, Button, Select } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type SyntheticEvent, useState } from 'react';
import { ApiError } from '#kit/api/api-error.ts';
import { useApiMutation } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { DateInput } from '#kit/forms/fields/dates/date-field.tsx';
import { formatDay } from '#kit/formats/day.ts';
import classes from '../eligibility.module.css';
import { ExpressAddPatientDocument, type ExpressAddPatientMutation } from '../eligibility.operations.gen.ts';

type Sex = 'Male' | 'Female' | 'Unknown';
type Doubts = ExpressAddPatientMutation['expressAddPatient'];
const SEXES: Sex[] = ['Male', 'Female', 'Unknown'];

/** Creates a patient with coverage from an Active check: only birth sex and date of birth are missing. */
export function ExpressAdd({ checkId, onClose }: { checkId: string; onClose: () => void }) {
  const navigate = useNavigate();
  const [sex, setSex] = useState<Sex | null>(null);
  const [gender, setGender] = useState<string | null>(null);
  const [born, setBorn] = useState('');
  const [doubts, setDoubts] = useState<Doubts | null>(null);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const add = useApiMutation(ExpressAddPatientDocument, { refreshes: ['registration', 'eligibility'], quiet: true });
  const open = (patientId: string): void => {
    onClose();
    void navigate({ to: '/patients/$patientID', params: { patientID: patientId } });
  };
  const submit = (confirmed: boolean): void => {
    const missing = {
      ...(sex === null ? { gender_at_birth: 'Birth Sex is Required' } : {}),
      ...(/^\d{4}-\d{2}-\d{2}$/.test(born) ? {} : { date_of_birth: 'Please enter the date of birth as MM/DD/YYYY' }),
      ...(sex === 'Unknown' && gender === null ? { gender: 'Gender is Required' } : {}),
    };
    setProblems(missing);
    if (sex === null || Object.keys(missing).length > 0) return;
    const input = { check_id: checkId, gender_at_birth: sex, gender, date_of_birth: born, confirmed };
    add.mutate(
      { input },
      {
        onSuccess: ({ expressAddPatient: made }) => {
          if (made.patient_id === null) return setDoubts(made);
          toast.success('Patient added');
          open(made.patient_id);
        },
        onError: (error) => {
          const issues = error instanceof ApiError ? error.issues : [];
          if (issues.length > 0)
            setProblems(Object.fromEntries(issues.map(({ path, message }) => [path.replace(/^input\./, ''), message])));
          else toast.error(error.message, { title: 'System Error' });
        },
      },
    );
  };
  const change = (): void => setDoubts(null);
  return (
    <form
      aria-label="Express Add Patient"
      className={classes.form}
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        submit(false);
      }}
    >
      <h3 className={classes.title}>Express Add Patient</h3>
      <Select
        label="Birth Sex"
        withAsterisk
        data={SEXES}
        value={sex}
        error={problems['gender_at_birth']}
        onChange={(chosen) => {
          change();
          setSex(chosen);
        }}
      />
      {sex === 'Unknown' && (
        <Select
          label="Gender for the record"
          withAsterisk
          data={['Female', 'Male']}
          value={gender}
          error={problems['gender']}
          onChange={(chosen) => {
            change();
            setGender(chosen);
          }}
        />
      )}
      <DateInput
        label="Date of Birth"
        withAsterisk
        error={problems['date_of_birth']}
        onChange={(day) => {
          change();
          setBorn(day);
        }}
      />
      {doubts !== null && <LookFirst doubts={doubts} onOpen={open} />}
      {doubts === null ? (
        <Button type="submit" loading={add.isPending}>
          Add Patient
        </Button>
      ) : (
        <Button variant="default" loading={add.isPending} onClick={() => submit(true)}>
          Add as a new patient anyway
        </Button>
      )}
    </form>
  );
}

function LookFirst({ doubts, onOpen }: { doubts: Doubts; onOpen: (patientId: string) => void }) {
  return (
    <Notice tone="warning">
      {doubts.birth_date_differs && <p className={classes.reason}>The payer has a different date of birth.</p>}
      {doubts.likely.length > 0 && (
        <>
          <p className={classes.reason}>Already a patient?</p>
          <ul className={classes.plain}>
            {doubts.likely.map((each) => (
              <li key={each.patient_id}>
                <Anchor component="button" type="button" size="sm" onClick={() => onOpen(each.patient_id)}>
                  {each.last_name}, {each.first_name}
                </Anchor>{' '}
                <span className={classes.quiet}>
                  #{each.record_number} · {formatDay(each.date_of_birth)} · {each.reasons.join(', ')}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
