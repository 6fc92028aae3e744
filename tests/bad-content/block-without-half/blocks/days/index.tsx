export default function Days() {
  return <p>Monday</p>;
}
