import { ActionIcon, Anchor, Button, VisuallyHidden } from '@mantine/core';
import { IconArrowsMaximize, IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { ReadLines } from '#kit/feedback/read-state.tsx';
import { dayOf } from '#kit/formats/instant.ts';
import { formatDay } from '#kit/formats/day.ts';
import { splitPath, writeQuery } from '#kit/navigation/query.ts';
import { Panel } from '#kit/page/panel.tsx';
import { can } from '#kit/session/viewer.ts';
import { ageText } from '../../rules/index.ts';
import type { FindComingVisits } from '../coming-visits.ts';
import { addressLines, fieldLabels, fieldText, type PatientField } from '../form/patient-fields.ts';
import classes from './patient-information.module.css';
import type { PatientDetails } from '../patient-row.ts';
import { type PatientValues, valuesOf } from '../form/patient-values.ts';
import { patientPath } from '../patient-path.ts';
import { usePatient } from '../use-patient.ts';

const loadDialog = () =>
  import('../form/edit-patient-dialog.tsx').then((file) => ({ default: file.EditPatientDialog }));
const EditPatientDialog = lazy(loadDialog);

/** The patient, and options of the panel. */
export interface PatientInformationProps {
  patientId: string;
  /** Finds future appointments, for the confirmation before a death is recorded. */
  findVisits?: FindComingVisits;
  /** Adds a button that opens the patient's page (specification 1 §2.9), if shown next to something else. */
  expands?: boolean;
}

/** All information about a patient, with an Edit button. */
export function PatientInformation({ patientId, findVisits, expands = false }: PatientInformationProps) {
  const { details, status, read } = usePatient(patientId);
  const [editing, setEditing] = useState(false);
  const expand = expands && details !== undefined && (
    <ActionIcon
      component={Link}
      to={patientPath(details)}
      variant="subtle"
      color="gray"
      aria-label="Open the patient’s page"
      title="Open the patient’s page"
    >
      <IconArrowsMaximize size={16} stroke={1.75} />
    </ActionIcon>
  );
  const edit = can('patients.edit') && details !== undefined && (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconPencil size={14} />}
      onPointerEnter={() => void loadDialog()}
      onFocus={() => void loadDialog()}
      onClick={() => setEditing(true)}
    >
      Edit
    </Button>
  );
  return (
    <Panel
      title="Patient Information"
      actions={
        <>
          {expand}
          {edit}
        </>
      }
    >
      <ReadLines read={read} label="Patient" lines={9} notFound="This patient does not exist, or was removed">
        {(patient) => <Record patient={patient} />}
      </ReadLines>
      {status === 'missing' && (
        <Button component={Link} to="/patients/index" variant="default" mt="sm">
          Go to patients
        </Button>
      )}
      {editing && details !== undefined && (
        <Suspense>
          <EditPatientDialog patient={details} findVisits={findVisits} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Panel>
  );
}

function Record({ patient }: { patient: PatientDetails }) {
  const values = valuesOf(patient);
  const field = (name: PatientField): ReactNode => (
    <Fact key={name} label={fieldLabels[name]} text={fieldText(values, name)} link={linkOf(values, name)} />
  );
  return (
    <div className={classes.container}>
      <div className={classes.record}>
        <dl className={classes.facts}>
          {(['first_name', 'middle_name', 'last_name', 'nick_name', 'date_of_birth', 'gender'] as const).map(field)}
          {(['gender_at_birth', 'race', 'ethnicity', 'preferred_language'] as const).map(field)}
          {patient.deceased_date !== null && <Fact label="Deceased" text={diedText(patient)} link={null} />}
        </dl>
        <dl className={classes.facts}>
          {(['mobile', 'home_phone', 'work_phone', 'email'] as const).map(field)}
          <Address label="Mailing address" lines={addressLines(values.mailing_address)} />
          {patient.billing_addresses.map((address) => (
            <Address
              key={address.id}
              label="Billing address"
              lines={addressLines({ ...address, address_line2: address.address_line2 ?? '' })}
            />
          ))}
          {(['emergency_contact_name', 'emergency_contact_phone'] as const).map(field)}
        </dl>
        <dl className={classes.facts} data-notes>
          {(['note1', 'note2'] as const).map(field)}
        </dl>
        <p className={classes.history}>
          On record since {formatDay(dayOf(patient.create_time))}
          {patient.version > 1 && `, last changed ${formatDay(dayOf(patient.update_time))}`}
          {can('audit.view') && (
            <span data-no-print>
              {' · '}
              <Link {...splitPath(`/audit_logs/index${writeQuery({ patient: patient.id })}`)} className={classes.log}>
                Changes and views
              </Link>
            </span>
          )}
        </p>
      </div>
    </div>
  );
}

function diedText({ date_of_birth: born, deceased_date: died }: PatientDetails): string {
  return [formatDay(died), born !== null && died !== null && `at ${ageText(born, died)}`].filter(Boolean).join(' ');
}

function Fact({ label, text, link }: { label: string; text: string; link: string | null }) {
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd>{text === '' ? <Nothing /> : link === null ? text : <Anchor href={link}>{text}</Anchor>}</dd>
    </div>
  );
}

function Address({ label, lines }: { label: string; lines: readonly string[] }) {
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd>{lines.length === 0 ? <Nothing /> : lines.map((line) => <div key={line}>{line}</div>)}</dd>
    </div>
  );
}

function Nothing() {
  return (
    <span className={classes.nothing}>
      <span aria-hidden>—</span>
      <VisuallyHidden>Not given</VisuallyHidden>
    </span>
  );
}

function linkOf(values: PatientValues, field: PatientField): string | null {
  switch (field) {
    case 'email':
      return `mailto:${values.email}`;
    case 'mobile':
    case 'home_phone':
    case 'work_phone':
    case 'emergency_contact_phone':
      return `tel:${values[field].replace(/ x.*$/, '').replace(/[^+\d]/g, '')}`;
    default:
      return null;
  }
}
