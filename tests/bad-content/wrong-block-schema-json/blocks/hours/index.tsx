export default function Hours() {
  return <p>Open</p>;
}
