import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, NativeSelect, Text } from '@mantine/core';
import { byArea, SCOPE_WORDS, type Grants, type Rule, type ScopeName } from './grants.ts';
import classes from './role-editor.module.css';

interface RightsTableProps {
  rules: readonly Rule[];
  grants: Grants;
  before: Grants;
  typed: string;
  fixed: boolean;
  /**
   * Returns the scopes in which the viewer may grant a right, widest first: users can't grant rights that they lack.
   */
  scopesToGrant: (rule: Rule) => readonly ScopeName[];
  onChange: (grants: Grants) => void;
}

/** Rights grouped by area: a checkbox for each right, and its scope if there is a choice. */
export function RightsTable({ rules, grants, before, typed, fixed, scopesToGrant, onChange }: RightsTableProps) {
  const areas = byArea(rules, typed);
  const set = (chosen: readonly Rule[], on: boolean): void => {
    const next = { ...grants };
    for (const rule of chosen) {
      if (!on) delete next[rule.id];
      else next[rule.id] ??= before[rule.id] ?? scopesToGrant(rule)[0] ?? 'clinic';
    }
    onChange(next);
  };
  if (areas.length === 0)
    return (
      <Text size="sm" c="dimmed" role="status">
        No rights match this search.
      </Text>
    );
  return (
    <div className={classes.areas}>
      {areas.map(({ area, title, rules: own }) => {
        const open = own.filter((rule) => scopesToGrant(rule).length > 0);
        const grantedCount = own.filter(({ id }) => grants[id] !== undefined).length;
        return (
          <fieldset key={area} className={classes.area} disabled={fixed}>
            <legend>
              <Checkbox
                label={`${title} (${grantedCount} of ${own.length})`}
                checked={grantedCount === own.length}
                indeterminate={grantedCount > 0 && grantedCount < own.length}
                disabled={fixed || open.length === 0}
                onChange={(event) => set(open, event.currentTarget.checked)}
              />
            </legend>
            {own.map((rule) => {
              const scopes = scopesToGrant(rule);
              return (
                <div key={rule.id} className={classes.right}>
                  <Checkbox
                    label={rule.title}
                    description={scopes.length > 0 ? undefined : 'You don’t have this right.'}
                    checked={grants[rule.id] !== undefined}
                    disabled={fixed || scopes.length === 0}
                    onChange={(event) => set([rule], event.currentTarget.checked)}
                  />
                  {rule.scopes.length > 1 && (
                    <NativeSelect
                      size="xs"
                      aria-label={`${rule.title}: for`}
                      disabled={fixed || grants[rule.id] === undefined}
                      value={grants[rule.id] ?? scopes[0] ?? 'clinic'}
                      data={scopes.map((scope) => ({ value: scope, label: SCOPE_WORDS[scope] }))}
                      onChange={(event) => onChange({ ...grants, [rule.id]: event.currentTarget.value as ScopeName })}
                    />
                  )}
                </div>
              );
            })}
          </fieldset>
        );
      })}
    </div>
  );
}
