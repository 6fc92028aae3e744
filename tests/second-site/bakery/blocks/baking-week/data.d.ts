/* Generated from schema.json by "npm run generate". Do not edit. */

export interface BakingWeek {
  /** Block type: always baking-week. */
  type: 'baking-week';
  /** The heading of the section, shown large above it, without a full stop. Three to eight words. */
  heading: string;
  /** One or two sentences below the heading that introduce the section. */
  lead?: string;
  /** The background of the section: the plain page; a subtle tint that separates it from its neighbors; dark, with the colors of the dark theme also on a light page; or the accent color of the site, for a section that must not be missed. */
  ground: 'plain' | 'subtle' | 'dark' | 'accent';
  /** One bread with its picture, and since when it is baked. */
  special?: BreadOfTheWeek;
  /** The days of the week, in order; two to seven. */
  days: Day[];
}

export interface BreadOfTheWeek {
  /** Stands above the name, such as Brot der Woche. */
  label: string;
  /** Of the bread, two to four words. */
  name: string;
  /** One paragraph of text. **Two asterisks** make words bold, *one* makes them italic, `backticks` make code, [words](https://www.example.com) makes a link, and a line break (below `text: |`) starts a new line; the block prose supports more. */
  text: string;
  /** The day on which it was first baked: 2025-11-25. */
  since?: string;
  /** Such as seit or since. */
  sinceWord: string;
  /** A picture from the media folder. */
  picture: Picture;
}

export interface Picture {
  /** Path of the picture in media/, such as team/anna.svg. */
  src: string;
  /** What the picture shows, in one short sentence, for people who cannot see it. Leave it out if the picture is only decoration, and write decoration: true. */
  alt: string;
  /** Whether the picture only decorates, so that it needs no text alternative. */
  decoration?: boolean;
  /** The point of the picture that stays in sight where it is cropped: how far it is from the left and from the top, each from 0 to 1, such as [0.7, 0.4]. The middle if you leave it out. */
  focus?: number[];
  /** Width to height of the frame that shows the picture, in place of the ratio that the block gives it. It has no effect where a picture has no frame or fills a given room. */
  ratio?: '1:1' | '4:3' | '3:2' | '16:9' | '21:9' | '3:4' | '2:3';
  /** Path in media/ of another picture of the same thing, which screens narrower than 768 pixels show, such as a photo in portrait format. */
  narrow?: string;
  /** Path in media/ of another picture of the same thing, which dark pages show, such as a photo taken in the evening. A drawing in the colors of the theme does not need one. */
  dark?: string;
}

export interface Day {
  /** Such as Dienstag. */
  name: string;
  /** From when there is bread, or that the shop is closed. */
  hours?: string;
  /** What is baked on this day; none on a day of rest. */
  breads: Bread[];
}

export interface Bread {
  /** Of the bread. */
  name: string;
  /** The target: a page of this site (/services/audits), a place or a form (#contact), https://..., mailto:... or tel:... */
  href?: string;
  /** Name of a small line drawing, such as clipboard-list. All names are at https://lucide.dev/icons. Your own drawing in one color, media/icons/instagram.svg, is the icon instagram. */
  icon?: string;
}
