import type { QuestionGroupRowFragment } from '../chart.operations.gen.ts';

/** A group of questions in small words: its type, how many questions it has, and its tags. */
export function describeGroup({ group_type, questions, tags }: QuestionGroupRowFragment): string[] {
  const count = questions.length === 1 ? '1 question' : `${questions.length} questions`;
  return [group_type, count, ...tags];
}
