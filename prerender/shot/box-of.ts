/**
 * The box around all elements of a block, in pixels of the page, once its pictures are there; nothing where it shows nothing.
 * Runs in the browser, so it takes everything that it needs with it.
 */
export async function boxOf(selector: string) {
  const elements = [...document.querySelectorAll(selector)];
  const images = document.querySelectorAll<HTMLImageElement>(`img${selector}, ${selector} img`);
  for (const image of images) image.loading = 'eager';
  await Promise.all(Array.from(images, (image) => image.decode().catch(() => undefined)));
  const boxes = elements
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  if (boxes.length === 0) return undefined;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return { x: left + scrollX, y: top + scrollY, width: right - left, height: bottom - top };
}
