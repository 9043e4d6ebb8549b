import { IconClipboardHeart, IconLeaf, IconListCheck, IconNotes, IconPill, IconStethoscope } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { closeGaps } from '#kit/grid/close-gaps.ts';
import type { PanelLayout } from '#kit/grid/panel-layout.ts';
import { fetchedRows } from '#kit/module/fetched-rows.tsx';
import type { ChartPanelProps, Icon } from '#kit/module/web-module.ts';
import { webModules } from '#kit/module/web-modules.ts';
import { Icd10Panel } from './icd10-panel.tsx';
import { CptPanel } from './cpt-panel.tsx';
import { DrugPanelActions } from './drug-panel-actions.tsx';
import { DrugPanel } from './drug-panel.tsx';
import { SupplementPanel } from './supplement-panel.tsx';
import { EarlyNursePanel, EarlySoapPanel, NursePanel, SoapPanel } from './text-panels.tsx';

/** A panel of the workspace, from this or another module. */
export interface NotePanel {
  id: string;
  title: string;
  icon: Icon;
  rule?: string;
  Content: ComponentType<ChartPanelProps>;
  /** Shown in the page's first frame, before `Content`. */
  Early?: ComponentType;
  /** Icons at the right of the title. */
  Actions?: ComponentType<ChartPanelProps>;
}

const own: readonly NotePanel[] = [
  { id: 'soap note', title: 'SOAP note', icon: IconNotes, Content: SoapPanel, Early: EarlySoapPanel },
  { id: 'icd10', title: 'ICD-10', icon: IconStethoscope, Content: Icd10Panel },
  { id: 'cpt', title: 'CPT', icon: IconListCheck, Content: CptPanel },
  { id: 'drug name', title: 'Drug name', icon: IconPill, Content: DrugPanel, Actions: DrugPanelActions },
  { id: 'nurse note', title: 'Nurse note', icon: IconClipboardHeart, Content: NursePanel, Early: EarlyNursePanel },
  { id: 'supplement', title: 'Supplement', icon: IconLeaf, Content: SupplementPanel },
];

let all: readonly NotePanel[] | undefined;

/** Returns all panels: this module's, and those of higher modules. */
export function notePanels(): readonly NotePanel[] {
  all ??= [
    ...own,
    ...webModules()
      .flatMap(({ chartPanels = [] }) => chartPanels)
      .map(({ panel, ...rest }) => ({ ...rest, Content: fetchedRows(panel) })),
  ];
  return all;
}

/** Returns the default grid of nine panels (specification 2 §2, §9), with all other panels below. */
export function initialPanels(ids: readonly string[]): PanelLayout {
  const places: PanelLayout = [
    { id: 'soap note', x: 0, y: 0, w: 8, h: 12 },
    { id: 'icd10', x: 8, y: 0, w: 4, h: 6 },
    { id: 'cpt', x: 8, y: 6, w: 4, h: 6 },
    { id: 'nurse note', x: 0, y: 12, w: 8, h: 5 },
    { id: 'drug name', x: 8, y: 12, w: 4, h: 5 },
    { id: 'lab order', x: 0, y: 17, w: 4, h: 11 },
    { id: 'chart questionnaire', x: 4, y: 17, w: 4, h: 11 },
    // Without charges, the supplements fill the column.
    { id: 'supplement', x: 8, y: 17, w: 4, h: ids.includes('add charge') ? 5 : 11 },
    { id: 'add charge', x: 8, y: 22, w: 4, h: 6 },
  ];
  const named = new Set(places.map(({ id }) => id));
  const others = ids.filter((id) => !named.has(id));
  return closeGaps([
    ...places.filter(({ id }) => ids.includes(id)),
    ...others.map((id, at) => ({ id, x: (at % 3) * 4, y: 28 + Math.floor(at / 3) * 6, w: 4, h: 6 })),
  ]);
}
