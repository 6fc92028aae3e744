/*
 * What blocks of a site are made of: the pieces of the engine that they may import, and no others. What is here stays
 * from version to version; docs/blocks-of-your-own.md explains each.
 */
export { useFeatureData } from './data/feature-data.ts';
export { loadScript } from './data/load-script.ts';
export { GroundSection, Lead, Section, Wrap } from './ui/layout/Section.tsx';
export { ButtonLink, TextLink } from './ui/links/Button.tsx';
export { Link } from './ui/links/Link.tsx';
export { FramedPicture } from './ui/media/FramedPicture.tsx';
export { Icon } from './ui/media/Icon.tsx';
export { Picture } from './ui/media/Picture.tsx';
export { DateText } from './ui/text/DateText.tsx';
export { Heading } from './ui/text/Heading.tsx';
export { InlineMarkup } from './ui/text/InlineMarkup.tsx';
export { Markdown } from './markdown/Markdown.tsx';
export type {
  Action,
  DescribedPicture,
  Figure,
  Ground,
  IconLink,
  NamedLink,
  Picture as PictureField,
} from '../schema/generated/content.d.ts';
