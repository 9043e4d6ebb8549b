import { editableOf, type EditableFields, type EventChanges } from '../records/event-changes.ts';
import type { Event } from '../records/events.sql.ts';
import type { Series } from '../records/series.sql.ts';

const TEMPLATE = [
  'title',
  'status',
  'notes',
  'color',
  'category_id',
  'patient_id',
  'calendar_ids',
  'resource_ids',
  'notification_plan_id',
] as const;
/** The fields that occurrences inherit from their series. */
export type Template = Pick<Series, (typeof TEMPLATE)[number]>;

/** Returns the template fields of a series. */
export function templateOf(series: Template): Template {
  return Object.fromEntries(TEMPLATE.map((field) => [field, series[field]])) as unknown as Template;
}

/** Returns the template fields of a patch. */
export function templatePatch(patch: EventChanges): Partial<Template> {
  const { title, status, notes, color_id: color, category_id, patient_id, calendar_ids, resource_ids } = patch;
  const { notification_plan_id } = patch;
  const all = {
    title,
    status,
    notes,
    color,
    category_id,
    patient_id,
    calendar_ids,
    resource_ids,
    notification_plan_id,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Partial<Template>;
}

/** Returns an occurrence's fields after its series changed: inherited ones change, overridden ones stay. */
export function fieldsAfter(row: Event, series: Series, patch: EventChanges, whole: boolean): Template {
  const template: Template = templateOf({
    ...editableOf(row),
    calendar_ids: [...editableOf(row).calendar_ids],
    resource_ids: [...(row.resource_ids ?? [])],
  });
  const changes = Object.entries(templatePatch(patch)).filter(
    ([field]) => whole || same(template[field as keyof Template], series[field as keyof Template]),
  );
  return { ...template, ...(Object.fromEntries(changes) as Partial<Template>) };
}

/** Returns whether an occurrence overrides any template field. */
export function differs(after: Template, template: Template): boolean {
  return TEMPLATE.some((field) => !same(after[field], template[field]));
}

function same(one: unknown, other: unknown): boolean {
  const text = (value: unknown) =>
    JSON.stringify(Array.isArray(value) ? value.map(String).toSorted((a, b) => a.localeCompare(b)) : value);
  return text(one) === text(other);
}

/** Returns the IDs referenced by a series with this template. */
export function namesOf(series: Series, template: Template): EditableFields {
  return { ...series, ...template };
}
