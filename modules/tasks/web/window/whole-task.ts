import type { TaskByIdQuery } from '../task.operations.gen.ts';

/** A task as its window shows it. */
export type WholeTask = TaskByIdQuery['searchTaskById'];
