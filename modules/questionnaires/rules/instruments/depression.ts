import { plainQuestion } from '../question.ts';
import type { Instrument } from './instrument.ts';
import { difficulty, frequencyItems, PHQ_SOURCE } from './frequency-items.ts';

const PROMPT = 'Over the last 2 weeks, how often have you been bothered by any of the following problems?';

const FIRST_TWO = [
  ['interest', 'Little interest or pleasure in doing things'],
  ['mood', 'Feeling down, depressed, or hopeless'],
] as const;

const NINE = [
  ...FIRST_TWO,
  ['sleep', 'Trouble falling or staying asleep, or sleeping too much'],
  ['energy', 'Feeling tired or having little energy'],
  ['appetite', 'Poor appetite or overeating'],
  ['failure', 'Feeling bad about yourself — or that you are a failure or have let yourself or your family down'],
  ['concentration', 'Trouble concentrating on things, such as reading the newspaper or watching television'],
  [
    'movement',
    'Moving or speaking so slowly that other people could have noticed? Or the opposite — being so fidgety or restless that you have been moving around a lot more than usual',
  ],
  ['self_harm', 'Thoughts that you would be better off dead or of hurting yourself in some way'],
] as const;

/**
 * Kroenke, Spitzer, Williams: The Patient Health Questionnaire-2 (2003). Positive from 3; the other questions follow
 * then.
 */
export const phq2: Instrument = {
  code: 'phq-2',
  name: 'PHQ-2',
  title: 'Mood: two questions',
  type: 'Depression',
  comments: `Screening for depression. ${PHQ_SOURCE}`,
  locked: true,
  definition: {
    questions: [plainQuestion('prompt', 'heading', PROMPT), ...frequencyItems(FIRST_TWO)],
    scores: [
      {
        id: 'total',
        name: 'PHQ-2',
        questions: FIRST_TWO.map(([id]) => id),
        bands: [
          { from: 0, to: 2, label: 'Negative screen', tone: 'success', only: null },
          { from: 3, to: 6, label: 'Positive screen', tone: 'warning', only: null },
        ],
        follow_up: { above: 2, code: 'phq-9' },
      },
    ],
  },
};

/**
 * Kroenke, Spitzer, Williams: The PHQ-9, validity of a brief depression severity measure (2001). Bands at 5, 10, 15 and
 * 20.
 */
export const phq9: Instrument = {
  code: 'phq-9',
  name: 'PHQ-9',
  title: 'Mood questionnaire',
  type: 'Depression',
  comments: `Severity of depression. ${PHQ_SOURCE}`,
  locked: true,
  definition: {
    questions: [
      plainQuestion('prompt', 'heading', PROMPT),
      ...frequencyItems(NINE).map((question) =>
        question.id === 'self_harm' ? { ...question, crisis_above: 0 } : question,
      ),
      difficulty(NINE.map(([id]) => id)),
    ],
    scores: [
      {
        id: 'total',
        name: 'PHQ-9',
        questions: NINE.map(([id]) => id),
        bands: [
          { from: 0, to: 4, label: 'Minimal', tone: 'success', only: null },
          { from: 5, to: 9, label: 'Mild', tone: 'info', only: null },
          { from: 10, to: 14, label: 'Moderate', tone: 'warning', only: null },
          { from: 15, to: 19, label: 'Moderately severe', tone: 'danger', only: null },
          { from: 20, to: 27, label: 'Severe', tone: 'danger', only: null },
        ],
        follow_up: null,
      },
    ],
  },
};
