/** @throws when the development server does not answer with what was asked for */
export async function fetchJson<Data>(url: string): Promise<Data> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText} (${url})`);
  const data: Data = await response.json();
  return data;
}
