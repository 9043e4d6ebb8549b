import type { Queryable } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { clinicVitals, readRecords } from '#vitals/server';
import { inchesOf, type Measurements } from '../../rules/index.ts';

/** Returns the newest height and weight, in inches and pounds; dated today if there is none. */
export async function readMeasured(
  db: Queryable,
  { actor, now }: RequestContext,
  patientId: string,
  today: string,
): Promise<Measurements> {
  const definitions = await clinicVitals(db, actor.clinicId, now);
  const measured = definitions.filter(({ code }) => code === 'height' || code === 'weight');
  const records = await readRecords(
    db,
    actor.clinicId,
    patientId,
    measured.map(({ id }) => id),
    50,
  );
  const newest = (code: string) => {
    const definition = measured.find((each) => each.code === code);
    const own = records.filter((each) => each.definition_id === definition?.id && each.error_time === null);
    const last = own.at(-1);
    if (definition === undefined || last === undefined) return { value: '', date: today };
    const isMetric = /cm|kg/i.test(definition.vital_unit);
    const raw = last.value;
    const value =
      code === 'height'
        ? isMetric
          ? inchesOf(raw)
          : String(raw)
        : isMetric
          ? String(Math.round(raw * 22.046) / 10)
          : String(raw);
    return { value, date: dayIn(actor.timeZone, last.collect_time) };
  };
  const [height, weight] = [newest('height'), newest('weight')];
  return { height: height.value, height_date: height.date, weight: weight.value, weight_date: weight.date };
}
