import { expect, test } from 'vitest';
import type { SurveyRowFragment } from '../chart.operations.gen.ts';
import { changeText, withChanges } from './survey-words.ts';

const row = (id: string, submitted_time: string | null, score: number | null, questionnaire_id = 'phq') =>
  ({ id, submitted_time, score, questionnaire_id }) as unknown as SurveyRowFragment;

test('compares a score with the previous one of the same questionnaire', () => {
  const rows = [
    row('d', null, 5),
    row('c', '2026-03-01T00:00:00Z', 9),
    row('x', '2026-02-15T00:00:00Z', 1, 'gad'),
    row('b', '2026-02-01T00:00:00Z', 14),
    row('a', '2026-01-01T00:00:00Z', 14),
  ];
  expect(withChanges(rows).map(({ change }) => change)).toEqual([null, -5, null, 0, null]);
  expect([-5, 0, 4].map(changeText)).toEqual(['−5', '±0', '+4']);
});
