import { setWebModules } from '#kit/module/web-modules.ts';
import { list } from './modules.gen.ts';

setWebModules(list);

/** The modules of the page, from the lowest layer up. */
export const modules = list;
