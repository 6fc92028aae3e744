import { useStudio } from '../data/store.ts';

/** Where what is dragged would land. */
export function LandingLine() {
  const line = useStudio((state) => state.landing);
  return line ? <div className="landing" style={line} /> : null;
}
