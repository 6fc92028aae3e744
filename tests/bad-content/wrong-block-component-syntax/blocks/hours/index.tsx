export default function Hours({ text }: { text: string }) {
  return <p>{text}</div>;
}
