import type { FormRules, RulesIssue, RulesResult } from '#kit/forms/form-rules.ts';
import { clinicZone } from '#kit/formats/clinic-zone.ts';
import { eventInput, isWallClock } from '../../../rules/index.ts';
import type { EventInput } from '../../calendar.operations.gen.ts';
import { clockOf, durationOf, type EventValues } from './event-values.ts';
import { recurrenceProblem, ruleOf } from '../recurrence/recurrence-values.ts';

const UNREADABLE = 'Please enter a day as MM/DD/YYYY and a time as 9:30 AM';

/** The rules of the event window: those by which the server checks too, told beside the fields that one types in. */
export const eventFormRules: FormRules<EventValues, EventInput> = {
  '~standard': { version: 1, vendor: 'salus', validate: (values) => validate(values as EventValues) },
};

async function validate(values: EventValues): Promise<RulesResult<EventInput>> {
  const { title, category_id, status, patient_id, calendar_ids, notes, resource_ids } = values;
  const start = clockOf(values, 'start');
  const input = {
    title,
    category_id,
    status,
    patient_id,
    calendar_ids,
    notes,
    resource_ids,
    RRULE: ruleOf(values.recurrence, values.start_day),
    start,
    duration: durationOf(values),
    timezone: clinicZone(),
    event_notifications: values.notifications,
  };
  const problem = recurrenceProblem(values.recurrence);
  if (problem !== null) return { issues: [{ path: ['recurrence'], message: problem }] };
  const checked = await eventInput['~standard'].validate(input);
  if (checked.issues === undefined) {
    const { RDATE: _added, EXDATE: _left, ...fields } = checked.value;
    return { value: { ...fields, status } };
  }
  return { issues: checked.issues.flatMap(({ message, path }) => placed(values, fieldOf(path), message)) };
}

function fieldOf(path: RulesIssue['path']): string {
  const [first] = path ?? [];
  return typeof first === 'string' ? first : '';
}

/** The window's own fields for what the rules say of `start` and `duration`. */
function placed(values: EventValues, path: string, message: string): RulesIssue[] {
  if (path === 'RRULE') return [{ path: ['recurrence'], message }];
  if (path !== 'start' && path !== 'duration') return [{ path: [path], message }];
  const edge = path === 'start' ? 'start' : 'end';
  const clock = clockOf(values, edge);
  if (clock === '') return [{ path: [values[`${edge}_day`] === '' ? `${edge}_day` : `${edge}_time`], message }];
  if (!isWallClock(clock))
    return [
      {
        path: [/^\d{4}-\d{2}-\d{2}$/.test(values[`${edge}_day`]) ? `${edge}_time` : `${edge}_day`],
        message: UNREADABLE,
      },
    ];
  // A duration that can't be known says nothing about an end that stands there.
  if (edge === 'end' && durationOf(values) === null) return [];
  return [{ path: [`${edge}_time`], message }];
}
