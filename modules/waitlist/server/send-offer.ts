import { cancelDeliveriesAbout, queueDelivery, readDeliveries } from '#deliveries/server';
import type { Queryable, Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import { personName } from '#practice/rules';
import { readClinic } from '#practice/server';
import { offerEnds, stretchWords, waitlistLimits } from '../rules/index.ts';
import { timeForPatients } from '#scheduling/rules';
import { readCalendars } from '#scheduling/server';
import type { Language } from '#values/language/language.ts';
import { translateTo } from '#values/language/texts.ts';
import { setStates, type WaitingEntry } from './entries.sql.ts';
import { newOfferToken } from './offer-token.ts';
import { spanish } from './spanish.gen.ts';
import { markSent, readWaitlistSettings, type WaitlistOffer, type WaitlistRound } from './offers.sql.ts';

/** The delivery topic of an offer and of the message that it is gone. */
export const OFFER = 'waiting_offer';
const GONE = 'waiting_offer_gone';

/**
 * Sends a waiting patient the link of an offer, to each address on record; false if too little time would be left to
 * answer, or there is no address.
 */
export async function sendOffer(
  tx: Tx,
  app: App,
  clinicId: string,
  round: WaitlistRound,
  offer: WaitlistOffer,
  entry: WaitingEntry,
): Promise<boolean> {
  const now = app.clock();
  const settings = await readWaitlistSettings(tx, clinicId);
  const expires = offerEnds(now, offer.start_time, settings?.offer_hours ?? waitlistLimits.offerHours.usual);
  const channels = channelsOf(entry);
  if (expires === null || channels.length === 0) return false;
  const { token, hash } = newOfferToken(clinicId);
  await markSent(tx, clinicId, offer.id, { hash, now, expires });
  await setStates(tx, clinicId, [entry.id], { state: 'offered', from: ['waiting', 'offered'] }, now);
  const language = entry.preferred_language ?? 'en';
  const t = translateTo(language, spanish);
  const words = await wordsOf(tx, clinicId, round.calendar_id, offer, language);
  const until = timeForPatients(expires, words.timeZone, language);
  const link = `${app.config.publicUrl}/offered-time#${token}`;
  const { practice, doctor, time } = words;
  const sms = t('{practice}: {time} with {doctor} is available. First to answer by {until} gets it: {link}', {
    practice,
    time: stretchWords(offer.start_time, offer.end_time, words.timeZone, language),
    doctor,
    until,
    link,
  });
  const mail = [
    t('Hello {name}, a time is available at {practice}: {time} with {doctor}.', {
      name: entry.first_name,
      practice,
      time,
      doctor,
    }),
    t('Accept or decline by {until}: {link}', { until, link }),
    t('The first patient to answer gets this time. If you do not take it, you stay on the waiting list.'),
  ];
  for (const [channel, to] of channels)
    await queueDelivery(tx, {
      clinicId,
      key: `waiting-offer:${offer.id}:${channel}`,
      channel,
      to,
      ...(channel === 'email' && { subject: t('A time is available at {practice}', { practice }) }),
      text: channel === 'email' ? mail.join('\n\n') : sms,
      about: { type: OFFER, id: offer.id, patientId: entry.patient_id },
      goodUntil: expires,
    });
  return true;
}

/** Notifies a patient that an offer is gone; an unsent offer is canceled instead. */
export async function notifyGone(
  tx: Tx,
  clinicId: string,
  round: WaitlistRound,
  offer: WaitlistOffer,
  entry: WaitingEntry | undefined,
): Promise<void> {
  const sent = await readDeliveries(tx, clinicId, { type: OFFER, id: offer.id });
  await cancelDeliveriesAbout(tx, clinicId, { type: OFFER, id: offer.id });
  if (entry === undefined || !entry.is_reachable) return;
  const reached = new Set(sent.filter(({ state }) => REACHED.has(state)).map(({ channel }) => channel));
  const t = translateTo(entry.preferred_language, spanish);
  const words = await wordsOf(tx, clinicId, round.calendar_id, offer, entry.preferred_language);
  const { practice, doctor, time } = words;
  for (const [channel, to] of channelsOf(entry))
    if (reached.has(channel))
      await queueDelivery(tx, {
        clinicId,
        key: `waiting-offer-gone:${offer.id}:${channel}`,
        channel,
        to,
        ...(channel === 'email' && { subject: t('The time at {practice} is no longer available', { practice }) }),
        text: t(
          'Hello {name}, the time that we offered you, {time} with {doctor} at {practice}, is no longer available. You are still on the waiting list.',
          { name: entry.first_name, time, doctor, practice },
        ),
        about: { type: GONE, id: offer.id, patientId: entry.patient_id },
        goodUntil: offer.start_time,
      });
}

const REACHED = new Set(['sending', 'sent', 'review']);

/** Returns the patient's channels: both email and text message, since offers are urgent. */
export function channelsOf({
  email,
  mobile,
}: Pick<WaitingEntry, 'email' | 'mobile'>): (readonly ['email' | 'sms', string])[] {
  return [
    ...(email === null ? [] : [['email', email] as const]),
    ...(mobile === null ? [] : [['sms', mobile] as const]),
  ];
}

/** Returns the texts describing an offered time. */
export async function wordsOf(
  db: Queryable,
  clinicId: string,
  calendarId: string,
  { start_time: start }: Pick<WaitlistOffer, 'start_time'>,
  language: Language | null = null,
): Promise<{ time: string; doctor: string; practice: string; timeZone: string }> {
  const [clinic, calendars] = await Promise.all([readClinic(db, clinicId), readCalendars(db, clinicId)]);
  const calendar = calendars.find(({ id }) => id === calendarId);
  return {
    time: timeForPatients(start, clinic.time_zone, language ?? 'en'),
    doctor: calendar === undefined ? translateTo(language, spanish)('the practice') : personName(calendar),
    practice: clinic.clinic_name,
    timeZone: clinic.time_zone,
  };
}
