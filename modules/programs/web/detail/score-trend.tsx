import { formatDay } from '#kit/formats/day.ts';
import type { EnrolmentByIdQuery } from '../program.operations.gen.ts';
import classes from '../programs.module.css';

type Score = EnrolmentByIdQuery['program_enrolment']['scores'][number];

/**
 * The scores of a program's questionnaires since its first day, from first to last; renders nothing if there are none.
 */
export function ScoreTrend({ scores }: { scores: readonly Score[] }) {
  const named = Map.groupBy(scores, ({ questionnaire_name }) => questionnaire_name);
  if (named.size === 0) return null;
  return (
    <dl className={classes.facts} aria-label="Scores since the first day">
      {[...named].map(([name, of]) => {
        const last = of.at(-1)!;
        const change = last.score - of[0]!.score;
        return (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>
              {of.map(({ score, date }, index) => (
                <span key={`${date} ${index}`} title={formatDay(date)}>
                  {index > 0 && ' → '}
                  {score}
                </span>
              ))}
              {last.band != null && `, ${last.band}`}
              {of.length > 1 && ` (${change > 0 ? '+' : ''}${change} since ${formatDay(of[0]!.date)})`}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
