import { ActionIcon, Tooltip } from '@mantine/core';
import { IconFlask, IconPackage, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ChartPanelProps } from '#kit/module/web-module.ts';
import { toggleDrugSearch, useDrugSearchShown } from './drug-search-shown.ts';
import { prescribing } from './prescribing.ts';

/** Icons in the header of the drug panel: prescribe a supply, prescribe a compound, and search. */
export function DrugPanelActions({ noteId, patientId, locked }: ChartPanelProps) {
  const isShown = useDrugSearchShown(noteId);
  const actions = prescribing();
  if (locked) return null;
  return (
    <>
      {actions !== undefined && (
        <>
          <HeadIcon
            label="Prescribe eRx for a Supply"
            onClick={() => actions.openPrescription({ patientId, noteId, kind: 'supply' })}
          >
            <IconPackage size={16} stroke={1.75} />
          </HeadIcon>
          <HeadIcon
            label="Prescribe eRx for a Compound"
            onClick={() => actions.openPrescription({ patientId, noteId, kind: 'compound' })}
          >
            <IconFlask size={16} stroke={1.75} />
          </HeadIcon>
        </>
      )}
      <HeadIcon label="Search drugs" pressed={isShown} onClick={() => toggleDrugSearch(noteId)}>
        <IconSearch size={16} stroke={1.75} />
      </HeadIcon>
    </>
  );
}

interface HeadIconProps {
  label: string;
  pressed?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function HeadIcon({ label, pressed, onClick, children }: HeadIconProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant={pressed === true ? 'light' : 'subtle'}
        color={pressed === true ? undefined : 'gray'}
        aria-label={label}
        aria-pressed={pressed}
        onClick={onClick}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
