import type { FaxConfig } from '#platform/config.ts';
import type { Carrier } from './carrier.ts';
import { documo } from './documo.ts';
import { srfax } from './srfax.ts';

/** Returns the configured carrier. */
export function carrierOf(config: FaxConfig): Carrier {
  return config.carrier === 'srfax' ? srfax(config) : documo(config);
}
