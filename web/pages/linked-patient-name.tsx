import { Link } from '@tanstack/react-router';
import { splitPath } from '#kit/navigation/query.ts';
import { setPageName } from '#kit/navigation/page-names.ts';
import type { PatientNameProps } from '#audit/web';
import { patientListName, patientName } from '#patients/rules';
import classes from './linked-patient-name.module.css';
import { usePatientName } from './use-patient-name.ts';

/** A patient's name by id, linked to their page. If it is unknown, the end of the id is shown. */
export function LinkedPatientName({ id, link }: PatientNameProps) {
  const { data: patient, isLoading } = usePatientName(id);
  if (isLoading) return <span aria-busy>…</span>;
  if (patient == null) return <code title={id}>…{id.slice(-8)}</code>;
  const name = patientListName(patient);
  if (link === 'none') return name;
  const path = `/patients/${id}`;
  setPageName(path, patientName(patient));
  return (
    <Link
      {...splitPath(path)}
      className={classes.link}
      tabIndex={link === 'tab' ? undefined : -1}
      // In a row, the click opens the patient, not the row.
      onClick={(event) => event.stopPropagation()}
    >
      {name}
    </Link>
  );
}
