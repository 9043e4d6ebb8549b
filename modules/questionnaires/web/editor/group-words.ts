import type { QuestionGroupRowFragment } from '../chart.operations.gen.ts';

/** Describes a question group: its type, number of questions, and tags. */
export function describeGroup({ group_type, questions, tags }: QuestionGroupRowFragment): string[] {
  const count = questions.length === 1 ? '1 question' : `${questions.length} questions`;
  return [group_type, count, ...tags];
}
