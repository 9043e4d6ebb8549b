import '@mantine/core/styles/SegmentedControl.layer.css';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { LazyArea } from '#kit/feedback/lazy-area.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { can } from '#kit/session/viewer.ts';
import { TextTemplates } from '#messages/web';
import { Handouts } from './handouts.tsx';

const WHAT = { handouts: 'Handouts', message: 'Messages', letter: 'Letters' } as const;
type TemplateKind = keyof typeof WHAT;

/** /settings/template: templates of handouts, patient messages and letters. */
export function TemplateSettingsPage() {
  const [what, setWhat] = useState<TemplateKind>('handouts');
  return (
    <Page>
      <PageHeader title="Templates" detail="Handouts, messages and letters">
        {can('messages.templates') && (
          <SegmentedControl
            aria-label="Template types"
            value={what}
            onChange={(next) => setWhat(next as TemplateKind)}
            data={Object.entries(WHAT).map(([value, label]) => ({ value, label }))}
          />
        )}
      </PageHeader>
      <LazyArea>{what === 'handouts' ? <Handouts /> : <TextTemplates key={what} kind={what} />}</LazyArea>
    </Page>
  );
}
