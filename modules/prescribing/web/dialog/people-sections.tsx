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

/** Who the prescription is for, on one line above the drug, with allergies and what prevents sending. */
export function PatientLine({ patient, prescriber }: Pick<DialogData, 'patient' | 'prescriber'>) {
  return (
    <div>
      <strong>
        {patient.first_name} {patient.last_name}
      </strong>{' '}
      <span className={classes.quiet}>
        {[formatDay(patient.date_of_birth), `Allergies: ${allergiesOf(patient)}`].filter(Boolean).join(' · ')}
      </span>
      {!patient.has_address && <Notice tone="warning">Please edit the patient address first</Notice>}
      {prescriber.may_send && prescriber.problem !== null && (
        <Notice tone="warning">
          <strong>Operation Denied</strong>: {prescriber.problem} You can still save and print prescriptions.
        </Notice>
      )}
    </div>
  );
}

function allergiesOf({ allergies, no_known_allergies: none }: DialogData['patient']): string {
  if (allergies.length > 0) return allergies.join(', ');
  return none ? 'No known allergies' : 'Not recorded';
}

/** The patient and their known allergies. */
export function PatientSection({ patient }: { patient: DialogData['patient'] }) {
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
          Allergies: allergiesOf(patient),
          'Current medications': patient.medications.join(', '),
        }}
      />
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
    </fieldset>
  );
}
