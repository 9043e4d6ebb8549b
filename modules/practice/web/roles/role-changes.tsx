import type { summarise } from './grants.ts';
import classes from './role-editor.module.css';

interface RoleChangesProps {
  changes: ReturnType<typeof summarise>;
  memberCount: number;
}

/** A summary of what saving would change, and for how many members. */
export function RoleChanges({ changes, memberCount }: RoleChangesProps) {
  const lines = [
    ...changes.added.map((right) => `+ ${right}`),
    ...changes.taken.map((right) => `− ${right}`),
    ...changes.reached.map((right) => `± ${right}`),
  ];
  const concerned = memberCount === 1 ? '1 member' : `${memberCount} members`;
  return (
    <div className={classes.changes} role="status">
      {lines.length === 0 ? (
        'No changes to rights.'
      ) : (
        <details>
          <summary>
            {changes.added.length} added, {changes.taken.length} removed
            {changes.reached.length > 0 && `, ${changes.reached.length} with a different scope`}
            {memberCount > 0 && ` · for ${concerned}, effective immediately`}
          </summary>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
