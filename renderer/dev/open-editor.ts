/**
 * Opens the writer's editor, on the machine of the development server.
 * @param place `file:line:column`; the file from the site folder, or absolute
 * @returns a sentence if no editor could be opened
 */
export async function openEditor(place: string): Promise<string | undefined> {
  const response = await fetch(editorUrl(place));
  return response.ok ? undefined : response.text();
}

/** The address that opens the editor. */
export function editorUrl(place: string): string {
  return `/__open-in-editor?file=${encodeURIComponent(place)}`;
}
