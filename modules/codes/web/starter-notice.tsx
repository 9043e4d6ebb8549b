import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useApiQuery } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { can } from '#kit/session/viewer.ts';
import type { CodeKind } from '../rules/index.ts';
import { CodeReleasesDocument } from './chart.operations.gen.ts';

/** Shows that only the starter list is installed, and how to import the complete code set. */
export function StarterNotice({ kind }: { kind: CodeKind }) {
  const read = useApiQuery(CodeReleasesDocument, {}, { quiet: true });
  const sets = kind === 'diagnosis' ? ['ICD-10-CM'] : ['CPT', 'HCPCS'];
  const releases = read.data?.code_releases ?? [];
  const starters = releases.filter(
    ({ code_set, is_starter }) =>
      is_starter && sets.includes(code_set) && !releases.some((other) => other.code_set === code_set && other.is_whole),
  );
  if (read.data === undefined) return <ReadHint read={read} label="Code sets" />;
  if (starters.length === 0) return null;
  const what = starters.map(({ code_set, total }) => `${total.toLocaleString('en-US')} of ${code_set}`).join(' and ');
  return (
    <Notice
      action={
        can('codes.import') && (
          <Button component={Link} to="/settings/code_sets" size="xs" variant="default">
            Import the full edition
          </Button>
        )
      }
    >
      Only the short list included with Salus is available: {what}.{' '}
      {can('codes.import') ? '' : 'A member with permission can import the full edition under Code Sets.'}
    </Notice>
  );
}
