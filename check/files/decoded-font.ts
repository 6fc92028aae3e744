/** What was found out about a font file below media/ by reading it. */
export interface DecodedFont {
  /** Whether browsers can show it. */
  isFont: boolean;
  /** Every character that it can show. */
  characters: string;
}
