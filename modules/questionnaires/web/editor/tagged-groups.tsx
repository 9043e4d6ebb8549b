import { IconClipboardList } from '@tabler/icons-react';
import { useApiQuery } from '#kit/api/use-api.ts';
import type { TaggedListProps } from '#kit/module/web-module.ts';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { Row } from '#kit/rows/row.tsx';
import { type QuestionGroupRowFragment, QuestionGroupsDocument } from '../chart.operations.gen.ts';
import { describeGroup } from './group-words.ts';

/** The question groups with these tags. */
export function TaggedGroups({ tags, any }: TaggedListProps) {
  const read = useApiQuery(QuestionGroupsDocument, {}, { quiet: true });
  const wanted = tags.map((tag) => tag.toLowerCase());
  const isTagged = (group: QuestionGroupRowFragment): boolean => {
    const carried = group.tags.map((tag) => tag.toLowerCase());
    return any ? wanted.some((tag) => carried.includes(tag)) : wanted.every((tag) => carried.includes(tag));
  };
  return (
    <ReadRows
      label="Question groups with these tags"
      read={read}
      rows={({ question_groups }) => question_groups.filter(isTagged)}
      empty={{ icon: IconClipboardList, title: 'No question groups have these tags' }}
      loadingRows={3}
    >
      {(group) => <Row title={group.name} subtitle={describeGroup(group)} path="/settings/questionnaire" />}
    </ReadRows>
  );
}
