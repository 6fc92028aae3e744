/** What is shown where the studio cannot be. */
export function Message({ title, words }: { title: string; words: string }) {
  return (
    <main className="message">
      <h1>{title}</h1>
      <p>{words}</p>
    </main>
  );
}
