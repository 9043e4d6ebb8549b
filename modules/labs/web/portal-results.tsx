import { t, useLanguage } from '#kit/language/use-language.ts';
import { useEffect, useState } from 'react';
import { formatInstant } from '#kit/formats/instant.ts';
import type { PortalSectionProps } from '#kit/module/web-module.ts';
import classes from './portal-results.module.css';

interface ShownResult {
  id: string;
  test: string;
  lab: string;
  time: string;
  corrected: boolean;
  /** When the laboratory withdrew it; null while valid. */
  withdrawn: string | null;
  pending: boolean;
  values: {
    name: string;
    value: string;
    units: string;
    range: string;
    interpretation: string | null;
    comment: string;
    /** When the laboratory withdrew the value; null while valid. */
    withdrawn: string | null;
  }[];
}

/** A patient's lab results in the portal, newest first; nothing if there are none. */
export function PortalResults({ call }: PortalSectionProps) {
  useLanguage();
  const [results, setResults] = useState<ShownResult[] | 'failed' | null>(null);
  const [more, setMore] = useState(0);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isHere = true;
    call<{ results: ShownResult[]; more: number }>('labs.results').then(
      (answer) => {
        if (!isHere) return;
        setResults(answer.results);
        setMore(answer.more);
      },
      () => isHere && setResults('failed'),
    );
    return () => {
      isHere = false;
    };
  }, [call, turn]);
  if (results === null || results.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="lab-results">
      <h2 id="lab-results">{t('Your lab results')}</h2>
      {results === 'failed' ? (
        <p>
          {t('Your lab results could not be loaded.')}{' '}
          <button type="button" onClick={() => setTurn(turn + 1)}>
            {t('Try again')}
          </button>
        </p>
      ) : (
        results.map((result) => (
          <details key={result.id}>
            <summary>
              {result.test} · {formatInstant(result.time)}
              {result.corrected && ` · ${t('corrected')}`}
              {result.withdrawn !== null && ` · ${t('withdrawn')}`}
            </summary>
            {result.withdrawn !== null ? (
              <p>
                {t('The laboratory withdrew this result on {time}. Ask your clinic about it.', {
                  time: formatInstant(result.withdrawn),
                })}
              </p>
            ) : (
              <p className={classes.quiet}>
                {result.lab}.{' '}
                {result.pending
                  ? t('The laboratory has not finished this test.')
                  : t('Ask your clinic what the numbers mean for you.')}
              </p>
            )}
            <ul>
              {result.values.map((value, index) => (
                <li key={`${index} ${value.name}`}>
                  <strong>{value.name}</strong>:{' '}
                  {value.withdrawn === null ? (
                    `${value.value} ${value.units}`
                  ) : (
                    <>
                      <s>
                        {value.value} {value.units}
                      </s>{' '}
                      {t('withdrawn by the laboratory on {time}', { time: formatInstant(value.withdrawn) })}
                    </>
                  )}
                  {value.range !== '' && ` (${t('range {range}', { range: value.range })})`}
                  {value.interpretation !== null && value.interpretation !== 'normal' && `, ${t(value.interpretation)}`}
                  {value.comment !== '' && <div className={classes.quiet}>{value.comment}</div>}
                </li>
              ))}
            </ul>
          </details>
        ))
      )}
      {more > 0 && (
        <p>
          {t.count(
            more,
            '{count} older result is not shown. Ask your clinic for it.',
            '{count} older results are not shown. Ask your clinic for them.',
          )}
        </p>
      )}
    </section>
  );
}
