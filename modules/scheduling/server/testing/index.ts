export { createEvent } from '../events/create-event.ts';
export { deleteEvent } from '../events/delete-event.ts';
export { editEvent } from '../events/edit-event.ts';
export { deleteTimeOff, saveTimeOff, saveWeek } from '../setup/save-hours.ts';
export { buildCalendar } from './build-calendar.ts';
