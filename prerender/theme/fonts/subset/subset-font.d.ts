declare module 'subset-font' {
  /** What this project uses of the library, which brings no types. */
  export interface SubsetOptions {
    targetFormat: 'woff2' | 'truetype';
    keepFeatures?: readonly string[];
    variationAxes?: Record<string, number | { min: number; max: number }>;
    noHinting?: boolean;
  }
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
