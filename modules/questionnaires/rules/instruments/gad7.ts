import { plainQuestion } from '../question.ts';
import { difficulty, frequencyItems, PHQ_SOURCE } from './frequency-items.ts';
import type { Instrument } from './instrument.ts';

const SEVEN = [
  ['nervous', 'Feeling nervous, anxious, or on edge'],
  ['control', 'Not being able to stop or control worrying'],
  ['worry', 'Worrying too much about different things'],
  ['relaxing', 'Trouble relaxing'],
  ['restless', 'Being so restless that it is hard to sit still'],
  ['irritable', 'Becoming easily annoyed or irritable'],
  ['afraid', 'Feeling afraid, as if something awful might happen'],
] as const;

/**
 * Spitzer, Kroenke, Williams, Löwe: A brief measure for assessing generalized anxiety disorder, the GAD-7 (2006). Bands
 * at 5, 10 and 15.
 */
export const gad7: Instrument = {
  code: 'gad-7',
  name: 'GAD-7',
  title: 'Anxiety questionnaire',
  type: 'Anxiety',
  comments: `Severity of anxiety. ${PHQ_SOURCE}`,
  locked: true,
  definition: {
    questions: [
      plainQuestion(
        'prompt',
        'heading',
        'Over the last 2 weeks, how often have you been bothered by the following problems?',
      ),
      ...frequencyItems(SEVEN),
      difficulty(SEVEN.map(([id]) => id)),
    ],
    scores: [
      {
        id: 'total',
        name: 'GAD-7',
        questions: SEVEN.map(([id]) => id),
        bands: [
          { from: 0, to: 4, label: 'Minimal', tone: 'success', only: null },
          { from: 5, to: 9, label: 'Mild', tone: 'info', only: null },
          { from: 10, to: 14, label: 'Moderate', tone: 'warning', only: null },
          { from: 15, to: 21, label: 'Severe', tone: 'danger', only: null },
        ],
        follow_up: null,
      },
    ],
  },
};
