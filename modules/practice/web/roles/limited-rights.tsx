import { Button } from '@mantine/core';
import { Panel } from '#kit/page/panel.tsx';
import type { LimitedRight, Rule } from './grants.ts';
import classes from './role-editor.module.css';

interface LimitedRightsProps {
  limited: readonly LimitedRight[];
  mayAdd: (rule: Rule) => boolean;
  onAdd: (rules: readonly Rule[]) => void;
}

/** Says what members with this role can’t do, because a granted right needs others. Nothing if all is granted. */
export function LimitedRights({ limited, mayAdd, onAdd }: LimitedRightsProps) {
  if (limited.length === 0) return null;
  return (
    <Panel title="What this role can’t do">
      <ul className={classes.limited} aria-label="What this role can’t do">
        {limited.map(({ rule, missing }) => (
          <li key={rule.id}>
            <span>
              {quoted(rule)} is limited without {missing.map(quoted).join(missing.length > 2 ? ', ' : ' and ')}.
            </span>
            {missing.every(mayAdd) && (
              <Button
                variant="default"
                size="compact-sm"
                aria-label={`Add what ${quoted(rule)} needs`}
                onClick={() => onAdd(missing)}
              >
                Add
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function quoted({ area_title, title }: Rule): string {
  return `“${area_title}: ${title}”`;
}
