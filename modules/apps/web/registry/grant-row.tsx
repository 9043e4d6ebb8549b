import { request } from '#kit/api/request.ts';
import { formatDay } from '#kit/formats/day.ts';
import { dayOf } from '#kit/formats/instant.ts';
import { useDelete } from '#kit/forms/use-delete.ts';
import { RowButton } from '#kit/rows/row-buttons.tsx';
import { Row, RowLine } from '#kit/rows/row.tsx';
import { scopeWords } from '../scope-words.ts';
import { type AppGrantPartsFragment, RevokeAppGrantDocument } from '../setting.operations.gen.ts';
import { appsRefreshes } from './apps-refreshes.ts';

interface GrantRowProps {
  grant: AppGrantPartsFragment;
  /** The app, or the person who allowed it. */
  title: string;
}

/** What a person allowed an app, with a button that ends it. */
export function GrantRow({ grant, title }: GrantRowProps) {
  const { remove, busy } = useDelete({
    ask: () => ({
      title: `Revoke the access of ${grant.app_name}?`,
      message: 'The app loses this access immediately.',
    }),
    run: ({ id }: AppGrantPartsFragment) => request(RevokeAppGrantDocument, { id }),
    done: 'Access revoked',
    refreshes: appsRefreshes,
  });
  const used = grant.last_used_time;
  return (
    <Row
      title={title}
      subtitle={[
        grant.is_patient && 'Patient',
        `Allowed ${formatDay(dayOf(grant.created_time))}`,
        used != null && `last used ${formatDay(dayOf(used))}`,
      ]}
      lines={<RowLine>{grant.scopes.map((scope) => scopeWords(scope).text).join(' · ')}</RowLine>}
      actions={
        <RowButton of={title} busy={busy} onClick={() => remove(grant)}>
          Revoke
        </RowButton>
      }
    />
  );
}
