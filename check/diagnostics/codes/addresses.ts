/** Errors in the addresses of pages, redirects and what was published. */
export const addressErrors = {
  'duplicate-route': {
    title: 'Two files for one address',
    explanation: 'Two files would be shown at the same address. Delete or rename one of them.',
  },
  'wrong-route-name': {
    title: 'File name is not fit for an address',
    explanation: 'The path of a page is its address. Use small letters, digits and hyphens.',
  },
  'wrong-form-name': {
    title: 'Not the file of a form',
    explanation:
      'Forms are files in forms/ itself. Their names are addresses such as #order, so they have small letters, digits and hyphens, and end in .yaml. The form order in German is forms/order.de.yaml.',
  },
  'reserved-route': {
    title: 'Address is taken',
    explanation:
      'The built site or its server has something else at this address. Rename the file.',
  },
  'redirect-from-page': {
    title: 'Redirect from a page that exists',
    explanation:
      'A redirect leads away from an address that has no page any more. Remove it, or rename the page.',
  },
  'wrong-redirect': {
    title: 'Redirect is not written as one',
    explanation:
      'Each redirect of site.yaml is a line below `redirects:`, the old address, a colon, a space and the new one: `/audits.html: /services/audits`. A list, `from` and `to`, or an arrow belong to other programs.',
  },
  'redirect-loop': {
    title: 'Redirects in a circle',
    explanation:
      'These redirects lead to each other and never to a page, so browsers give up. Let one of them lead to a page, or remove them.',
  },
  'gone-but-there': {
    title: 'Gone, and yet there',
    explanation:
      'Under `gone:` stand addresses that nothing answers for any more. Where there is a page, or a redirect, remove the line.',
  },
  'lost-address': {
    title: 'Published address without a page',
    explanation:
      'People have links to this address, and search engines know it. Let it lead to the page that says the same now, with `npm run rename` or a line under `redirects:` in site.yaml; or say under `gone:` that there is none. The file published-urls.txt knows all addresses that were ever published.',
  },
  'wrong-ledger-line': {
    title: 'Not a line of published addresses',
    explanation:
      'The file published-urls.txt is written by the build and has a line for each address. After a merge keep the lines of both sides, and delete the marks between them.',
  },
};
