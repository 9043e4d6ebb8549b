import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, NativeSelect } from '@mantine/core';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { byArea, SCOPE_WORDS, type Grants, type Rule, type ScopeName } from './grants.ts';
import classes from './role-editor.module.css';

interface RightsTableProps {
  rules: readonly Rule[];
  grants: Grants;
  before: Grants;
  typed: string;
  fixed: boolean;
  /** Whether the viewer may grant it; what one doesn't hold, one can't give. */
  mayGrant: (rule: string) => boolean;
  onChange: (grants: Grants) => void;
}

/** Areas by rights: a box for each right, and how far it reaches where that can be chosen. */
export function RightsTable({ rules, grants, before, typed, fixed, mayGrant, onChange }: RightsTableProps) {
  const areas = byArea(rules, typed);
  const set = (ids: readonly string[], on: boolean): void => {
    const next = { ...grants };
    for (const id of ids) {
      if (!on) delete next[id];
      else next[id] ??= before[id] ?? 'clinic';
    }
    onChange(next);
  };
  if (areas.length === 0) return <EmptyState title="No right fits this search" />;
  return (
    <div className={classes.areas}>
      {areas.map(({ area, title, rules: own }) => {
        const open = own.filter(({ id }) => mayGrant(id)).map(({ id }) => id);
        const held = own.filter(({ id }) => grants[id] !== undefined).length;
        return (
          <fieldset key={area} className={classes.area} disabled={fixed}>
            <legend>
              <Checkbox
                label={`${title} (${held} of ${own.length})`}
                checked={held === own.length}
                indeterminate={held > 0 && held < own.length}
                disabled={fixed || open.length === 0}
                onChange={(event) => set(open, event.currentTarget.checked)}
              />
            </legend>
            {own.map((rule) => (
              <div key={rule.id} className={classes.right}>
                <Checkbox
                  label={rule.title}
                  description={mayGrant(rule.id) ? undefined : 'You don’t hold this right yourself.'}
                  checked={grants[rule.id] !== undefined}
                  disabled={fixed || !mayGrant(rule.id)}
                  onChange={(event) => set([rule.id], event.currentTarget.checked)}
                />
                {rule.scopes.length > 1 && (
                  <NativeSelect
                    size="xs"
                    aria-label={`${rule.title}: for`}
                    disabled={fixed || grants[rule.id] === undefined}
                    value={grants[rule.id] ?? 'clinic'}
                    data={rule.scopes.map((scope) => ({ value: scope, label: SCOPE_WORDS[scope] }))}
                    onChange={(event) => onChange({ ...grants, [rule.id]: event.currentTarget.value as ScopeName })}
                  />
                )}
              </div>
            ))}
          </fieldset>
        );
      })}
    </div>
  );
}
