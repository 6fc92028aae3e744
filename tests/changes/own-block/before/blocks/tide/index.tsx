export default function Tide({ harbor }: { harbor: string }) {
  return <p>{harbor}</p>;
}
