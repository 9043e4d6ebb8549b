import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Button, Checkbox, Group, Modal, Radio, Stack } from '@mantine/core';
import { useId, useState } from 'react';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { timeAgo } from '#kit/formats/time-ago.ts';
import { formatTimeSpan } from '#kit/formats/instant.ts';
import { fullName } from '#kit/formats/person-name.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import { can } from '#kit/session/viewer.ts';
import { noticeWords, priorityNames, waitlistLimits } from '../rules/index.ts';
import { type ClinicCalendar, refreshEvents } from '#scheduling/web';
import {
  BookWaitingDocument,
  OfferFreedTimeDocument,
  WaitingSettingsDocument,
  type FreedFragment,
} from './calendar.operations.gen.ts';
import { refreshWaitlist } from './use-waitlist.ts';
import { betweenWords, priorityTones, stretchOf, wishWords } from './waitlist-wording.ts';
import classes from './waitlist.module.css';

interface OfferDialogProps {
  time: FreedFragment;
  calendars: readonly ClinicCalendar[];
  onClose: () => void;
}

type Fit = FreedFragment['fits'][number];

/** A released slot with its matching entries: book one with a click, or send offers. */
export function OfferDialog({ time, calendars, onClose }: OfferDialogProps) {
  const phone = usePhone();
  // Only patients who can be reached can get an offer.
  const reachable = time.fits.filter(({ entry: { patient } }) => patient.email !== null || patient.mobile !== null);
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    reachable.slice(0, waitlistLimits.offered).map(({ entry }) => entry.id),
  );
  const [mode, setMode] = useState('turn');
  const settings = useApiQuery(WaitingSettingsDocument, {}, { quiet: true });
  const done = (words: string): void => {
    toast.success(words);
    refreshWaitlist();
    refreshEvents();
    onClose();
  };
  const book = useApiMutation(BookWaitingDocument, {
    onDone: ({ waiting_entry_book: { patient } }) => done(`${fullName(patient)} booked`),
  });
  const offer = useApiMutation(OfferFreedTimeDocument, {
    onDone: () => done(picked.length === 1 ? 'Time offered' : 'Time offered to the selected patients'),
  });
  const picked = time.fits.filter(({ entry }) => chosen.includes(entry.id));
  const toggle = (id: string): void =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const mayOffer = can('scheduling.waiting') && can('scheduling.create');
  const name = calendars.find(({ calendar_id }) => calendar_id === time.calendar_id)?.name ?? '';
  const hours = settings.data?.waiting_settings.offer_hours;
  return (
    <Modal
      opened
      onClose={onClose}
      title={`${stretchOf(time)}, ${name}`}
      size="lg"
      fullScreen={phone}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack gap="md">
        <ul className={classes.fits} aria-label="Matching patients">
          {time.fits.map((fit) => (
            <FitRow
              key={fit.entry.id}
              fit={fit}
              checked={chosen.includes(fit.entry.id)}
              onToggle={mayOffer && reachable.includes(fit) ? () => toggle(fit.entry.id) : undefined}
              onBook={
                mayOffer
                  ? () =>
                      book.mutate({
                        id: fit.entry.id,
                        version: fit.entry.version,
                        calendar_id: time.calendar_id,
                        start: fit.start,
                      })
                  : undefined
              }
              busy={book.isPending || offer.isPending}
            />
          ))}
        </ul>
        {mayOffer && (
          <Radio.Group label="Offer by email and text message" value={mode} onChange={setMode}>
            <Stack gap={6} mt={6}>
              <Radio
                value="turn"
                label="One at a time, from the top. If a patient declines or does not answer, the next one is asked."
              />
              <Radio value="all" label="All at the same time. The first to answer gets the time." />
            </Stack>
          </Radio.Group>
        )}
        {mayOffer && hours !== undefined && (
          <Notice>
            {hours === 1 ? '1 hour' : `${hours} hours`} to answer, ending half an hour before the appointment. The
            message includes only the time, practice and doctor.
          </Notice>
        )}
        <Group justify="end">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          {mayOffer && (
            <Button
              disabled={picked.length === 0 || picked.length > waitlistLimits.offered || book.isPending}
              loading={offer.isPending}
              onClick={() =>
                offer.mutate({
                  input: {
                    calendar_id: time.calendar_id,
                    in_turn: mode === 'turn',
                    entries: picked.map(({ entry, start }) => ({ id: entry.id, start })),
                  },
                })
              }
            >
              {picked.length > 1 ? `Offer to ${picked.length}` : 'Offer'}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}

interface FitRowProps {
  fit: Fit;
  checked: boolean;
  /** Omitted if the patient can't be reached, or without permission. */
  onToggle?: (() => void) | undefined;
  onBook?: (() => void) | undefined;
  busy: boolean;
}

function FitRow({ fit, checked, onToggle, onBook, busy }: FitRowProps) {
  const id = useId();
  const { entry, start, end } = fit;
  const name = fullName(entry.patient);
  const isReached = entry.patient.email !== null || entry.patient.mobile !== null;
  return (
    <li>
      <Checkbox
        id={id}
        checked={checked && onToggle !== undefined}
        disabled={onToggle === undefined}
        onChange={() => onToggle?.()}
      />
      <span className={classes.who}>
        <label htmlFor={id}>{name}</label>
        <span className={classes.badges}>
          {entry.category_name}, {formatTimeSpan(start, end)}
          {entry.priority !== 'routine' && (
            <StatusBadge tone={priorityTones[entry.priority]}>{priorityNames[entry.priority]}</StatusBadge>
          )}
        </span>
        <span className={classes.quiet}>
          Available {betweenWords(entry)}, {wishWords(entry)} · notice: {noticeWords(entry.notice_hours)} · added{' '}
          {timeAgo(entry.create_time, new Date())}
          {entry.appointment_start === null ? '' : ' · has a later appointment that will be moved'}
          {isReached ? '' : ' · no email or mobile number; call the patient'}
        </span>
      </span>
      {onBook !== undefined && (
        <Button size="compact-sm" variant="default" disabled={busy} onClick={onBook} aria-label={`Book ${name}`}>
          Book
        </Button>
      )}
    </li>
  );
}
