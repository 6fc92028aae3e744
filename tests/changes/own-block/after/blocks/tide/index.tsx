export default function Tide({ harbor }: { harbor: string }) {
  return <p>High water: {harbor}</p>;
}
