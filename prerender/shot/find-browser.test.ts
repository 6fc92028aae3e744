import { expect, onTestFinished, test, vi } from 'vitest';
import { installedChromium } from './find-browser.ts';

test('the browser that is named stands before one that is installed, if it is there', () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('CHROMIUM_PATH', '');
  const installed = installedChromium();
  vi.stubEnv('CHROMIUM_PATH', import.meta.filename);
  expect(installedChromium()).toBe(import.meta.filename);
  vi.stubEnv('CHROMIUM_PATH', `${import.meta.filename}.none`);
  expect(installedChromium()).toBe(installed);
});
