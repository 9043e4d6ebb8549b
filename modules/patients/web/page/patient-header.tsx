import { Anchor, Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { formatDay, today } from '#kit/formats/day.ts';
import { setPageName } from '#kit/navigation/page-names.ts';
import { splitPath } from '#kit/navigation/query.ts';
import { PersonAvatar } from '#kit/page/person-avatar.tsx';
import { formatPhone, lifeText, patientName } from '../../rules/index.ts';
import { can } from '#kit/session/viewer.ts';
import { AlertChips } from './alert-chips.tsx';
import { AllergyChips } from './allergy-chips.tsx';
import classes from './patient-header.module.css';
import { patientPath } from '../patient-path.ts';
import type { PatientDetails, PatientRow } from '../patient-row.ts';
import { TagChips } from '../record/tag-chips.tsx';
import { SevereAllergies } from './severe-allergies.tsx';
import { UrgentNotices } from './urgent-notices.tsx';
import { useChangeNotice } from './use-change-notice.ts';
import { useMergeTarget } from '../merge/use-merge-target.ts';
import { AvatarButton } from '../record/avatar-button.tsx';
import { type ShownPatient, usePatient } from '../use-patient.ts';

const AlertsDialog = lazy(() => import('./alerts-dialog.tsx').then((file) => ({ default: file.AlertsDialog })));

/** The patient, and the layout of the header. */
export interface PatientHeaderProps {
  patientId: string;
  /** On a single line if there is room, with the name linked to the patient's page: for pages about something else. */
  compact?: boolean;
  /** Called if the patient doesn't exist. */
  onMissing?: () => void;
  /** Buttons at the end. */
  children?: ReactNode;
}

/** The safety-relevant facts of a patient: identity and allergies. Stays visible while the page scrolls. */
export function PatientHeader({ patientId, compact = false, onMissing, children }: PatientHeaderProps) {
  const shown = usePatient(patientId);
  const { row, status } = shown;
  useEffect(() => {
    if (status === 'missing') onMissing?.();
  }, [status, onMissing]);
  useEffect(() => {
    if (row !== undefined) setPageName(`/patients/${patientId}`, patientName(row));
  }, [row, patientId]);
  useMergeTarget(patientId, compact ? undefined : shown.details);
  useChangeNotice(compact ? undefined : shown.details);
  const size = compact ? 28 : 44;
  return (
    <>
      <UrgentNotices patientId={patientId} />
      {shown.details !== undefined && <SevereAllergies allergies={shown.details.allergies} />}
      <header className={classes.header} data-compact={compact || undefined}>
        <div className={classes.avatar}>
          {row !== undefined &&
            (compact ? (
              <PersonAvatar name={patientName(row)} size={size} src={row.avatar} />
            ) : (
              <AvatarButton row={row} size={size} />
            ))}
          {row === undefined && status === 'pending' && <Skeleton circle height={size} />}
        </div>
        <div className={classes.words}>
          <div className={classes.line}>
            <Name shown={shown} compact={compact} />
            {row !== undefined && <Facts row={row} />}
          </div>
          <div className={classes.line}>
            <Allergies shown={shown} />
            {shown.details !== undefined && <Alerts patient={shown.details} editable={!compact} />}
            {row !== undefined && <TagChips tags={row.patient_tags} />}
          </div>
        </div>
        {children !== undefined && <div className={classes.actions}>{children}</div>}
      </header>
    </>
  );
}

function Name({ shown: { row, status }, compact }: { shown: ShownPatient; compact: boolean }) {
  if (row === undefined && status === 'pending') return <Skeleton height={compact ? 16 : 22} width="12rem" />;
  if (row === undefined)
    return (
      <h1 className={classes.name} tabIndex={-1} data-page-title>
        {status === 'missing' ? 'This patient does not exist' : 'Patient'}
      </h1>
    );
  const name = [row.first_name, row.middle_name, row.last_name].filter(Boolean).join(' ');
  const nick = row.nick_name !== null && <span className={classes.nick}> “{row.nick_name}”</span>;
  if (compact)
    return (
      <Link {...splitPath(patientPath(row))} className={classes.name}>
        {name}
        {nick}
      </Link>
    );
  return (
    <h1 className={classes.name} tabIndex={-1} data-page-title>
      {name}
      {nick}
    </h1>
  );
}

function Facts({ row }: { row: PatientRow }) {
  const { date_of_birth: born, deceased_date: died } = row;
  const life = lifeText(row, today());
  return (
    <ul className={classes.facts} aria-label="Facts">
      {life !== '' && (
        <li data-deceased={died !== null || undefined}>
          <strong>{life}</strong>
        </li>
      )}
      {born === null ? (
        <li>Date of birth unknown</li>
      ) : (
        <li>
          <span className={classes.label}>DOB</span> {formatDay(born)}
        </li>
      )}
      <li>{row.gender}</li>
      <li>
        <span className={classes.label}>Record</span> {row.user_patient_id}
      </li>
      {row.mobile !== null && (
        <li>
          <a href={`tel:${row.mobile.replace(/[^+\d]/g, '')}`} className={classes.phone}>
            {formatPhone(row.mobile)}
          </a>
        </li>
      )}
    </ul>
  );
}

function Alerts({ patient, editable }: { patient: PatientDetails; editable: boolean }) {
  const [editing, setEditing] = useState(false);
  return (
    <>
      <AlertChips alerts={patient.alerts} />
      {editable && can('patients.edit') && (
        <Anchor component="button" type="button" size="xs" data-no-print onClick={() => setEditing(true)}>
          {patient.alerts.length === 0 ? 'Add alert' : 'Edit alerts'}
        </Anchor>
      )}
      {editing && (
        <Suspense>
          <AlertsDialog patient={patient} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  );
}

// Must not claim that there are no allergies until the record is loaded.
function Allergies({ shown }: { shown: ShownPatient }) {
  if (shown.details !== undefined) return <AllergyChips allergies={shown.details.allergies} />;
  if (shown.status === 'missing') return null;
  if (shown.status !== 'error') return <Skeleton height={18} width="7rem" />;
  return (
    <span role="alert" className={classes.unknown}>
      Allergies could not be loaded.{' '}
      <Anchor component="button" type="button" size="sm" onClick={shown.retry}>
        Try again
      </Anchor>
    </span>
  );
}
