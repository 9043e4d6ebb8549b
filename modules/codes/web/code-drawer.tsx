import { Button, Stack } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiMutation } from '#kit/api/use-api.ts';
import { formatDay } from '#kit/formats/day.ts';
import { can } from '#kit/session/viewer.ts';
import { RightDrawer } from '#kit/windows/right-drawer.tsx';
import { type CodeKind, standingWords } from '../rules/index.ts';
import { SetCodeFavouriteDocument, SortCodeFavouritesDocument } from './chart.operations.gen.ts';
import { CodeForm } from './code-form.tsx';
import classes from './codes-page.module.css';
import { HccMark, useHcc } from './hcc-mark.tsx';
import type { ListedCode } from './listed-code.ts';

interface CodeDrawerProps {
  kind: CodeKind;
  /** Null for a new one. */
  code: ListedCode | null;
  onClose: () => void;
}

/** A code with its validity and favorites, and the clinic's or member's own name for it. */
export function CodeDrawer({ kind, code, onClose }: CodeDrawerProps) {
  const isOwn = code !== null && code.version !== null;
  const [editing, setEditing] = useState(code === null || isOwn);
  const mayEdit = can('codes.own') && (code?.access_level !== 'clinic' || can('codes.manage'));
  return (
    <RightDrawer title={code === null ? 'New code' : code.code} onClose={onClose}>
      <Stack gap="lg">
        {code !== null && <Facts code={code} />}
        {code !== null && <Stars kind={kind} code={code} />}
        {mayEdit && editing && <CodeForm kind={kind} code={code} onClose={onClose} />}
        {mayEdit && !editing && (
          <Button variant="default" className={classes.start} onClick={() => setEditing(true)}>
            {kind === 'procedure' ? 'Own name and price' : 'Own name'}
          </Button>
        )}
      </Stack>
    </RightDrawer>
  );
}

function Facts({ code }: { code: ListedCode }) {
  const standing = standingWords(code.standing, code, formatDay);
  const hcc = useHcc(code.code_type === 'ICD-10-CM' ? [code.code] : []);
  return (
    <dl className={classes.facts}>
      <dt>Name</dt>
      <dd>{code.official_name}</dd>
      {code.full_name !== '' && code.full_name !== code.official_name && (
        <>
          <dt>Full name</dt>
          <dd>{code.full_name}</dd>
        </>
      )}
      <dt>Type</dt>
      <dd>{code.code_type}</dd>
      {code.valid_from !== null && (
        <>
          <dt>Valid from</dt>
          <dd>{formatDay(code.valid_from)}</dd>
        </>
      )}
      {code.valid_to !== null && (
        <>
          <dt>Valid to</dt>
          <dd>{formatDay(code.valid_to)}</dd>
        </>
      )}
      {standing !== null && (
        <>
          <dt>Status</dt>
          <dd>{code.standing === 'not-billable' ? 'Category: more specific codes are listed below it' : standing}</dd>
        </>
      )}
      {code.code_type === 'ICD-10-CM' && hcc?.categories.has(code.code) === true && (
        <>
          <dt>Risk adjustment</dt>
          <dd>
            <HccMark hcc={hcc} code={code.code} />
          </dd>
        </>
      )}
    </dl>
  );
}

function Stars({ kind, code }: { kind: CodeKind; code: ListedCode }) {
  const set = useApiMutation(SetCodeFavouriteDocument, { refreshes: ['chart'] });
  const sort = useApiMutation(SortCodeFavouritesDocument, { refreshes: ['chart'] });
  if (!can('codes.own')) return null;
  const { code_type, code: name } = code;
  const star = (is: boolean) => (is ? <IconStarFilled size={16} /> : <IconStar size={16} stroke={1.75} />);
  return (
    <div className={classes.stars} role="group" aria-label="Favorite">
      <Button
        variant="default"
        size="xs"
        aria-pressed={code.is_favourite}
        leftSection={star(code.is_favourite)}
        onClick={() => set.mutate({ kind, code_type, code: name, favourite: !code.is_favourite })}
      >
        My favorite
      </Button>
      {can('codes.manage') && (
        <Button
          variant="default"
          size="xs"
          aria-pressed={code.is_clinic_favourite}
          leftSection={star(code.is_clinic_favourite)}
          onClick={() =>
            set.mutate({ kind, code_type, code: name, favourite: !code.is_clinic_favourite, for_clinic: true })
          }
        >
          The clinic’s favorite
        </Button>
      )}
      {code.is_favourite && (
        <Button variant="subtle" size="xs" onClick={() => sort.mutate({ kind, keys: [`${code_type} ${name}`] })}>
          Move to top
        </Button>
      )}
    </div>
  );
}
