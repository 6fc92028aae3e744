import type { Site } from '../../schema/generated/content.d.ts';

/**
 * Refuses to build a site that would show its CRM secret to every visitor, unless it says that it knows.
 * @throws when `forms.clientSecret` is set without `forms.acceptSecretInBrowser: true`
 */
export function refuseSecret({ forms }: Site): void {
  if (!forms.clientSecret || forms.acceptSecretInBrowser) return;
  throw new Error(
    'site.yaml: forms.clientSecret would be sent to every visitor, because everything in site.yaml is public. ' +
      'Take it out and give it to the gateway as CRM_CLIENT_SECRET, or, if anybody may know it, ' +
      'write forms.acceptSecretInBrowser: true.',
  );
}
