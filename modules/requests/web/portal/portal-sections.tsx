import { t, tMessage } from '#kit/language/use-language.ts';
import type { Kind } from './kinds.ts';
import { Button } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatDay } from '#kit/formats/day.ts';
import { dayOf } from '#kit/formats/instant.ts';
import { INFO_FIELDS, isUnresolved, type RequestStatus } from '../../rules/index.ts';
import { measured } from '../measured.ts';
import { statusTones } from '../request-words.ts';
import type { PortalRecord } from './portal-api.ts';
import { appointmentTime, fieldText, STATUS_WORDS } from './portal-words.ts';
import classes from './portal.module.css';

/** The open form with its subject. */
export interface OpenForm {
  kind: Kind;
  chosen: string | null;
}

interface SectionsProps {
  record: PortalRecord;
  onOpen: (opened: OpenForm) => void;
  onWithdraw: (id: string) => void;
}

/** The patient's record and requests. */
export function PortalSections(props: SectionsProps) {
  return (
    <>
      <RequestsCard {...props} />
      <AppointmentsCard {...props} />
      <AllergiesCard {...props} />
      <MedicationsCard {...props} />
      <VitalsCard {...props} />
      <InformationCard {...props} />
    </>
  );
}

function RequestsCard({ record, onWithdraw }: Pick<SectionsProps, 'record' | 'onWithdraw'>) {
  return (
    <Card title={t('My requests')} empty={record.requests.length === 0 ? t('You have no requests yet.') : null}>
      <ul className={classes.rows}>
        {record.requests.map(({ id, title, status, create_time, reason }) => (
          <li key={id}>
            <span className={classes.grow}>
              {tMessage(title)}
              <small>
                {t('Sent')} {formatDay(dayOf(create_time))}
              </small>
              {status === 'Declined' && reason !== null && (
                <span>
                  {t('Our answer:')} {reason}
                </span>
              )}
            </span>
            <StatusBadge tone={statusTones[status as RequestStatus]}>{t(STATUS_WORDS[status] ?? status)}</StatusBadge>
            {status === 'New' && isUnresolved(status) && (
              <Button
                variant="default"
                size="compact-md"
                aria-label={t('Withdraw: {title}', { title: tMessage(title) })}
                onClick={() => onWithdraw(id)}
              >
                {t('Withdraw')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function AppointmentsCard({ record, onOpen }: Pick<SectionsProps, 'record' | 'onOpen'>) {
  return (
    <Card
      title={t('Upcoming appointments')}
      empty={record.appointments.length === 0 ? t('No upcoming appointments.') : null}
    >
      <ul className={classes.rows}>
        {record.appointments.map((event) => (
          <li key={event.event_id}>
            <span className={classes.grow}>
              {appointmentTime(event)}
              <small>{[event.category_name, event.with.join(', ')].filter(Boolean).join(' · ')}</small>
            </span>
            <Button
              variant="default"
              size="compact-md"
              aria-label={t('Cancel the appointment on {time}', { time: appointmentTime(event) })}
              onClick={() => onOpen({ kind: 'CancelAppointment', chosen: event.event_id })}
            >
              {t('Cancel')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function AllergiesCard({ record, onOpen }: Pick<SectionsProps, 'record' | 'onOpen'>) {
  return (
    <Card
      title={t('Allergies')}
      empty={
        record.allergies.length > 0 ? null : record.no_known_allergies ? t('No known allergies.') : t('None on record.')
      }
    >
      <ul className={classes.rows}>
        {record.allergies.map(({ allergy_id: id, allergy_substance, allergy_category, reaction }) => (
          <li key={id}>
            <span className={classes.grow}>
              {allergy_substance}
              <small className={classes.capital}>{[t(allergy_category), reaction].filter(Boolean).join(' · ')}</small>
            </span>
            <Remove what={allergy_substance} onClick={() => onOpen({ kind: 'DeleteAllergy', chosen: id })} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function MedicationsCard({ record, onOpen }: Pick<SectionsProps, 'record' | 'onOpen'>) {
  return (
    <Card title={t('Medications')} empty={record.medications.length === 0 ? t('None on record.') : null}>
      <ul className={classes.rows}>
        {record.medications.map(({ medication_id: id, drug_name, frequency, from, to }) => (
          <li key={id}>
            <span className={classes.grow}>
              {drug_name}
              <small>
                {[
                  frequency,
                  from && t('since {day}', { day: formatDay(from) }),
                  to && t('until {day}', { day: formatDay(to) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            {to == null && (
              <Button
                variant="default"
                size="compact-md"
                aria-label={t('Refill {name}', { name: drug_name })}
                onClick={() => onOpen({ kind: 'RefillMedication', chosen: id })}
              >
                {t('Refill')}
              </Button>
            )}
            <Remove what={drug_name} onClick={() => onOpen({ kind: 'DeleteMedicationHistory', chosen: id })} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function VitalsCard({ record }: Pick<SectionsProps, 'record'>) {
  return (
    <Card title={t('Vitals')} empty={record.vitals.length === 0 ? t('None on record.') : null}>
      <dl className={classes.facts}>
        {record.vitals.map((vital) => (
          <Fact key={vital.vital_info_id} name={t(vital.vital_name)}>
            {measured(vital)}, {formatDay(dayOf(vital.collect_time))}
          </Fact>
        ))}
      </dl>
    </Card>
  );
}

function InformationCard({ record, onOpen }: Pick<SectionsProps, 'record' | 'onOpen'>) {
  return (
    <Card title={t('My information')}>
      <dl className={classes.facts}>
        {Object.entries(INFO_FIELDS)
          .filter(([field]) => field !== 'mailing_address')
          .map(([field, label]) => (
            <Fact key={field} name={t(label)}>
              {fieldText(field, record.patient[field]) || '–'}
            </Fact>
          ))}
        {record.addresses.map((address) => (
          <Fact key={address.id} name={address.address_type === 'billing' ? t('Billing address') : t('Address')}>
            {fieldText('mailing_address', address)}
          </Fact>
        ))}
      </dl>
      <div className={classes.foot}>
        <Button variant="default" onClick={() => onOpen({ kind: 'PatientInfoUpdate', chosen: null })}>
          {t('Report an error')}
        </Button>
      </div>
    </Card>
  );
}

function Card({ title, empty = null, children }: { title: string; empty?: string | null; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {empty === null ? children : <p>{empty}</p>}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Remove({ what, onClick }: { what: string; onClick: () => void }) {
  return (
    <Button variant="default" size="compact-md" aria-label={t('Remove {name}', { name: what })} onClick={onClick}>
      {t('Remove')}
    </Button>
  );
}
