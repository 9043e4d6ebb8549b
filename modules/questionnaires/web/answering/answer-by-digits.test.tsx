// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { mount } from '#kit/testing/mount.tsx';
import { evaluate } from '../../rules/evaluate.ts';
import { INSTRUMENTS } from '../../rules/instruments/index.ts';
import type { Answers, Question } from '../../rules/question.ts';
import { plainQuestion } from '../../rules/question.ts';
import { answerByDigits } from './answer-by-digits.ts';
import { digitsOf, legendOf } from './digits-of.ts';
import { QuestionList } from './question-list.tsx';

const definitionOf = (code: string) => INSTRUMENTS.find((each) => each.code === code)!.definition;

const nextFrame = (): Promise<void> => new Promise((done) => void requestAnimationFrame(() => done()));

async function form(questions: readonly Question[]) {
  const given: { current: Answers } = { current: {} };
  function Form() {
    const [answers, setAnswers] = useState<Answers>({});
    given.current = answers;
    return (
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- as in the form for staff
      <div onKeyDown={answerByDigits}>
        <QuestionList
          compact
          questions={questions}
          answers={answers}
          problems={{}}
          onChange={(id, value) => setAnswers((before) => ({ ...before, [id]: value }))}
        />
        <button type="button" data-submit>
          Submit
        </button>
      </div>
    );
  }
  const page = await mount(<Form />);
  document.querySelector<HTMLElement>('[data-path] input')!.focus();
  const press = async (keys: string): Promise<void> => {
    for (const key of keys) {
      await act(async () => {
        document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        await nextFrame();
      });
      await act(nextFrame);
    }
  };
  return { page, given, press };
}

test('a GAD-7 is copied from paper with eight digits, and the focus ends at Submit', async () => {
  const { questions, scores } = definitionOf('gad-7');
  const { page, given, press } = await form(questions);
  expect(page.text().match(/0 Not at all · 1 Several days/g)).toHaveLength(1);
  await press('3210123');
  expect(evaluate({ questions: [...questions], scores: [...scores] }, given.current, null).scores[0]!.total).toBe(12);
  // The last question appeared with the first answer above 0.
  await press('1');
  expect(given.current['difficulty']).toBe('1');
  expect(document.activeElement!.textContent).toBe('Submit');
});

test('a scale waits for the second digit of 10, and a digit without an option changes nothing', async () => {
  const pain = plainQuestion('pain', 'scale', 'Pain', { low: 0, high: 10 });
  const { given, press } = await form([pain, plainQuestion('sleep', 'yes_no', 'Do you sleep well?')]);
  await press('1');
  expect(given.current['pain']).toBe(1);
  await press('0');
  expect(given.current['pain']).toBe(10);
  await press('92');
  expect(given.current).toEqual({ pain: 10, sleep: false });
});

test('digits are the printed scores, otherwise the position; long labels have a legend', () => {
  const labels = (...all: string[]) => all.map((label) => ({ value: label.toLowerCase(), label, score: null }));
  expect([...digitsOf(labels('Yes', 'No'))!.values()]).toEqual(['1', '2']);
  expect(legendOf(labels('Yes', 'No'))).toBe('');
  expect(legendOf(labels('Several times a day', 'Hardly ever'))).toBe('1 Several times a day · 2 Hardly ever');
  expect(
    digitsOf([
      { value: 'a', label: 'Four', score: 4 },
      { value: 'b', label: 'None', score: 0 },
    ])!.get('a'),
  ).toBe('4');
  expect(digitsOf(labels(...'abcdefghij'.split('')))).toBeNull();
});
