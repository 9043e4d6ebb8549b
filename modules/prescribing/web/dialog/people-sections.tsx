import { formatDay } from '#kit/formats/day.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import classes from '../prescribing.module.css';
import type { DialogData } from './dialog-fields.ts';

/** Read-only facts, each below its label. */
export function Facts({ facts }: { facts: Readonly<Record<string, string>> }) {
  return (
    <dl className={classes.facts}>
      {Object.entries(facts).map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text === '' ? '–' : text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A section heading, with a mark if it is required. */
export function Heading({ children, needed = false }: { children: string; needed?: boolean }) {
  return (
    <legend>
      {children}
      {needed && (
        <span className={classes.needed} aria-hidden>
          {' '}
          *
        </span>
      )}
    </legend>
  );
}

/** The patient and their known allergies. */
export function PatientSection({ patient }: { patient: DialogData['patient'] }) {
  const allergies = patient.allergies.length > 0 ? patient.allergies.join(', ') : null;
  return (
    <fieldset className={classes.section}>
      <Heading needed>Patient Information</Heading>
      <Facts
        facts={{
          'First name': patient.first_name,
          'Last name': patient.last_name,
          Gender: patient.gender,
          'Date of birth': formatDay(patient.date_of_birth),
          'Communication numbers': patient.phone,
          Address: patient.address,
          Allergies: allergies ?? (patient.no_known_allergies ? 'No known allergies' : 'Not recorded'),
          'Current medications': patient.medications.join(', '),
        }}
      />
      {!patient.has_address && <Notice tone="warning">Please edit the patient address first</Notice>}
    </fieldset>
  );
}

/** The prescriber. */
export function PrescriberSection({ prescriber }: { prescriber: DialogData['prescriber'] }) {
  return (
    <fieldset className={classes.section}>
      <Heading needed>Prescriber Information</Heading>
      <Facts
        facts={{
          'First name': prescriber.first_name,
          'Last name': prescriber.last_name,
          Address: prescriber.address,
          NPI: prescriber.npi ?? '',
          SPI: prescriber.spi ?? '',
        }}
      />
      {prescriber.may_send && prescriber.problem !== null && (
        <Notice tone="warning">
          <strong>Operation Denied</strong>: {prescriber.problem} You can still save and print prescriptions.
        </Notice>
      )}
    </fieldset>
  );
}
