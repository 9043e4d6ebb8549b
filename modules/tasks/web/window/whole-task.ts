import type { TaskByIdQuery } from '../task.operations.gen.ts';

/** A task as shown in its window. */
export type WholeTask = TaskByIdQuery['searchTaskById'];
