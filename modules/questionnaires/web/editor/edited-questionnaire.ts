import type { Question, QuestionType, Score } from '../../rules/question.ts';
import { plainQuestion } from '../../rules/question.ts';
import { fromWire, toWire } from '../../rules/wire-question.ts';
import type { QuestionnaireInput, WholeQuestionnaireFragment } from '../chart.operations.gen.ts';

/** A questionnaire in the editor. */
export interface EditedQuestionnaire {
  name: string;
  type: string;
  comments: string;
  questions: Question[];
  scores: Score[];
  /** The event types that send it automatically: 1 for every visit, n for every nth, 0 for the first only. */
  asked_for: { category_id: string; every_visits: number }[];
}

/** Returns the editor's initial state. */
export function editedOf(saved: WholeQuestionnaireFragment): EditedQuestionnaire {
  const { name, type, comments, asked_for } = saved;
  return {
    name,
    type,
    comments,
    questions: questionsOf(saved.questions),
    scores: saved.scores as Score[],
    asked_for: asked_for.map(({ category_id, every_visits }) => ({ category_id, every_visits })),
  };
}

/** Converts the editor's state to API input. */
export function inputOf({ questions, ...rest }: EditedQuestionnaire): QuestionnaireInput {
  return { ...rest, questions: toWire(questions) };
}

/** Converts questions from the API format. */
export function questionsOf(questions: WholeQuestionnaireFragment['questions']): Question[] {
  return fromWire(questions) as Question[];
}

/** Returns a new question with an unused ID. */
export function newQuestion(type: QuestionType, others: readonly Question[]): Question {
  const taken = new Set(others.map(({ id }) => id));
  let count = others.length + 1;
  while (taken.has(`q${count}`)) count += 1;
  const choices = [1, 2].map((value) => ({ value: String(value), label: `Answer ${value}`, score: null }));
  const hasChoices = type === 'single' || type === 'multiple' || type === 'matrix';
  return plainQuestion(`q${count}`, type, '', {
    ...(hasChoices ? { choices } : {}),
    ...(type === 'matrix' ? { rows: [{ id: 'row1', label: 'Row 1' }] } : {}),
    ...(type === 'scale' ? { low: 0, high: 10 } : {}),
    ...(type === 'group' ? { most: 5 } : {}),
  });
}

/** Returns the questions of a group with unused IDs, and updates references between them. */
export function withFreeIds(added: readonly Question[], others: readonly Question[]): Question[] {
  const taken = new Set(others.map(({ id }) => id));
  const ids = new Map<string, string>();
  for (const { id } of added) {
    let free = id;
    for (let count = 2; taken.has(free); count += 1) free = `${id}_${count}`;
    taken.add(free);
    ids.set(id, free);
  }
  const named = (id: string): string => ids.get(id) ?? id;
  return added.map((question) => ({
    ...question,
    id: named(question.id),
    group: question.group === null ? null : named(question.group),
    condition:
      question.condition === null
        ? null
        : {
            ...question.condition,
            tests: question.condition.tests.map((test) => ({ ...test, question: named(test.question) })),
          },
  }));
}

/** Removes a question and all references to it. */
export function withoutQuestion(edited: EditedQuestionnaire, id: string): EditedQuestionnaire {
  const questions = edited.questions
    .filter((question) => question.id !== id)
    .map((question) => {
      const tests = (question.condition?.tests ?? []).filter((test) => test.question !== id);
      const condition = question.condition === null || tests.length === 0 ? null : { ...question.condition, tests };
      return { ...question, group: question.group === id ? null : question.group, condition };
    });
  const scores = edited.scores
    .map((score) => ({ ...score, questions: score.questions.filter((each) => each !== id) }))
    .filter((score) => score.questions.length > 0);
  return { ...edited, questions, scores };
}
