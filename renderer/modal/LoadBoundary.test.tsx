import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { LoadBoundary } from './LoadBoundary.tsx';

test('shows what is inside, and after a failure nothing, which it tells', () => {
  const onFailure = vi.fn<() => void>();
  const inside = <p>The dialog</p>;
  const boundary = <LoadBoundary onFailure={onFailure}>{inside}</LoadBoundary>;
  expect(renderToStaticMarkup(boundary)).toBe('<p>The dialog</p>');

  const failed = new LoadBoundary({ onFailure, children: inside });
  failed.state = LoadBoundary.getDerivedStateFromError();
  failed.componentDidCatch();
  expect(renderToStaticMarkup(failed.render())).toBe('');
  expect(onFailure).toHaveBeenCalledOnce();
});
