/**
 * Opens the writer's editor, on the machine of the development server.
 * @param place `file:line:column`; the file from the site folder, or absolute
 * @returns a sentence if no editor could be opened
 */
export async function openEditor(place: string): Promise<string | undefined> {
  const address = `/__open-in-editor?file=${encodeURIComponent(place)}`;
  const response = await fetch(address, { method: 'POST' });
  return response.ok ? undefined : response.text();
}
