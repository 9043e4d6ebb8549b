import { formatDay } from '#kit/formats/day.ts';
import { dayOf, formatTime } from '#kit/formats/instant.ts';

/** Formats the time of an appointment: "11/30/2026 8:00 AM". */
export const appointmentTime = (instant: string): string => `${formatDay(dayOf(instant))} ${formatTime(instant)}`;
