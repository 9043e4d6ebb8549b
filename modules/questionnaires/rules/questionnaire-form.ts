import * as z from 'zod/mini';
import { line, paragraphsOrEmpty } from '#values/line.ts';
import { questionnaireLimits as limits } from './check-definition.ts';

/** Spec 2 §5: name and type are required. */
export const questionnaireForm = z.object({
  name: line(limits.name, 'Name is required'),
  type: line(60, 'Type is required'),
  comments: paragraphsOrEmpty(limits.comments),
});

/** Validated name and settings of a questionnaire. */
export type QuestionnaireFields = z.output<typeof questionnaireForm>;

/** Schema of a question group's name, type and tags. */
export const questionGroupForm = z.object({
  name: line(limits.name, 'Name is required'),
  group_type: line(60, 'Type is required'),
  tags: z._default(
    z.array(line(40, 'Enter the tag'), 'Send a list of tags').check(z.maxLength(20, 'At most 20 tags')),
    [],
  ),
});

/** Validated name and settings of a group. */
export type QuestionGroupFields = z.output<typeof questionGroupForm>;
