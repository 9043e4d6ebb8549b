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
type What = keyof typeof WHAT;

/** /settings/template: what is written again and again: handouts, messages to patients, letters on paper. */
export function TemplateSettingsPage() {
  const [what, setWhat] = useState<What>('handouts');
  return (
    <Page>
      <PageHeader title="Templates" detail="Handouts, messages and letters">
        {can('messages.templates') && (
          <SegmentedControl
            aria-label="Template types"
            value={what}
            onChange={(next) => setWhat(next as What)}
            data={Object.entries(WHAT).map(([value, label]) => ({ value, label }))}
          />
        )}
      </PageHeader>
      <LazyArea>{what === 'handouts' ? <Handouts /> : <TextTemplates key={what} kind={what} />}</LazyArea>
    </Page>
  );
}
