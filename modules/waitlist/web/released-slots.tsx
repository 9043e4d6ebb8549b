import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { request } from '#kit/api/request.ts';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { fullName } from '#kit/formats/person-name.ts';
import { can } from '#kit/session/viewer.ts';
import { offerStateNames, type OfferState } from '../rules/index.ts';
import { type ClinicCalendar, ColourDot, useCalendarSetup } from '#scheduling/web';
import {
  DismissFreedTimeDocument,
  WithdrawOfferDocument,
  type FreedFragment,
  type RoundFragment,
} from './calendar.operations.gen.ts';
import { refreshWaitlist, useReleasedSlots } from './use-waitlist.ts';
import { stretchOf } from './waitlist-wording.ts';
import classes from './waitlist.module.css';

const OfferDialog = lazy(() => import('./offer-dialog.tsx').then((file) => ({ default: file.OfferDialog })));

interface ReleasedSlotsProps {
  /** The released slot that a notification links to. */
  begun?: string | undefined;
  /** Text shown if there are no released slots. */
  none?: string;
}

/** Released slots that match waiting patients, and open offers; each can be offered or booked from here. */
export function ReleasedSlots({ begun, none }: ReleasedSlotsProps) {
  const read = useReleasedSlots();
  const { setup } = useCalendarSetup();
  const [opened, setOpened] = useState<string | null>(null);
  const found = read.data?.freed_times;
  useEffect(() => {
    const time = found?.times.find(({ id }) => id === begun);
    if (time !== undefined) setOpened(keyOf(time));
    // Once for each notification that is opened.
    // oxlint-disable-next-line react/exhaustive-deps -- what comes later must not open it again
  }, [begun, found === undefined]);
  const calendars = setup?.clinic_calendars ?? [];
  const open = found?.times.find((time) => keyOf(time) === opened);
  return (
    <ReadState read={read} label="Open times" rows={2} rowHeight={44}>
      {({ freed_times: { times, rounds } }) =>
        times.length + rounds.length === 0 ? (
          none !== undefined && <p className={classes.empty}>{none}</p>
        ) : (
          <>
            <ul className={classes.released} aria-label="Open times">
              {times.map((time) => (
                <ReleasedSlotRow
                  key={keyOf(time)}
                  time={time}
                  calendars={calendars}
                  onOpen={() => setOpened(keyOf(time))}
                />
              ))}
              {rounds.map((round) => (
                <RoundRow key={round.id} round={round} calendars={calendars} />
              ))}
            </ul>
            {open !== undefined && (
              <Suspense>
                <OfferDialog time={open} calendars={calendars} onClose={() => setOpened(null)} />
              </Suspense>
            )}
          </>
        )
      }
    </ReadState>
  );
}

const keyOf = ({ id, start }: FreedFragment): string => `${id} ${start}`;

function Whose({ id, calendars }: { id: string; calendars: readonly ClinicCalendar[] }) {
  const calendar = calendars.find(({ calendar_id }) => calendar_id === id);
  return (
    <span>
      <ColourDot colour={calendar?.color} />
      {calendar?.name ?? ''}
    </span>
  );
}

interface ReleasedSlotRowProps {
  time: FreedFragment;
  calendars: readonly ClinicCalendar[];
  onOpen: () => void;
}

function ReleasedSlotRow({ time, calendars, onOpen }: ReleasedSlotRowProps) {
  const count = time.fits.length;
  const when = stretchOf(time);
  const dismiss = async (): Promise<void> => {
    try {
      await request(DismissFreedTimeDocument, { id: time.id });
      toast.success('Time dismissed. No patients will be asked.');
    } catch (error) {
      reportError(error);
    }
    refreshWaitlist();
  };
  return (
    <li>
      <span className={classes.when}>
        <strong>{when}</strong>
        <Whose id={time.calendar_id} calendars={calendars} />
      </span>
      <Button size="compact-sm" variant="light" onClick={onOpen} aria-label={`${countWords(count)}: ${when}`}>
        {countWords(count)}
      </Button>
      {can('scheduling.waiting') && (
        <ActionIcon variant="subtle" color="gray" aria-label={`Dismiss ${when}`} onClick={() => void dismiss()}>
          <IconX size={16} stroke={1.75} />
        </ActionIcon>
      )}
    </li>
  );
}

const countWords = (count: number): string => (count === 1 ? '1 patient waiting' : `${count} patients waiting`);

function RoundRow({ round, calendars }: { round: RoundFragment; calendars: readonly ClinicCalendar[] }) {
  const [first] = round.offers;
  if (first === undefined) return null;
  const withdraw = async (): Promise<void> => {
    try {
      await request(WithdrawOfferDocument, { id: round.id });
      toast.success('Offer withdrawn');
    } catch (error) {
      reportError(error);
    }
    refreshWaitlist();
  };
  return (
    <li>
      <span className={classes.when}>
        <strong>Offered: {stretchOf(first)}</strong>
        <Whose id={round.calendar_id} calendars={calendars} />
        {round.offers.map((offer) => (
          <span key={offer.id}>
            {fullName(offer.entry.patient)}: {offerStateNames[offer.state as OfferState]}
            {offer.state === 'sent' && offer.expires_time !== null && `, until ${formatInstant(offer.expires_time)}`}
          </span>
        ))}
      </span>
      {can('scheduling.waiting') && (
        <Button size="compact-sm" variant="default" onClick={() => void withdraw()}>
          Withdraw
        </Button>
      )}
    </li>
  );
}
