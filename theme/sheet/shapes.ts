import type { Theme } from '../../schema/generated/content.d.ts';

/** How round what is smallest, small, of middle size, large, largest is; and buttons. */
const RADII: Record<Theme['shape'], Record<'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'pill', string>> = {
  sharp: { xs: '1px', sm: '2px', md: '2px', lg: '2px', xl: '3px', pill: '2px' },
  firm: { xs: '3px', sm: '5px', md: '8px', lg: '10px', xl: '14px', pill: '8px' },
  soft: {
    xs: '6px',
    sm: '10px',
    md: '16px',
    lg: '24px',
    xl: 'clamp(24px,1.1rem + 1vw,36px)',
    pill: '999px',
  },
  round: {
    xs: '8px',
    sm: '14px',
    md: '22px',
    lg: '32px',
    xl: 'clamp(32px,1.5rem + 1.4vw,48px)',
    pill: '999px',
  },
};

/** The custom properties of a shape, by name without dashes. */
export function shapeProperties(shape: Theme['shape']): [name: string, value: string][] {
  return Object.entries(RADII[shape]).map(([size, value]) => [`radius-${size}`, value]);
}
