import '@mantine/core/styles/Combobox.layer.css';
import { Button, Select } from '@mantine/core';
import { IconPlus, IconStairsUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { Row } from '#kit/rows/row.tsx';
import { can } from '#kit/session/viewer.ts';
import type { ProgramByIdQuery } from '../program.operations.gen.ts';
import type { useChosenProgram } from '../use-programs.ts';

export type WholeProgram = ProgramByIdQuery['program'];

interface ProgramFrameProps {
  chosen: ReturnType<typeof useChosenProgram>;
  /** The subpage's name, if it is not the overview. */
  what?: string;
  fill?: boolean;
  /** Buttons at the right of the title. */
  actions?: ReactNode;
  children: (program: WholeProgram) => ReactNode;
}

/** The frame of a page about one program: its name, a program switcher, and the page's subject. */
export function ProgramFrame({ chosen, what, fill, actions, children }: ProgramFrameProps) {
  const { id, programs, list, read, program, choose } = chosen;
  const offered = programs.some((each) => each.id === id) || program === undefined ? programs : [program, ...programs];
  return (
    <Page fill={fill}>
      <PageHeader title={program?.name ?? 'Programs'} detail={what}>
        {offered.length > 1 && (
          <Select
            aria-label="Program"
            miw="10rem"
            searchable
            allowDeselect={false}
            value={id ?? null}
            onChange={(next) => next !== null && choose(next)}
            data={offered.map(({ id: value, name: label }) => ({ value, label }))}
          />
        )}
        {program !== undefined && actions}
      </PageHeader>
      {id === undefined ? (
        <Panel flush>
          <ReadRows
            label="Programs"
            read={list}
            rows={(found) => found.programs}
            empty={{ icon: IconStairsUp, title: 'No programs yet', action: can('programs.edit') && <AddProgram /> }}
          >
            {({ name }) => <Row title={name} />}
          </ReadRows>
        </Panel>
      ) : (
        <>
          {program !== undefined && <ReadHint read={list} label="Other programs" />}
          <ReadState read={read} label="Program" notFound="This program does not exist">
            {children}
          </ReadState>
        </>
      )}
    </Page>
  );
}

function AddProgram() {
  return (
    <Button component={Link} to="/program/index/add_program" leftSection={<IconPlus size={16} stroke={1.75} />}>
      Add program
    </Button>
  );
}
