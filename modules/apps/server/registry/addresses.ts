import type { Config } from '#platform/config.ts';

/** The path below which the authorization server answers. */
export const OAUTH_PATH = '/fhir/oauth';

/** The address of the FHIR API: the audience of every token. */
export const fhirBase = ({ publicUrl }: Pick<Config, 'publicUrl'>): string => `${origin(publicUrl)}/fhir/R4`;

/** The address of the authorization server, which is the issuer of its tokens. */
export const issuerOf = ({ publicUrl }: Pick<Config, 'publicUrl'>): string => `${origin(publicUrl)}${OAUTH_PATH}`;

const origin = (publicUrl: string): string => publicUrl.replace(/\/+$/, '');
