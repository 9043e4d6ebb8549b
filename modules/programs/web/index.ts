import { IconListDetails, IconSchool, IconStairsUp, IconUsers } from '@tabler/icons-react';
import type { WebModule } from '#kit/module/web-module.ts';

const inProgram = { area: 'program', rule: 'programs.view' } as const;
const inDetail = { area: 'program_detail', rule: 'programs.view' } as const;
const loadOverview = () => import('./detail/overview-page.tsx').then(({ OverviewPage }) => OverviewPage);
const loadForm = () => import('./list/program-form-page.tsx').then(({ ProgramFormPage }) => ProgramFormPage);

/** The programs module: programs with scheduled content, enrollments and their progress. */
export const programs: WebModule = {
  name: 'programs',
  routes: [
    {
      ...inProgram,
      path: '/program/index',
      title: 'Programs',
      page: () => import('./list/programs-page.tsx').then(({ ProgramsPage }) => ProgramsPage),
    },
    { ...inProgram, path: '/program/index/add_program', title: 'Add program', rule: 'programs.edit', page: loadForm },
    {
      ...inProgram,
      path: '/program/index/editprogram/$id',
      title: 'Edit program',
      rule: 'programs.edit',
      page: loadForm,
    },
    {
      ...inProgram,
      path: '/program/index/program_enroll/$id',
      title: 'Enroll patients',
      rule: 'programs.enrol',
      page: () => import('./list/enrol-page.tsx').then(({ EnrolPage }) => EnrolPage),
    },
    { ...inProgram, path: '/program/index/$id', title: 'Program', page: loadOverview },
    { ...inDetail, path: '/program_detail/index', title: 'Program', page: loadOverview },
    {
      ...inDetail,
      path: '/program_detail/content',
      title: 'Program content',
      page: () => import('./detail/content-page.tsx').then(({ ContentPage }) => ContentPage),
    },
    {
      ...inDetail,
      path: '/program_detail/patientList',
      title: 'Patients in the program',
      page: () => import('./detail/patients-page.tsx').then(({ PatientsInProgramPage }) => PatientsInProgramPage),
    },
  ],
  redirects: { '/program': '/program/index', '/program_detail': '/program_detail/index' },
  navigation: [
    {
      area: 'program',
      label: 'Programs',
      path: '/program/index',
      icon: IconStairsUp,
      rule: 'programs.view',
      order: 80,
    },
  ],
  side: [
    { ...inDetail, label: 'Overview', path: '/program_detail/index', icon: IconSchool, order: 10 },
    { ...inDetail, label: 'Content', path: '/program_detail/content', icon: IconListDetails, order: 20 },
    { ...inDetail, label: 'Patients', path: '/program_detail/patientList', icon: IconUsers, order: 30 },
  ],
  search: [
    {
      kind: 'Programs',
      icon: IconStairsUp,
      rule: 'programs.view',
      order: 80,
      find: (keyword, signal) => import('./find-programs.ts').then(({ findPrograms }) => findPrograms(keyword, signal)),
    },
  ],
  patientTiles: [
    {
      id: 'programs',
      title: 'Programs',
      icon: IconStairsUp,
      rule: 'programs.view',
      tile: () => import('./patient-programs.tsx').then(({ PatientPrograms }) => PatientPrograms),
    },
  ],
};
