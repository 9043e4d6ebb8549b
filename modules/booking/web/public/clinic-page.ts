import type { BookingPageQuery } from '../calendar.operations.gen.ts';

/** The clinic's public page, as read. */
export type ClinicPage = BookingPageQuery['booking_page'];
