/**
 * An e-mail address as it travels: `dana@exämple.com` becomes `dana@xn--exmple-cua.com`. Browsers
 * differ in whether they do so before a script reads an email input; all take such a domain as valid.
 * Anything else comes back as it was.
 */
export function asciiDomain(email: string): string {
  const [, name, domain] = /^([^@]*@)([\p{L}\p{M}\p{N}.-]+)$/u.exec(email) ?? [];
  const url = `http://${domain}`;
  // A domain of ASCII stays, because a URL would turn `10.1` into `10.0.0.1`.
  if (!name || !domain || /^[!-~]*$/.test(domain) || !URL.canParse(url)) return email;
  return name + new URL(url).hostname;
}
