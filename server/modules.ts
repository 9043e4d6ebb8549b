import type { Module } from '#platform/module.ts';
import { audit } from '#audit/server';
import { chart } from '#chart/server';
import { deliveries } from '#deliveries/server';
import { files } from '#files/server';
import { meetings } from '#meetings/server';
import { notifications } from '#notifications/server';
import { patients } from '#patients/server';
import { practice } from '#practice/server';
import { requests } from '#requests/server';
import { scheduling } from '#scheduling/server';
import { sessions } from '#sessions/server';
import { tasks } from '#tasks/server';
import { vitals } from '#vitals/server';

/** The modules in floor order, from the ground. */
export const modules: readonly Module[] = [
  audit,
  files,
  deliveries,
  practice,
  sessions,
  notifications,
  patients,
  vitals,
  scheduling,
  meetings,
  requests,
  tasks,
  chart,
];
