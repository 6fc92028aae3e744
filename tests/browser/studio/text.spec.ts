import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { appendBlocks, studioSite, takeBack, writeAt } from '../support/studio-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/* Writing a text where it is: marks, links, figures, what is pasted, and what input methods do. */

test.describe.configure({ mode: 'default', timeout: 180_000 });
test.use({ mayComplain: true });

const FILE = 'pages/services/audits.yaml';
const ROUTE = '/services/audits';
const FIRST = 'Grants cover **a third** of the cost.';
const SECOND = 'For {facts.years} years, see [a report](/services/audits).';

const studio = studioSite((folder) => {
  appendBlocks(
    folder,
    FILE,
    `  - type: link-list
    heading: More to read
    items:
      - title: The guild
        text: What others measure.
        href: https://guild.example
        picture: { src: hills.svg, decoration: true }
  - type: testimonials
    heading: What others say
    items:
      - { quote: They kept their dates., name: Ruth Amberg, role: Caretaker, company: Alder school }
  - type: rich-text
    heading: Good to know
    paragraphs:
      - ${FIRST}
      - ${SECOND}
      - |
        One line
        and another
`,
  );
});

/** As people press keys: an editor hears of where the caret is a moment after the key. */
const SLOWLY = { delay: 40 };

/** Just after it has got the focus, an editor puts the caret where it was. */
async function goToStart(tab: Page, box: Locator): Promise<void> {
  await expect(async () => {
    await tab.keyboard.press('Home', SLOWLY);
    const offset = await box.evaluate(() => getSelection()?.focusOffset);
    expect(offset).toBe(0);
  }).toPass();
}

const saves = (tab: Page, text: string) => studio.saves(tab, FILE, text);

test('words are made bold by a key and by asterisks, and the file says both in the same way @core', async ({
  page: tab,
}) => {
  const before = studio.read(FILE);
  const page = await studio.open(tab, ROUTE);
  const box = await writeAt(page, page.getByText('of the cost'));
  await expect(box.locator('strong')).toHaveText('a third');
  await expect(tab.getByRole('contentinfo').getByText('bold')).toBeVisible();
  await tab.keyboard.press('End');
  await tab.keyboard.type(' Ask **us** now');
  await expect(box.locator('strong')).toHaveText(['a third', 'us']);
  await tab.keyboard.press('Control+b');
  await tab.keyboard.type('ly');
  await expect(box.locator('strong')).toHaveText(['a third', 'us', 'ly']);
  await saves(tab, before.replace(FIRST, `${FIRST} Ask **us** now**ly**`));
  await expect(box).toBeFocused();
  for (let letter = 0; letter < 'Ask us nowly '.length; letter += 1)
    await tab.keyboard.press('Backspace');
  await saves(tab, before);
});

test('a part of a word cannot be italic: the whole word is', async ({ page: tab }) => {
  const page = await studio.open(tab, ROUTE);
  const box = await writeAt(page, page.getByText('of the cost'));
  await goToStart(tab, box);
  await tab.keyboard.press('ArrowRight', SLOWLY);
  for (const key of ['Shift+ArrowRight', 'Shift+ArrowRight', 'Control+i'])
    await tab.keyboard.press(key, SLOWLY);
  await expect(box.locator('em')).toHaveText('Grants');
  await tab.keyboard.press('Control+i');
  await takeBack(tab);
});

test('words are linked with a key, and the link is changed and taken away', async ({
  page: tab,
}) => {
  const before = studio.read(FILE);
  const page = await studio.open(tab, ROUTE);
  const box = await writeAt(page, page.getByText('a report'));
  await tab.keyboard.press('Control+k');
  const form = tab.getByRole('form', { name: 'Link' });
  const address = form.getByRole('combobox', { name: 'Leads to' });
  await expect(address).toHaveValue('/services/audits');
  await expectAccessibleInBothThemes(tab);
  await address.fill('/');
  await tab.keyboard.press('Enter');
  await expect(box).toBeFocused();
  await saves(tab, before.replace('(/services/audits)', '(/)'));
  await tab.keyboard.press('Control+k');
  await form.getByRole('button', { name: 'Remove the link' }).click();
  await expect(box.locator('a')).toHaveCount(0);
  await expect(box).toBeFocused();
  await tab.keyboard.press('Control+k');
  await address.fill('/services/audits');
  await tab.keyboard.press('Enter');
  await expect(box.locator('a')).toHaveText('a report');
  await expect(box).toBeFocused();
  await tab.keyboard.press('Control+k');
  await expect(address).toBeFocused();
  await tab.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(box).toBeFocused();
  await saves(tab, before);
});

test('a tag above words that are selected marks them, and the text keeps the focus', async ({
  page: tab,
}) => {
  const before = studio.read(FILE);
  const page = await studio.open(tab, ROUTE);
  const box = await writeAt(page, page.getByText('of the cost'));
  const tag = page.getByRole('toolbar', { name: 'Selected words' });
  const button = (name: string) => tag.getByRole('button', { name });
  await goToStart(tab, box);
  await expect(tag).toBeHidden();
  await tab.keyboard.press('Control+Shift+ArrowRight', SLOWLY);
  const [tagBox, words] = [await tag.boundingBox(), await box.boundingBox()];
  expect((tagBox?.y ?? NaN) + (tagBox?.height ?? NaN)).toBeLessThanOrEqual(words?.y ?? NaN);
  expect(tagBox?.x).toBe(words?.x);
  await expect(button('Strong')).toHaveAttribute('aria-pressed', 'false');
  await button('Strong').click();
  await expect(box.locator('strong').first()).toHaveText('Grants');
  await expect(button('Strong')).toHaveAttribute('aria-pressed', 'true');
  await expect(box).toBeFocused();
  await expectAccessibleInBothThemes(tab);
  await button('Italic').click();
  await expect(box.locator('em')).toHaveText('Grants');
  await expect(button('Strong')).toHaveAttribute('aria-pressed', 'false');
  await button('Italic').click();
  await button('Link').click();
  const form = tab.getByRole('form', { name: 'Link' });
  await form.getByRole('combobox', { name: 'Leads to' }).fill('/');
  await tab.keyboard.press('Enter');
  await expect(box).toBeFocused();
  await expect(button('Link')).toHaveAttribute('aria-pressed', 'true');
  await saves(tab, before.replace(FIRST, `'${FIRST.replace('Grants', '[Grants](/)')}'`));
  await tab.keyboard.press('ArrowRight');
  await expect(tag).toBeHidden();
  studio.write(FILE, before);
  await expect(page.getByRole('link', { name: 'Grants' })).toHaveCount(0);
});

test('a link is followed in the frame, and what was written is kept', async ({ page: tab }) => {
  const before = studio.read(FILE);
  studio.write(FILE, before.replace('(/services/audits)', '(/)'));
  const page = await studio.open(tab, ROUTE);
  const status = tab.getByRole('status');
  const link = page.getByRole('link', { name: /report/ });
  const isHome = async () => {
    await expect(status).toHaveText('Alder Row: warmer houses opened');
    await expect(tab).toHaveURL(/page=%2F$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Warmer houses/);
  };
  await writeAt(page, link);
  await tab.keyboard.type('x');
  await tab.keyboard.press('Alt+Enter');
  await isHome();
  await expect(tab.getByRole('button', { name: 'What changed · 1' })).toBeVisible();
  // The page that has come has the focus.
  await tab.keyboard.press('ArrowDown');
  await expect(status).toHaveText('Hero, 1 of 1');
  await takeBack(tab);
  await studio.open(tab, ROUTE);
  const box = await writeAt(page, link);
  await box.getByRole('link').click({ modifiers: ['ControlOrMeta'] });
  await isHome();
  await studio.open(tab, ROUTE);
  await writeAt(page, link);
  await tab.keyboard.press('Control+k');
  await tab.getByRole('button', { name: 'Open it' }).click();
  await isHome();
  await studio.open(tab, ROUTE);
  await writeAt(page, link);
  await tab.keyboard.press('Escape');
  await tab.keyboard.press('Alt+Enter');
  await isHome();
  studio.write(FILE, before);
  await studio.open(tab, ROUTE);
  const home = page.getByRole('banner').getByRole('link', { name: 'Home', exact: true });
  await home.first().click({ modifiers: ['ControlOrMeta'] });
  await isHome();
  await tab.keyboard.press('Alt+Enter');
  await expect(status).toHaveText('There is no link here.');
});

test('Tab goes through the texts of a list, and leaves the last one and those in none', async ({
  page: tab,
}) => {
  const page = await studio.open(tab, ROUTE);
  const box = page.getByRole('textbox');
  const goesTo = async (key: string, text: string | RegExp) => {
    await tab.keyboard.press(key);
    await expect(box).toHaveText(text);
    await expect(box).toBeFocused();
  };
  await writeAt(page, page.getByText('Every wall and window.'));
  await goesTo('Shift+Tab', 'Warmth');
  await goesTo('Tab', 'Every wall and window.');
  await goesTo('Tab', 'Draughts');
  await goesTo('Tab', 'Every door and chimney.');
  await tab.keyboard.press('Tab');
  await expect(box).toHaveCount(0);
  await writeAt(page, page.getByText('of the cost'));
  await goesTo('Tab', 'For 12 years, see a report.');
  await goesTo('Tab', /^One line/);
  await tab.keyboard.press('Tab');
  await expect(box).toHaveCount(0);
  await writeAt(page, page.getByText('Good to know'));
  await tab.keyboard.press('Tab');
  await expect(box).toHaveCount(0);
});

test('of a link to another site the words are written, not what is only read aloud next to them', async ({
  page: tab,
}) => {
  const before = studio.read(FILE);
  const page = await studio.open(tab, ROUTE);
  const link = page.getByRole('link', { name: 'The guild (opens in a new tab)' });
  const html = await link.evaluate(({ outerHTML }) => outerHTML);
  const box = await writeAt(page, link);
  await expect(box).toHaveText('The guild');
  await tab.keyboard.press('End');
  await tab.keyboard.type(' of bakers');
  await saves(tab, before.replace('The guild', 'The guild of bakers'));
  await tab.keyboard.press('Enter');
  await expect(box).toHaveText('What others measure.');
  await tab.keyboard.press('Escape');
  const longer = page.getByRole('link', { name: 'The guild of bakers (opens in a new tab)' });
  await expect(longer).toHaveJSProperty('outerHTML', html.replace('The guild', '$& of bakers'));
  await writeAt(page, longer);
  await tab.keyboard.press('End');
  for (const _ of ' of bakers') await tab.keyboard.press('Backspace');
  await saves(tab, before);
});

test('a heading takes no marks, and says so', async ({ page: tab }) => {
  const page = await studio.open(tab, ROUTE);
  await writeAt(page, page.getByText('Good to know'));
  await tab.keyboard.press('Control+a');
  await tab.keyboard.press('Control+b');
  await expect(page.getByRole('toolbar')).toHaveCount(0);
  await expect(tab.getByRole('status')).toHaveText('Words of this text cannot be marked.');
  await expect(page.locator('strong', { hasText: 'Good' })).toHaveCount(0);
});

test('a figure is one unit, and is never copied as its value', async ({ page: tab }) => {
  const before = studio.read(FILE);
  const page = await studio.open(tab, ROUTE);
  const box = await writeAt(page, page.getByText('years, see'));
  const figure = box.locator('.studio-figure');
  await expect(figure).toHaveText('12');
  await expect(figure).toHaveAttribute('title', 'Years');
  await figure.click();
  await expect(tab.getByRole('status')).toHaveText('12, Years, figure');
  await expect(page.getByRole('toolbar').locator('b')).toHaveText('Years');
  const copied = await box.evaluate((element) => {
    const data = new DataTransfer();
    const init = { clipboardData: data, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('copy', init));
    return data.types.map((type) => data.getData(type));
  });
  // Words for other programs, the reference for texts of this site.
  expect(copied).toEqual(['12', '{facts.years}']);
  await tab.keyboard.press('Control+c');
  await expect(async () => {
    await tab.keyboard.press('End', SLOWLY);
    expect(await box.evaluate(() => getSelection()?.isCollapsed)).toBe(true);
  }).toPass();
  await tab.keyboard.press('Control+v');
  await expect(figure).toHaveCount(2);
  await saves(tab, before.replace(SECOND, `${SECOND}{facts.years}`));
  await tab.keyboard.press('Backspace');
  await expect(figure).toHaveCount(1);
  await expect(tab.getByRole('button', { name: 'What changed · 1' })).toBeVisible();
  await goToStart(tab, box);
  for (let step = 0; step < 4; step += 1) await tab.keyboard.press('ArrowRight', SLOWLY);
  await expect(tab.getByRole('status')).not.toHaveText('12, Years, figure');
  await tab.keyboard.press('Shift+ArrowRight', SLOWLY);
  await expect(tab.getByRole('status')).toHaveText('12, Years, figure');
  await tab.keyboard.press('ArrowRight', SLOWLY);
  await expect(page.getByRole('toolbar')).toHaveCount(0);
  await tab.keyboard.type('+');
  await saves(tab, before.replace('{facts.years} years', '{facts.years}+ years'));
  await tab.keyboard.press('Backspace');
  await saves(tab, before);
});

test('a brace offers the figures, and so do a key and a button', async ({ page: tab }) => {
  const before = studio.read(FILE);
  const page = await studio.open(tab, ROUTE);
  const box = await writeAt(page, page.getByText('of the cost'));
  await tab.keyboard.press('End');
  await tab.keyboard.type(' {ye');
  const list = page.getByRole('listbox', { name: 'Figures' });
  await expect(list.getByRole('option')).toHaveText(['Years 12']);
  await expect(tab.getByRole('status')).toHaveText('Insert a figure: Years, 12');
  await tab.keyboard.press('Enter');
  await expect(list).toBeHidden();
  await tab.keyboard.press('Control+ ');
  await expect(list.getByRole('option')).toHaveCount(3);
  await expectAccessibleInBothThemes(tab);
  await tab.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(box).toBeFocused();
  await tab.getByRole('button', { name: 'Figure' }).click();
  await list.getByRole('option', { name: /Name of the site/ }).click();
  await expect(box.locator('.studio-figure')).toHaveText(['12', 'Alder Row']);
  await saves(tab, before.replace(FIRST, `${FIRST} {facts.years}{name}`));
  for (let step = 0; step < 3; step += 1) await tab.keyboard.press('Backspace');
  await saves(tab, before);
});

test('what is pasted is text: no markup, no characters that nobody sees, no file, no megabyte', async ({
  page: tab,
}) => {
  const page = await studio.open(tab, ROUTE);
  const box = await writeAt(page, page.getByText('Good to know'));
  await tab.keyboard.press('Control+a');
  const paste = (data: Record<string, string>, hasFile = false) =>
    box.evaluate(
      (element, [types, isFile]) => {
        const clipboard = new DataTransfer();
        for (const [type, text] of Object.entries(types)) clipboard.setData(type, text);
        if (isFile) clipboard.items.add(new File(['x'], 'x.png', { type: 'image/png' }));
        element.dispatchEvent(
          new ClipboardEvent('paste', {
            clipboardData: clipboard,
            bubbles: true,
            cancelable: true,
          }),
        );
      },
      [data, hasFile] as const,
    );
  const word =
    '<html xmlns:o="urn:schemas-microsoft-com:office:office"><p class=MsoNormal><b>Cold<o:p></o:p></b></p><img src=x onerror="document.title=1"></html>';
  await paste({ 'text/plain': 'Cold\r\n and\u200b\twarm', 'text/html': word });
  await expect(box).toHaveText('Cold and warm');
  await expect(tab.getByRole('status')).toHaveText('Pasted without 1 character that nobody sees.');
  await expect(box.locator('*')).toHaveCount(0);
  await paste({}, true);
  await expect(tab.getByRole('status')).toHaveText('A file cannot be pasted into a text.');
  await paste({ 'text/plain': 'x'.repeat(1_000_000) });
  await expect(tab.getByRole('status')).toHaveText(
    'Not pasted: 1000000 characters. A text takes at most 20000 at a time.',
  );
  await expect(box).toHaveText('Cold and warm');
  await takeBack(tab);
});

test('an input method writes undisturbed: nothing is told, drawn or done by keys until it ends', async ({
  page: tab,
}) => {
  const page = await studio.open(tab, ROUTE);
  const box = await writeAt(page, page.getByText('Good to know'));
  await tab.keyboard.press('End');
  const input = await tab.context().newCDPSession(tab);
  await input.send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 });
  await input.send('Input.imeSetComposition', {
    text: 'にほん',
    selectionStart: 3,
    selectionEnd: 3,
  });
  await expect(box).toHaveText('Good to knowにほん');
  const before = studio.read(FILE);
  studio.write(FILE, before.replace('Grants cover', 'Loans cover'));
  for (const key of ['Escape', 'F8']) await tab.keyboard.press(key);
  // Longer than any pause.
  await tab.waitForTimeout(900);
  await expect(box).toBeFocused();
  await expect(page.getByText('Grants cover')).toBeVisible();
  await expect(tab.getByRole('button', { name: 'Save' })).toBeDisabled();
  await input.send('Input.insertText', { text: '日本' });
  await expect(page.getByText('Loans cover')).toBeVisible();
  await expect(tab.getByRole('textbox', { name: 'Heading' })).toHaveValue('Good to know日本');
  await expect(box).toBeFocused();
  await takeBack(tab);
  studio.write(FILE, before);
});

test('letters come as they arrive: AltGr, dead keys, emoji', async ({ page: tab }) => {
  const page = await studio.open(tab, ROUTE);
  const box = await writeAt(page, page.getByText('Good to know'));
  await tab.keyboard.press('Control+a');
  // On Windows, AltGr is Ctrl and Alt. The last one is of a Lithuanian keyboard.
  for (const [code, key] of [
    ['KeyS', 'ś'],
    ['KeyZ', 'ż'],
    ['KeyB', '„'],
    ['Digit7', '{'],
    ['KeyQ', '@'],
    ['Digit1', '1'],
  ] as const) {
    const isFree = await box.evaluate(
      (element, names) =>
        element.dispatchEvent(
          new KeyboardEvent('keydown', {
            ...names,
            ctrlKey: true,
            altKey: true,
            modifierAltGraph: true,
            bubbles: true,
            cancelable: true,
          }),
        ),
      { code, key },
    );
    expect(isFree, key).toBe(true);
    await tab.keyboard.insertText(key);
  }
  await expect(box).toHaveText('śż„{@1');
  await tab.keyboard.press('Escape');
  await takeBack(tab);
  await writeAt(page, page.getByText('Good to know'));
  await tab.keyboard.press('Control+a');
  const input = await tab.context().newCDPSession(tab);
  await input.send('Input.imeSetComposition', { text: '´', selectionStart: 1, selectionEnd: 1 });
  await input.send('Input.insertText', { text: 'é' });
  await tab.keyboard.insertText('👩‍👩‍👧');
  await expect(tab.getByRole('textbox', { name: 'Heading' })).toHaveValue('é👩‍👩‍👧');
  await tab.keyboard.press('Backspace');
  await takeBack(tab);
});

test('a text with line breaks keeps them, and Ctrl Enter makes one', async ({ page: tab }) => {
  const before = studio.read(FILE);
  const page = await studio.open(tab, ROUTE);
  const text = page.getByText('and another');
  const { width = 0, height = 0 } = (await text.boundingBox()) ?? {};
  // The caret is where was clicked: at the end.
  await text.click({ position: { x: width - 4, y: height - 4 } });
  await expect(page.getByRole('textbox')).toBeFocused();
  await tab.keyboard.press('Control+Enter');
  await tab.keyboard.type('end');
  await saves(tab, `${before}        end\n`);
  for (let step = 0; step < 4; step += 1) await tab.keyboard.press('Backspace');
  await saves(tab, before);
});

test('texts that are one behind the other in an element are written one by one', async ({
  page: tab,
}) => {
  const before = studio.read(FILE);
  const page = await studio.open(tab, ROUTE);
  const box = await writeAt(page, page.getByText('Ruth Amberg'));
  await tab.keyboard.press('Enter');
  await expect(box).toHaveText('Caretaker');
  await tab.keyboard.press('End');
  await tab.keyboard.type(' and mason');
  await tab.keyboard.press('Enter');
  await expect(box).toHaveText('Alder school');
  await tab.keyboard.press('Escape');
  const both = page.locator('span', { hasText: /Caretaker and mason · Alder school$/ }).last();
  await expect(both).toBeVisible();
  // On the first letter of the last word.
  const position = await both.evaluate((element) => {
    const range = document.createRange();
    const text = element.lastChild ?? element;
    range.setStart(text, (text.textContent ?? '').indexOf('school'));
    range.setEnd(text, range.startOffset + 1);
    const [letter, all] = [range, element].map((one) => one.getBoundingClientRect());
    return { x: (letter?.x ?? 0) - (all?.x ?? 0) + 1, y: (all?.height ?? 0) - 4 };
  });
  await both.click({ position });
  await expect(box).toHaveText('Alder school');
  await tab.keyboard.type('high ');
  await saves(
    tab,
    before.replace('Caretaker', 'Caretaker and mason').replace('Alder school', 'Alder high school'),
  );
});
