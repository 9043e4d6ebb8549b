import { type Choice, plainQuestion, type Question } from '../question.ts';

/** The four answers shared by the Patient Health Questionnaires and the GAD-7. */
export const frequencies: readonly Choice[] = [
  { value: '0', label: 'Not at all', score: 0 },
  { value: '1', label: 'Several days', score: 1 },
  { value: '2', label: 'More than half the days', score: 2 },
  { value: '3', label: 'Nearly every day', score: 3 },
];

/** Returns questions with these answers. */
export function frequencyItems(items: readonly (readonly [id: string, text: string])[]): Question[] {
  return items.map(([id, text]) => plainQuestion(id, 'single', text, { required: true, choices: [...frequencies] }));
}

/** The final question, asked if any problem was reported; it does not count. */
export function difficulty(items: readonly string[]): Question {
  const choices = ['Not difficult at all', 'Somewhat difficult', 'Very difficult', 'Extremely difficult'];
  return plainQuestion(
    'difficulty',
    'single',
    'If you checked off any problems, how difficult have these problems made it for you to do your work, take care of things at home, or get along with other people?',
    {
      choices: choices.map((label, index) => ({ value: String(index), label, score: null })),
      condition: {
        match: 'any',
        tests: items.map((question) => ({ question, is: 'not_equals' as const, value: '0' })),
      },
    },
  );
}

/** The source of the PHQ instruments. */
export const PHQ_SOURCE =
  'Developed by Drs. Robert L. Spitzer, Janet B.W. Williams, Kurt Kroenke and colleagues, with an educational grant from Pfizer Inc. No permission required to reproduce, translate, display or distribute.';
