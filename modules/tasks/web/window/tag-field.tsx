import '@mantine/core/styles/Combobox.layer.css';
import { Autocomplete } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { taskLimits, taskMessages } from '../../rules/index.ts';
import { TagChip } from '../list/tag-chip.tsx';
import { TaskTagsDocument } from '../task.operations.gen.ts';
import classes from '../tasks.module.css';

interface TagFieldProps {
  tags: readonly { tag: string; color: string }[];
  /** Returns whether it was added. */
  onAdd: (tag: { tag: string; color: string }) => Promise<boolean> | boolean;
  onRemove: (tag: string) => void;
  disabled?: boolean;
  /** From the surrounding form: text not confirmed with Enter is added before the form is saved. */
  beforeSave?: (finish: () => boolean) => () => void;
}

const PLAIN = '#5f6b7a';

/** Tags from the clinic's list or free text; duplicates are rejected. */
export function TagField({ tags, onAdd, onRemove, disabled = false, beforeSave }: TagFieldProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const read = useApiQuery(TaskTagsDocument, { search: '' }, { quiet: true });
  const known = read.data?.tagsAtCurrentClinic ?? [];
  const add = async (tag: string): Promise<void> => {
    const text = tag.trim();
    if (text === '') return;
    if (tags.some((each) => each.tag.toLowerCase() === text.toLowerCase())) {
      setProblem(taskMessages.duplicateTag);
      return;
    }
    const color = known.find((each) => each.tag.toLowerCase() === text.toLowerCase())?.color ?? PLAIN;
    if (await onAdd({ tag: text, color })) setTyped('');
  };
  useEffect(() =>
    beforeSave?.(() => {
      const isThere = tags.some(({ tag }) => tag.toLowerCase() === typed.trim().toLowerCase());
      void add(typed);
      return !isThere;
    }),
  );
  return (
    <div>
      {!disabled && (
        <Autocomplete
          label="Tags"
          placeholder="Choose or type, then Enter"
          data={known.map(({ tag }) => tag)}
          value={typed}
          error={problem}
          maxLength={taskLimits.tag}
          comboboxProps={{ shadow: 'md' }}
          onChange={(text) => {
            setTyped(text);
            setProblem(null);
          }}
          onOptionSubmit={(tag) => {
            void add(tag).then(() => window.setTimeout(() => setTyped(''), 0));
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
            event.preventDefault();
            void add(typed);
          }}
        />
      )}
      {!disabled && <ReadHint read={read} label="Suggested tags" />}
      <div className={classes.chips}>
        {tags.map(({ tag, color }) => (
          <TagChip key={tag} tag={tag} color={color} {...(disabled ? {} : { onRemove: () => onRemove(tag) })} />
        ))}
      </div>
    </div>
  );
}
