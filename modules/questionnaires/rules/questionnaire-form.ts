import * as z from 'zod/mini';
import { questionnaireLimits as limits } from './check-definition.ts';

const line = (most: number, missing: string) =>
  z
    .string({ error: () => missing })
    .check(z.trim(), z.minLength(1, missing), z.maxLength(most, `At most ${most} characters`));

/** Spec 2 §5: name and type are required. */
export const questionnaireForm = z.object({
  name: line(limits.name, 'Name is required'),
  type: line(60, 'Type is required'),
  comments: z._default(
    z.string().check(z.trim(), z.maxLength(limits.comments, `At most ${limits.comments} characters`)),
    '',
  ),
});

/** A checked head of a questionnaire. */
export type QuestionnaireFields = z.output<typeof questionnaireForm>;

/** What a group of questions is called and found by. */
export const questionGroupForm = z.object({
  name: line(limits.name, 'Name is required'),
  group_type: line(60, 'Type is required'),
  tags: z._default(
    z.array(line(40, 'A tag needs words'), 'A list of tags is expected').check(z.maxLength(20, 'At most 20 tags')),
    [],
  ),
});

/** A checked head of a group. */
export type QuestionGroupFields = z.output<typeof questionGroupForm>;
