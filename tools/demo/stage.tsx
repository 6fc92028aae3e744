import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FrameLocator, Page } from 'playwright-core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Editor } from './Editor.tsx';
import type { TemporarySite } from './temporary-site.ts';

const SCREEN = pathToFileURL(join(import.meta.dirname, 'screen.html'));

/** What is seen for a while. */
export interface Frame {
  png: Buffer;
  /** Milliseconds. */
  delay: number;
}

/** The screen of the demo: a file that is edited, a terminal, and the page that the development server shows. */
export class Stage {
  readonly frames: Frame[] = [];
  readonly #site: TemporarySite;
  readonly #screen: Page;
  #text: string;
  #caret = 0;
  #terminal = '';

  constructor(site: TemporarySite, screen: Page) {
    this.#site = site;
    this.#screen = screen;
    this.#text = readFileSync(site.page, 'utf8');
  }

  /** The page, as the development server shows it. */
  get shown(): FrameLocator {
    return this.#screen.frameLocator('iframe');
  }

  /** @param address of the development server */
  async open(address: string): Promise<void> {
    await this.#screen.goto(String(SCREEN));
    await this.#screen.locator('iframe').evaluate((frame, src) => {
      frame.setAttribute('src', src);
    }, address);
  }

  /**
   * Puts the caret behind words of the file.
   * @throws when the file does not contain them
   */
  moveBehind(words: string): void {
    const start = this.#text.indexOf(words);
    if (start === -1) throw new Error(`The page of the demo does not contain "${words}".`);
    this.#caret = start + words.length;
  }

  /** Types into the file at the caret, and saves it. */
  type(typed: string): void {
    this.#save(this.#caret, typed);
    this.#caret += typed.length;
  }

  /** Deletes the character before the caret, and saves the file. */
  deleteBack(): void {
    this.#caret -= 1;
    this.#save(this.#caret, '', 1);
  }

  /** Shows words in the terminal, behind those that are there. */
  print(words: string): void {
    this.#terminal += words;
  }

  /** Runs a command of the engine in the site and shows what it prints; the editor shows what it has changed. */
  run(...args: string[]): void {
    this.print(this.#site.run(...args));
    this.#text = readFileSync(this.#site.page, 'utf8');
  }

  /** Takes a picture of the screen that is seen for so many milliseconds. */
  async hold(delay: number): Promise<void> {
    await this.#draw('#editor', <Editor text={this.#text} caret={this.#caret} />);
    await this.#draw('#terminal', this.#terminal);
    const png = await this.#screen.screenshot({ animations: 'disabled' });
    this.frames.push({ png, delay });
  }

  #save(at: number, typed: string, deleted = 0): void {
    this.#text = this.#text.slice(0, at) + typed + this.#text.slice(at + deleted);
    writeFileSync(this.#site.page, this.#text);
  }

  async #draw(place: string, what: ReactNode): Promise<void> {
    await this.#screen.locator(place).evaluate((element, html) => {
      element.innerHTML = html;
    }, renderToStaticMarkup(what));
  }
}
