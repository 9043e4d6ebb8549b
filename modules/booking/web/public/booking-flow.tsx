import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { refreshAll } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { currentLanguage, t, useLanguage } from '#kit/language/use-language.ts';
import { PortalTitle } from '#kit/portal/portal-frame.tsx';
import { timeForPatients } from '#scheduling/rules';
import classes from './booking.module.css';
import type { ClinicPage } from './clinic-page.ts';
import { ChooseTime, type ChosenTime } from './choose-time.tsx';
import { ChooseVisit, type Visit } from './choose-visit.tsx';
import { DetailsForm } from './details-form.tsx';

interface BookingFlowProps {
  address: string;
  page: ClinicPage;
}

/** Chooses an appointment type, a doctor and a time, and asks for the person's details. */
export function BookingFlow({ address, page }: BookingFlowProps) {
  useLanguage();
  const [visit, setVisit] = useState<Visit>({ isNew: null, typeId: null, calendarId: null });
  const [time, setTime] = useState<ChosenTime | null>(null);
  const [wasTaken, setTaken] = useState(false);
  // Details stay on the page once they were shown, so that nothing typed is lost when another time is chosen.
  const [hasForm, setForm] = useState(false);
  const [heldUntil, setHeldUntil] = useState<string | null>(null);
  const times = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (wasTaken) times.current?.focus();
  }, [wasTaken]);
  if (heldUntil !== null) return <Receipt page={page} heldUntil={heldUntil} />;
  const type = page.types.find(({ id }) => id === visit.typeId);
  const change = (next: Visit): void => {
    setVisit(next);
    setTime(null);
    setTaken(false);
  };
  const choose = (chosen: ChosenTime): void => {
    setTime(chosen);
    setTaken(false);
    setForm(true);
  };
  const onTaken = (): void => {
    setTime(null);
    setTaken(true);
    refreshAll([['calendar', 'BookingTimes']]);
  };
  return (
    <>
      <PortalTitle>{t('Request an appointment')}</PortalTitle>
      {page.page_text !== '' && <p className={classes.text}>{page.page_text}</p>}
      <ChooseVisit types={page.types} visit={visit} onChange={change} />
      {type !== undefined && visit.isNew !== null && (
        <section className={classes.part} aria-labelledby="booking-times">
          <h2 id="booking-times" className={classes.heading} ref={times} tabIndex={-1}>
            {t('Time')}
          </h2>
          {wasTaken && <Notice tone="warning">{t('This time was just taken. Choose another time.')}</Notice>}
          {time === null ? (
            <ChooseTime
              key={`${type.id} ${visit.calendarId ?? ''}`}
              address={address}
              type={type}
              calendarId={visit.calendarId}
              timeZone={page.time_zone}
              onChoose={choose}
            />
          ) : (
            <Chosen page={page} type={type} time={time} onChange={() => setTime(null)} />
          )}
        </section>
      )}
      {hasForm && (
        <section className={classes.part} aria-labelledby="booking-details">
          <h2 id="booking-details" className={classes.heading}>
            {t('About you')}
          </h2>
          <DetailsForm
            address={address}
            timeZone={page.time_zone}
            saysNew={visit.isNew === true}
            choice={type === undefined || time === null ? null : { typeId: type.id, ...time }}
            onTaken={onTaken}
            onSent={setHeldUntil}
          />
        </section>
      )}
    </>
  );
}

interface ChosenProps {
  page: ClinicPage;
  type: ClinicPage['types'][number];
  time: ChosenTime;
  onChange: () => void;
}

function Chosen({ page, type, time, onChange }: ChosenProps) {
  const doctor = type.calendars.find(({ id }) => id === time.calendarId);
  const when = timeForPatients(new Date(time.start), page.time_zone, currentLanguage());
  return (
    <div className={classes.chosen}>
      <p>
        <strong>{when}</strong>
        <br />
        {t('{type} with {doctor}', { type: type.name, doctor: doctor?.name ?? '' })}
        <br />
        {doctor?.practices.join(', ')}
      </p>
      <Button variant="default" onClick={onChange}>
        {t('Change time')}
      </Button>
    </div>
  );
}

function Receipt({ page, heldUntil }: { page: ClinicPage; heldUntil: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    window.scrollTo(0, 0);
  }, []);
  const until = timeForPatients(new Date(heldUntil), page.time_zone, currentLanguage());
  return (
    <>
      <PortalTitle ref={title}>{t('We got your request')}</PortalTitle>
      <Notice icon={IconCircleCheck}>{t('The clinic confirms by {time}.', { time: until })}</Notice>
      <p>{t('Your appointment is not booked until you get an email that confirms it.')}</p>
    </>
  );
}
