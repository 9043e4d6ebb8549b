import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { House } from './house.ts';
import type { JobHandler, Schedule } from './jobs.ts';
import type { Hearer } from './outbox.ts';
import type { Request } from './request.ts';

/** A role that every new clinic begins with. */
export type Preset = 'Admin' | 'Manager' | 'Doctor' | 'Nurse' | 'Front desk' | 'Biller' | 'Read-only' | 'Inactive';

/** One right: area and action, in words for the administrator, and the presets that hold it. Admin holds every one. */
export interface AccessRule {
  /** `area.action`, as the contract's @access names it. */
  id: string;
  title: string;
  presets: readonly Preset[];
}

/** REST routes get the request from its token, or a 401; `access` names the rule. */
export interface RouteDoor {
  app: FastifyInstance;
  house: House;
  /** The request behind a token whose actor holds the rule; null when the reply has been sent. */
  admit(http: FastifyRequest, reply: FastifyReply, rule: string): Promise<Request | null>;
}

/** What a module offers at its door: all that the process needs to open it. */
export interface Module {
  name: string;
  accessRules: readonly AccessRule[];
  /** Resolvers by service; the contract lies in the module's `api/`. */
  resolvers: Record<string, object>;
  routes?: (door: RouteDoor) => void;
  jobs?: Record<string, JobHandler>;
  schedules?: readonly Schedule[];
  hears?: Record<string, Hearer>;
  /** Begins what the module does in the background; the answered function ends it. */
  start?: (house: House) => () => Promise<void>;
}
