import '@mantine/core/styles/Radio.layer.css';
import '@mantine/core/styles/RadioCard.layer.css';
import '@mantine/core/styles/RadioIndicator.layer.css';
import { Radio } from '@mantine/core';
import { t } from '#kit/language/use-language.ts';
import classes from './booking.module.css';
import type { ClinicPage } from './clinic-page.ts';

/** What the person has chosen so far. */
export interface Visit {
  /** Whether they say that they are new; null until they answered. */
  isNew: boolean | null;
  typeId: string | null;
  /** Null for the first available doctor. */
  calendarId: string | null;
}

interface ChooseVisitProps {
  types: ClinicPage['types'];
  visit: Visit;
  onChange: (visit: Visit) => void;
}

const FIRST = 'first';

/** Asks whether the person is new, what for and with whom. A single possible answer is chosen for them. */
export function ChooseVisit({ types, visit, onChange }: ChooseVisitProps) {
  const { isNew, typeId, calendarId } = visit;
  const offered = typesFor(types, isNew);
  const doctors = offered.find(({ id }) => id === typeId)?.calendars ?? [];
  const chooseNew = (answer: boolean): void => {
    const fitting = typesFor(types, answer);
    const kept = fitting.some(({ id }) => id === typeId) ? typeId : null;
    onChange({ isNew: answer, typeId: fitting.length === 1 ? fitting[0]!.id : kept, calendarId: null });
  };
  return (
    <>
      <Radio.Group
        label={t('Have you been a patient here before?')}
        value={isNew === null ? null : isNew ? 'no' : 'yes'}
        onChange={(answer) => chooseNew(answer === 'no')}
      >
        <div className={classes.choices}>
          <Radio.Card value="yes" className={classes.choice}>
            <Choice label={t('Yes')} />
          </Radio.Card>
          <Radio.Card value="no" className={classes.choice}>
            <Choice label={t('No, I’m new')} />
          </Radio.Card>
        </div>
      </Radio.Group>
      {isNew !== null && offered.length === 0 && (
        <p role="status">{t('No appointments can be booked online. Please call us.')}</p>
      )}
      {isNew !== null && offered.length > 0 && (
        <Radio.Group
          label={t('Appointment type')}
          value={typeId}
          onChange={(id) => onChange({ isNew, typeId: id, calendarId: null })}
        >
          <div className={classes.choices}>
            {offered.map(({ id, name, minutes }) => (
              <Radio.Card key={id} value={id} className={classes.choice}>
                <Choice label={name} detail={t('{minutes} minutes', { minutes })} />
              </Radio.Card>
            ))}
          </div>
        </Radio.Group>
      )}
      {doctors.length > 1 && (
        <Radio.Group
          label={t('With')}
          value={calendarId ?? FIRST}
          onChange={(id) => onChange({ isNew, typeId, calendarId: id === FIRST ? null : id })}
        >
          <div className={classes.choices}>
            <Radio.Card value={FIRST} className={classes.choice}>
              <Choice label={t('First available')} />
            </Radio.Card>
            {doctors.map(({ id, name, practices }) => (
              <Radio.Card key={id} value={id} className={classes.choice}>
                <Choice label={name} below={practices.join(', ')} />
              </Radio.Card>
            ))}
          </div>
        </Radio.Group>
      )}
    </>
  );
}

function typesFor(types: ClinicPage['types'], isNew: boolean | null): ClinicPage['types'] {
  return types.filter(({ audience }) => audience === 'both' || (audience === 'new') === isNew);
}

function Choice({ label, detail, below }: { label: string; detail?: string; below?: string }) {
  return (
    <span className={classes.answer}>
      <Radio.Indicator />
      <span>
        {label}
        {below !== undefined && <span className={classes.below}>{below}</span>}
      </span>
      {detail !== undefined && <span className={classes.detail}>{detail}</span>}
    </span>
  );
}
