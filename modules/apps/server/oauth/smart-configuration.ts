import type { Config } from '#platform/config.ts';
import { OTHER_SCOPES } from '../../rules/index.ts';
import { issuerOf } from '../registry/addresses.ts';

/** Returns what an app must know to be authorized (SMART App Launch 2, `.well-known/smart-configuration`). */
export function smartConfiguration(config: Config): object {
  const issuer = issuerOf(config);
  return {
    issuer,
    jwks_uri: `${issuer}/jwks`,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    introspection_endpoint: `${issuer}/introspect`,
    revocation_endpoint: `${issuer}/revoke`,
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'private_key_jwt'],
    token_endpoint_auth_signing_alg_values_supported: ['RS384', 'ES384'],
    grant_types_supported: ['authorization_code', 'refresh_token', 'client_credentials'],
    response_types_supported: ['code'],
    code_challenge_methods_supported: ['S256'],
    scopes_supported: [...OTHER_SCOPES, 'patient/*.cruds', 'user/*.cruds', 'system/*.rs'],
    capabilities: [
      'launch-ehr',
      'launch-standalone',
      'client-public',
      'client-confidential-symmetric',
      'client-confidential-asymmetric',
      'context-banner',
      'context-ehr-patient',
      'context-ehr-encounter',
      'context-standalone-patient',
      'permission-offline',
      'permission-patient',
      'permission-user',
      'permission-v1',
      'permission-v2',
      'sso-openid-connect',
    ],
  };
}
