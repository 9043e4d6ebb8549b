import { IconClipboardList } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import type { TaggedListProps } from '#kit/module/web-module.ts';
import { QuestionGroupsDocument } from '../chart.operations.gen.ts';
import classes from './editor.module.css';

/** The question groups that carry tags. */
export function TaggedGroups({ tags, any }: TaggedListProps) {
  const { data, isError, error, refetch } = useApiQuery(QuestionGroupsDocument, {}, { quiet: true });
  const lowerTags = tags.map((tag) => tag.toLowerCase());
  const groups = data?.question_groups.filter((group) => {
    const carried = group.tags.map((tag) => tag.toLowerCase());
    return any ? lowerTags.some((tag) => carried.includes(tag)) : lowerTags.every((tag) => carried.includes(tag));
  });
  if (groups === undefined)
    return isError ? (
      <ErrorState error={error} what="The groups" onRetry={() => void refetch()} />
    ) : (
      <RowsSkeleton rows={3} />
    );
  if (groups.length === 0) return <EmptyState icon={IconClipboardList} title="No question group carries these tags" />;
  return (
    <ul className={classes.groups} aria-label="Question groups with these tags">
      {groups.map((group) => (
        <li key={group.id}>
          <span className={classes.grow}>
            <strong>{group.name}</strong>
            <small>{[group.group_type, `${group.questions.length} questions`, ...group.tags].join(' · ')}</small>
          </span>
          <Link to="/settings/questionnaire">Open the groups</Link>
        </li>
      ))}
    </ul>
  );
}
