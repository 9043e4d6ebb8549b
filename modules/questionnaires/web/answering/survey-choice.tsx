import { t, useLanguage } from '#kit/language/use-language.ts';
import { Button } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { formatDay } from '#kit/formats/day.ts';
import classes from './answering.module.css';

/** A questionnaire that a patient has to answer. */
export interface WaitingSurvey {
  id: string;
  name: string;
  /** The Spanish name. */
  name_es: string;
  percent: number;
  due_date: string | null;
}

interface SurveyChoiceProps {
  surveys: readonly WaitingSurvey[];
  onChoose: (id: string) => void;
}

/** The patient's open questionnaires. */
export function SurveyChoice({ surveys, onChoose }: SurveyChoiceProps) {
  const language = useLanguage();
  return (
    <ul className={classes.waiting} aria-label={t('Your questionnaires')}>
      {surveys.map(({ id, name, name_es, percent, due_date: due }) => (
        <li key={id}>
          <Button
            variant="default"
            size="md"
            fullWidth
            justify="space-between"
            rightSection={<IconChevronRight size={18} stroke={1.75} />}
            onClick={() => onChoose(id)}
          >
            <span className={classes.waitingWords}>
              {language === 'es' ? name_es : name}
              <small>
                {[
                  percent > 0 && t('{percent}% answered', { percent }),
                  due !== null && t('due {day}', { day: formatDay(due) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
