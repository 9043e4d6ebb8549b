import { type Choice, type Condition, plainQuestion } from '../question.ts';
import type { Instrument } from './instrument.ts';

const points = (labels: readonly string[]): Choice[] =>
  labels.map((label, index) => ({ value: String(index), label, score: index }));
// The AUDIT's instructions (WHO, 2001): patients who never drink are not asked how much, and score 0 there.
const drinks: Condition = { match: 'all', tests: [{ question: 'how_often', is: 'not_equals', value: '0' }] };

/**
 * Bush, Kivlahan, McDonell, Fihn, Bradley: The AUDIT alcohol consumption questions (1998). Positive from 4 for men,
 * from 3 for others.
 */
export const auditC: Instrument = {
  code: 'audit-c',
  name: 'AUDIT-C',
  title: 'Alcohol use questionnaire',
  type: 'Alcohol',
  comments:
    'Screening for hazardous drinking: the first three questions of the AUDIT of the World Health Organization, which may be used without charge.',
  locked: true,
  definition: {
    questions: [
      plainQuestion('how_often', 'single', 'How often do you have a drink containing alcohol?', {
        required: true,
        choices: points([
          'Never',
          'Monthly or less',
          '2 to 4 times a month',
          '2 to 3 times a week',
          '4 or more times a week',
        ]),
      }),
      plainQuestion(
        'how_many',
        'single',
        'How many drinks containing alcohol do you have on a typical day when you are drinking?',
        {
          required: true,
          condition: drinks,
          choices: points(['1 or 2', '3 or 4', '5 or 6', '7, 8, or 9', '10 or more']),
        },
      ),
      plainQuestion('six_or_more', 'single', 'How often do you have six or more drinks on one occasion?', {
        required: true,
        condition: drinks,
        choices: points(['Never', 'Less than monthly', 'Monthly', 'Weekly', 'Daily or almost daily']),
      }),
    ],
    scores: [
      {
        id: 'total',
        name: 'AUDIT-C',
        questions: ['how_often', 'how_many', 'six_or_more'],
        bands: [
          { from: 0, to: 3, label: 'Negative screen', tone: 'success', only: 'Male' },
          { from: 4, to: 12, label: 'Positive screen', tone: 'warning', only: 'Male' },
          { from: 0, to: 2, label: 'Negative screen', tone: 'success', only: 'Other' },
          { from: 3, to: 12, label: 'Positive screen', tone: 'warning', only: 'Other' },
        ],
        follow_up: null,
      },
    ],
  },
};
